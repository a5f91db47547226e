import type { Catalogue } from '../../protocol/protocol';
import { cardName } from '../../table/view';
import { say } from '../../words/words.svelte';

/** A place of an order: a pastry by name, any of a flavour or a level, or any at all. */
export interface Slot {
  sort: 'pastry' | 'flavour' | 'level' | 'any';
  wanted: string;
}

export function slotOf(text: string): Slot {
  const [sort = 'any', wanted = ''] = text.split(':');
  return { sort: sort as Slot['sort'], wanted };
}

/** What a place asks for. */
export function wantedIn(slot: Slot, catalogue: Catalogue): string {
  if (slot.sort === 'any') return say('baba-any');
  return slot.sort === 'level' ? say('baba-level', { level: slot.wanted }) : cardName(catalogue, slot.wanted);
}

export function fits(slot: Slot, pastry: string, facts: Catalogue['facts']): boolean {
  if (slot.sort === 'any') return true;
  if (slot.sort === 'pastry') return slot.wanted === pastry;
  return String(facts[pastry]?.[slot.sort]) === slot.wanted;
}

/** Which pastry stands on which place, so that as many as can be find one; null for an empty stand. */
export function served(
  slots: readonly Slot[],
  pastries: readonly string[],
  facts: Catalogue['facts'],
): (string | null)[] {
  const owner: (number | null)[] = slots.map(() => null);
  const seat = (pastry: number, tried: Set<number>): boolean => {
    for (const [place, slot] of slots.entries()) {
      if (tried.has(place) || !fits(slot, pastries[pastry] ?? '', facts)) continue;
      tried.add(place);
      const other = owner[place] ?? null;
      if (other === null || seat(other, tried)) {
        owner[place] = pastry;
        return true;
      }
    }
    return false;
  };
  pastries.forEach((_, pastry) => seat(pastry, new Set()));
  return owner.map((pastry) => (pastry === null ? null : (pastries[pastry] ?? null)));
}
