import type { Language } from '../lib/language';

/** How a game is played, in our own words: enough to sit down; cards and rulings say the rest. */
export interface Rules {
  goal: string;
  turn: string[];
  know: string[];
  end: string;
}

type Both = Record<Language, Rules>;

const BOOKS = import.meta.glob<Both>(['./*.ts', '!./rules.ts', '!./*.test.ts'], { import: 'rules' });

export async function rulesOf(game: string): Promise<Both | null> {
  return (await BOOKS[`./${game}.ts`]?.()) ?? null;
}
