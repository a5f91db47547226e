import type { Clocks } from '../../protocol/protocol';
import { say } from '../../words/words.svelte';

/** How a table keeps time: not at all, by a clock with a reserve, or over days. */
export type Tempo = 'free' | 'clock' | 'days';

export interface Timing {
  tempo: Tempo;
  /** Seconds for a move by the clock, and more of them for the whole game. */
  move: number;
  bank: number;
  /** Seconds for a move of a game over days. */
  slow: number;
  reaction: number;
  /** After how many seconds a bot plays for who is away: at a quick table, and over days; 0 is never. */
  away: number;
  slowAway: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const TEMPOS: readonly Tempo[] = ['free', 'clock', 'days'];
export const MOVES = [15, 30, MINUTE, 2 * MINUTE, 5 * MINUTE];
export const BANKS = [0, MINUTE, 3 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
export const SLOW_MOVES = [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const REACTIONS = [10, 20, 40, MINUTE, 2 * MINUTE, 0];
export const AWAYS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 0];
export const SLOW_AWAYS = [0, DAY, 2 * DAY, 7 * DAY];

export const USUAL: Timing = {
  tempo: 'free',
  move: 30,
  bank: 3 * MINUTE,
  slow: DAY,
  reaction: 20,
  away: 2 * MINUTE,
  slowAway: 0,
};

/** What the server is told. Without a clock nothing is counted down; over days a reaction has the time of a move. */
export function clocksOf(timing: Timing): Clocks {
  const { tempo, move, bank, slow, reaction, away, slowAway } = timing;
  if (tempo === 'days') return { move: slow, away: slowAway };
  if (tempo === 'clock') return { move, bank, reaction, away };
  return { reaction: 0, away };
}

/** A time as people say it. */
export function timeSaid(seconds: number): string {
  const [count, unit] = inWords(seconds);
  return say(`time-${unit}`, { count });
}

/** What a table's clock allows; null where nobody is in a hurry. */
export function clockSaid({ move = 0, bank = 0 }: Clocks): string | null {
  if (move === 0) return null;
  return bank > 0
    ? say('clock-bank', { move: timeSaid(move), bank: timeSaid(bank) })
    : say('clock-move', { move: timeSaid(move) });
}

/** The largest unit in which a time is a whole number: `[2, 'hours']`. */
export function inWords(seconds: number): [number, 'days' | 'hours' | 'minutes' | 'seconds'] {
  if (seconds % DAY === 0) return [seconds / DAY, 'days'];
  if (seconds % HOUR === 0) return [seconds / HOUR, 'hours'];
  if (seconds % MINUTE === 0) return [seconds / MINUTE, 'minutes'];
  return [seconds, 'seconds'];
}
