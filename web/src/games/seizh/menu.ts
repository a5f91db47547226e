import type { Catalogue } from '../../protocol/protocol';

type Side = 'galette' | 'crepe';
export interface Dish {
  name: string;
  side: Side;
  /** Whether it is one of my specialities. */
  own: boolean;
  ingredients: string[];
}

/** The lines of the menu with what belongs on each; my specialities come first. */
export function dishes(facts: Catalogue['facts'], specialities: readonly string[]): Dish[] {
  const lines = new Map<string, Dish>();
  for (const [kind, { of, side }] of Object.entries(facts)) {
    if (of === undefined) continue;
    const name = String(of);
    const dish = lines.get(name) ?? { name, side: side as Side, own: specialities.includes(name), ingredients: [] };
    lines.set(name, { ...dish, ingredients: [...dish.ingredients, kind] });
  }
  return [...lines.values()].sort((a, b) => Number(b.own) - Number(a.own));
}
