import type { Language } from '../words/language';

/** How a game is played, in our own words: enough to sit down; cards and rulings say the rest. */
export interface Rules {
  goal: string;
  turn: string[];
  know: string[];
  end: string;
}

export type RulesInWords = Record<Language, Rules>;
