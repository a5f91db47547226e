import { expect, test } from 'vitest';
import type { TournamentShown } from '../../protocol/protocol';
import { inOrder, momentOf, seatIn, waitedFor } from './reading';

const chair = (player: number | null, place: number | null = null, through = false) => ({
  ...{ player, place, points: null, away: false, through },
});
const table = (name: string, done: boolean, ...players: (number | null)[]) => ({
  ...{ table: name, done, void: false, chairs: players.map((player) => chair(player)) },
});
const entrant = (id: number, here = true) => ({ id, name: `P${id}`, face: null, here, out: false, muted: false });
const PLAYING = {
  ...{ kind: 'swiss', stage: 'playing', paused: false, you: 0 },
  entrants: [0, 1, 2, 3].map((id) => entrant(id)),
  rounds: [{ done: false, most: 4, tables: [table('a', false, 0, 1), table('b', true, 2, 3, null)] }],
} as unknown as TournamentShown;
const as = (more: Partial<TournamentShown>): TournamentShown => ({ ...PLAYING, ...more });

test('who has a table that goes on is shown to their seat', () => {
  expect(momentOf(PLAYING)).toBe('seat');
  expect(momentOf(as({ paused: true }))).toBe('pause');
  expect(seatIn(PLAYING.rounds[0] ?? null, 1)).toMatchObject({ number: 1, table: { table: 'a' } });
});

test('whose table is over waits for the others', () => {
  expect(momentOf(as({ you: 2 }))).toBe('waiting');
  expect(waitedFor(PLAYING.rounds[0] ?? null)).toEqual([1]);
});

test('who takes no part looks on, and may enter before the start', () => {
  expect(momentOf(as({ you: null }))).toBe('watching');
  expect(momentOf(as({ you: null, stage: 'open' }))).toBe('open');
});

test('who was away is asked whether they are back', () => {
  expect(momentOf(as({ stage: 'between', entrants: [entrant(0, false), entrant(1)] }))).toBe('away');
  expect(momentOf(as({ stage: 'between' }))).toBe('between');
});

test('in knock-out who has not come through is out', () => {
  const done = (through: boolean) => ({
    ...{ done: true, most: 4, tables: [{ ...table('a', true), chairs: [chair(0, 1, through), chair(1, 2)] }] },
  });
  expect(momentOf(as({ kind: 'knockout', stage: 'between', rounds: [done(true)] }))).toBe('between');
  expect(momentOf(as({ kind: 'knockout', stage: 'between', rounds: [done(false)] }))).toBe('out');
  expect(momentOf(as({ kind: 'knockout', stage: 'over', rounds: [done(false)] }))).toBe('over');
});

test('a table is listed as its players came in', () => {
  expect(inOrder([chair(0, 3), chair(1, 1), chair(null, 2)]).map((it) => it.player)).toEqual([1, null, 0]);
  expect(inOrder([chair(3), chair(1)]).map((it) => it.player)).toEqual([3, 1]);
});
