/** What there is every day: puzzles, and a deal that all play; what this device has answered. */

import type {
  DailyShown,
  DealShown,
  Guess,
  PlayDeal,
  PuzzleAnswer,
  PuzzleShown,
  Seated,
  Solved,
} from '../protocol/protocol';
import { ask } from './api';
import { deviceKey, myKey, secretBy } from './key';
import { askingSecret, chosenFace, keepSeat, recall, remember, remembered } from './memory';

const DAY = 24 * 3600 * 1000;
const on = (day: string | null): string => (day === null ? '' : `?day=${day}`);

export async function today(): Promise<DailyShown> {
  const found = await ask<DailyShown>('/api/daily', { token: myKey() });
  for (const one of found.solved) if (guessed(one.game, one.day) === null) keep(one.game, one.day, one.right, '');
  return found;
}

export const puzzle = (game: string, day: string | null): Promise<PuzzleShown> =>
  ask<PuzzleShown>(`/api/daily/${game}/puzzle${on(day)}`);

export async function answer(game: string, body: Guess): Promise<PuzzleAnswer> {
  const found = await ask<PuzzleAnswer>(`/api/daily/${game}/puzzle`, { body, token: myKey() });
  if (guessed(game, body.day) === null) keep(game, body.day, found.right, body.key);
  return found;
}

export const deal = (game: string, day: string | null): Promise<DealShown> =>
  ask<DealShown>(`/api/daily/${game}/deal${on(day)}`, { token: myKey() ?? recall('device') });

/** Sit down at today's deal; asked again, at the same table. */
export async function playDeal(game: string, day: string, name: string): Promise<Seated> {
  const body: PlayDeal = { name, face: chosenFace(), token: await seatSecret(game, day) };
  const seated = await ask<Seated>(`/api/daily/${game}/deal`, { body, token: deviceKey() });
  keepSeat(seated.table, seated.token);
  return seated;
}

/** Follows from my card's key where there is one, so that another device of mine goes on with it. */
async function seatSecret(game: string, day: string): Promise<string> {
  const key = myKey();
  if (key === null || (crypto.subtle as SubtleCrypto | undefined) === undefined)
    return askingSecret(`deal.${game}.${day}`);
  return secretBy(key, `deal/${game}/${day}`);
}

// -- What this device has answered ----------------------------------------------------------------

export interface Guessed {
  right: boolean;
  /** What was chosen; nothing where another device did. */
  key: string;
}

const keep = (game: string, day: string, right: boolean, key: string): void =>
  remember(`puzzle.${day}.${game}`, `${right ? 'right' : 'wrong'} ${key}`);

export function guessed(game: string, day: string): Guessed | null {
  const [verdict, key] = (recall(`puzzle.${day}.${game}`) ?? '').split(' ');
  return verdict ? { right: verdict === 'right', key: key ?? '' } : null;
}

/** The puzzles answered on this device or my card. */
export const solved = (): Solved[] =>
  remembered('puzzle.').map((name) => {
    const [, day = '', game = ''] = name.split('.');
    return { game, day, right: guessed(game, day)?.right ?? false };
  });

/** How many days in a row, up to today or yesterday, at least one puzzle was solved. */
export function streak(all: readonly Solved[], day: string): number {
  const right = new Set(all.filter((one) => one.right).map((one) => one.day));
  let at = Date.parse(day);
  if (!right.has(day)) at -= DAY;
  let length = 0;
  while (right.has(new Date(at - length * DAY).toISOString().slice(0, 10))) length += 1;
  return length;
}
