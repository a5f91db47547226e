import type { TournamentShown } from '../../protocol/protocol';

type Round = TournamentShown['rounds'][number];
type TableOfRound = Round['tables'][number];
type Chair = TableOfRound['chairs'][number];

export const roundNow = (t: TournamentShown): Round | null => t.rounds.at(-1) ?? null;

export const nameIn = (t: TournamentShown, player: number | null): string | null =>
  player === null ? null : (t.entrants[player]?.name ?? '');

/** Where somebody sits in a round: which table, counted from 1. */
export function seatIn(round: Round | null, player: number | null): { number: number; table: TableOfRound } | null {
  const found =
    round?.tables.findIndex((one) => player !== null && one.chairs.some((it) => it.player === player)) ?? -1;
  const table = round?.tables[found];
  return table ? { number: found + 1, table } : null;
}

/** The tables of the round that are not over yet, by their numbers. */
export const waitedFor = (round: Round | null): number[] =>
  (round?.tables ?? []).flatMap((one, n) => (one.done ? [] : [n + 1]));

/** As they came in, once that is known; before, as they sit. */
export const inOrder = (chairs: readonly Chair[]): Chair[] =>
  [...chairs].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));

export type Moment = 'open' | 'seat' | 'waiting' | 'away' | 'pause' | 'between' | 'out' | 'over' | 'watching';

/** What the page is about for whoever looks at it. */
export function momentOf(t: TournamentShown): Moment {
  if (t.stage === 'over') return 'over';
  if (t.you === null) return t.stage === 'open' ? 'open' : 'watching';
  const mine = seatIn(roundNow(t), t.you);
  if (t.stage === 'open') return 'open';
  if (t.stage === 'playing' && mine && !mine.table.done) return t.paused ? 'pause' : 'seat';
  if (t.kind === 'knockout') {
    const last = mine?.table.chairs.find((chair) => chair.player === t.you);
    const done = roundNow(t)?.done ?? false;
    return mine && (!done || last?.through) ? (t.stage === 'between' ? 'between' : 'waiting') : 'out';
  }
  if (!t.entrants[t.you]?.here) return 'away';
  return t.stage === 'between' ? 'between' : 'waiting';
}
