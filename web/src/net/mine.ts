/** My games: what this device remembers of the tables I sat at. Nothing of it is anywhere else. */

import { recall, remember, seatToken } from './memory';

export interface Mine {
  table: string;
  game: string;
  /** When I last saw it, in milliseconds. */
  at: number;
  you: number;
  names: string[];
  phase: 'broken' | 'lobby' | 'over' | 'paused' | 'playing';
  /** Whose turn it was. */
  awaited: number[];
  won: boolean;
  /** The card that said who I was, where there was one. */
  role: string | null;
  /** The strongest bot at the table. */
  level: string | null;
  lesson: boolean;
}

const MOST = 200;
/** The levels that follow each other, and after how many games at one level the next suits better. */
const LADDER = ['novice', 'normal', 'expert', 'maitre', 'legende'];
const WINS = 2;
const LOSSES = 3;
const FIELDS = ['table', 'game', 'phase'] as const;

export function mine(): Mine[] {
  try {
    const kept = JSON.parse(recall('mine') ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter(isMine).sort((a, b) => b.at - a.at) : [];
  } catch {
    return [];
  }
}

export function isMine(it: unknown): it is Mine {
  if (typeof it !== 'object' || it === null) return false;
  const { at, you, names, awaited } = it as Mine;
  const texts = FIELDS.every((field) => typeof (it as Mine)[field] === 'string');
  return texts && typeof at === 'number' && typeof you === 'number' && Array.isArray(names) && Array.isArray(awaited);
}

export function keep(seen: Mine): void {
  const before = mine().find((one) => one.table === seen.table);
  if (before && JSON.stringify({ ...before, at: 0 }) === JSON.stringify({ ...seen, at: 0 })) return;
  write([seen, ...mine().filter((one) => one.table !== seen.table)]);
}

export const forget = (table: string): void => write(mine().filter((one) => one.table !== table));

export function write(all: Mine[]): void {
  remember('mine', JSON.stringify(all.sort((a, b) => b.at - a.at).slice(0, MOST)));
}

const ended = (one: Mine): boolean => one.phase === 'over' || one.phase === 'broken';
/** Games that go on, as long as my seat is mine; those that wait for me first. */
export const running = (all: Mine[]): Mine[] =>
  all
    .filter((one) => !ended(one) && seatToken(one.table) !== null)
    .sort((a, b) => Number(myTurn(b)) - Number(myTurn(a)) || b.at - a.at);
export const finished = (all: Mine[]): Mine[] => all.filter((one) => one.phase === 'over' && !one.lesson);
export const myTurn = (one: Mine): boolean => one.phase === 'playing' && one.awaited.includes(one.you);

/** How I fared at one game. */
export interface Fared {
  game: string;
  played: number;
  won: number;
  /** How many games in a row I have won now, and at best. */
  streak: number;
  best: number;
  roles: { kind: string; played: number; won: number }[];
}

export function fared(all: Mine[]): Fared[] {
  const over = finished(all);
  return [...new Set(over.map((one) => one.game))].map((game) =>
    faredAt(
      game,
      over.filter((one) => one.game === game),
    ),
  );
}

function faredAt(game: string, newestFirst: Mine[]): Fared {
  const results = newestFirst.map((one) => one.won);
  const streak = atOnce(results, (won) => won);
  return {
    game,
    played: results.length,
    won: results.filter(Boolean).length,
    streak,
    best: longest(results),
    roles: rolesOf(newestFirst),
  };
}

function longest(results: boolean[]): number {
  let [best, now] = [0, 0];
  for (const won of results) best = Math.max(best, (now = won ? now + 1 : 0));
  return best;
}

function rolesOf(games: Mine[]): Fared['roles'] {
  const kinds = [...new Set(games.flatMap((one) => one.role ?? []))];
  return kinds.map((kind) => {
    const as = games.filter((one) => one.role === kind);
    return { kind, played: as.length, won: as.filter((one) => one.won).length };
  });
}

/** The level I chose last, where this game offers it; else one that suits me. */
export function levelAt(game: string, levels: readonly { id: string }[], all: Mine[]): string {
  const offered = levels.map((one) => one.id);
  const chosen = recall('level');
  return chosen !== null && offered.includes(chosen) ? chosen : levelFor(game, offered, all);
}

/** Bots as strong as suits me: a newcomer's are beginners; who wins twice running meets stronger ones, who loses thrice weaker. */
export function levelFor(game: string, levels: readonly string[], all: Mine[]): string {
  const ladder = levels.filter((level) => LADDER.includes(level));
  const past = finished(all).filter((one) => one.game === game && ladder.includes(one.level ?? ''));
  const last = past[0]?.level;
  if (!last) return ladder[0] ?? levels[0] ?? '';
  const results = past
    .slice(
      0,
      atOnce(past, (one) => one.level === last),
    )
    .map((one) => one.won);
  const step = atOnce(results, (won) => won) >= WINS ? 1 : atOnce(results, (won) => !won) >= LOSSES ? -1 : 0;
  return ladder[Math.max(0, Math.min(ladder.length - 1, ladder.indexOf(last) + step))] ?? last;
}

/** How many at the beginning are so. */
function atOnce<T>(all: readonly T[], so: (one: T) => boolean): number {
  const other = all.findIndex((one) => !so(one));
  return other < 0 ? all.length : other;
}
