import { expect, test } from 'vitest';
import { lineOf, skillOf } from './skill';

test('everybody begins in the middle, and nobody knows', () => {
  expect(skillOf({ mu: 25, sigma: 25 / 3 })).toEqual({ points: 1000, doubt: 667, vague: true });
  expect(skillOf({ mu: 30, sigma: 2 })).toEqual({ points: 1200, doubt: 160, vague: false });
});

test('a curve goes from left to right and is as high as it can be', () => {
  expect(lineOf([25], 10, 4)).toBe('');
  expect(lineOf([25, 27, 26], 10, 4)).toBe('0.0,4.0 5.0,0.0 10.0,2.0');
  expect(lineOf([25, 25], 10, 4)).toBe('0.0,4.0 10.0,4.0');
});
