import { expect, test } from 'vitest';
import { EVEN, LONGEST, SPEEDS, clockOf, dueAfter, elapsed, nextSpeed, roughly, speedSaid, waitFor } from './tempo';

const step = (after?: number) => ({ n: 1, seat: 0, words: 'x', at: 1, ...(after === undefined ? {} : { after }) });

test('a move comes when it came, and a long wait is shortened to one that says what it was', () => {
  expect(waitFor(step(250), true, 1)).toEqual({ ms: 250, cut: 0 });
  expect(waitFor(step(250), true, 4)).toEqual({ ms: 62.5, cut: 0 });
  expect(waitFor(step(40_000), true, 1)).toEqual({ ms: LONGEST, cut: 40_000 });
  expect(waitFor(step(40_000), true, 0.5)).toEqual({ ms: 2 * LONGEST, cut: 40_000 });
});

test('without times, or without the wish for them, moves come evenly', () => {
  expect(waitFor(step(40_000), false, 2)).toEqual({ ms: EVEN / 2, cut: 0 });
  expect(waitFor(undefined, true, 1)).toEqual({ ms: EVEN, cut: 0 });
});

test('delays do not add up, and a long one is not made up for', () => {
  expect(dueAfter(1000, 100, 1130)).toBe(1100);
  expect(dueAfter(1000, 100, 5000)).toBe(5000);
  expect(dueAfter(1000, 4000, 1010)).toBe(5000);
});

test('a key goes through all speeds and comes back', () => {
  const seen = [1];
  for (const _ of SPEEDS) seen.push(nextSpeed(seen.at(-1) ?? 1));
  expect(seen).toEqual([1, 2, 4, 0.5, 1]);
  expect(seen.map(speedSaid)).toEqual(['1×', '2×', '4×', '½×', '1×']);
});

test('the time of the game is that of its moves', () => {
  expect(elapsed([step(500), step(61_000), step()], 2)).toBe(61_500);
  expect([0, 7400, 61_500, 3_723_000].map(clockOf)).toEqual(['0:00', '0:07', '1:01', '1:02:03']);
  expect([40_400, 113_000, 140_000, 9_000_000, 200_000_000].map(roughly)).toEqual([40, 113, 120, 10_800, 172_800]);
});
