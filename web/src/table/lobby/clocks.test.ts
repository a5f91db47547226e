import { expect, test } from 'vitest';
import { clockSaid, clocksOf, inWords, USUAL } from './clocks';
import { speech } from '../../words/words.svelte';

globalThis.document ??= { documentElement: {} } as Document;
speech.language = 'en';

test('without a clock nothing is counted down; only who stays away is replaced', () => {
  expect(clocksOf(USUAL)).toEqual({ reaction: 0, away: 120 });
});

test('a clock has a reserve', () => {
  expect(clocksOf({ ...USUAL, tempo: 'clock' })).toEqual({ move: 30, bank: 180, reaction: 20, away: 120 });
});

test('over days no reaction is hurried and no bot steps in unasked', () => {
  expect(clocksOf({ ...USUAL, tempo: 'days' })).toEqual({ move: 86400, away: 0 });
  expect(clocksOf({ ...USUAL, tempo: 'days', slow: 43200, slowAway: 86400 })).toEqual({ move: 43200, away: 86400 });
});

test('times are said in the largest unit that fits', () => {
  expect([30, 60, 90, 7200, 604800].map(inWords)).toEqual([
    [30, 'seconds'],
    [1, 'minutes'],
    [90, 'seconds'],
    [2, 'hours'],
    [7, 'days'],
  ]);
});

test('a table says what its clock allows', () => {
  expect(clockSaid({ reaction: 20, away: 120 })).toBeNull();
  expect(clockSaid({ move: 30, bank: 180 })).toBe('30 s a move, 3 min in reserve');
  expect(clockSaid({ move: 86400 })).toBe('1 day a move');
});
