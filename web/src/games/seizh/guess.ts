import type { OptionShown } from '../../protocol/protocol';

/** A move with a utensil that was sent and is not yet answered. */
export interface Sent {
  key: string;
  taken: string | null;
  given: string | null;
}

export interface Hands {
  rack: string[];
  held: string[];
}

const RULES: Record<string, { taken: string | null; given: string | null }> = {
  grab: { taken: 'utensil', given: null },
  drop: { taken: null, given: 'utensil' },
  swap: { taken: 'utensil', given: 'given' },
};

/** What an option would move; null if it moves no utensil between the heap and my hands. */
export function sentBy(option: OptionShown): Sent | null {
  const rule = RULES[option.rule];
  if (!rule) return null;
  const named = (name: string | null) => (name === null ? null : String(option.args[name]));
  return { key: option.key, taken: named(rule.taken), given: named(rule.given) };
}

/** Whether a move is still to come: what it takes lies in the heap and what it gives is in my hands. */
export const stillOpen = (real: Hands, { taken, given }: Sent): boolean =>
  (taken === null || real.rack.includes(taken)) && (given === null || real.held.includes(given));

/** The table as it will be once all that was sent is done; what has become impossible is left out: a roll-back. */
export function guessed(real: Hands, sent: readonly Sent[]): Hands {
  let { rack, held } = real;
  for (const move of sent) {
    if (!stillOpen({ rack, held }, move)) continue;
    const { taken, given } = move;
    rack = [...rack.filter((kind) => kind !== taken), ...(given === null ? [] : [given])];
    held = [...held.filter((kind) => kind !== given), ...(taken === null ? [] : [taken])];
  }
  return { rack, held };
}
