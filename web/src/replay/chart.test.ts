import { expect, test } from 'vitest';
import { apart, band, line, moveAt, step, upTo, x, y, type Frame } from './chart';

const frame: Frame = { left: 10, right: 110, top: 0, bottom: 50, moves: 20 };
const places = [{ at: 0 }, { at: 4 }, { at: 9 }];

test('a move and its place are each other’s', () => {
  expect(x(frame, 0)).toBe(10);
  expect(x(frame, 20)).toBe(110);
  expect(moveAt(frame, x(frame, 7))).toBeCloseTo(7);
  expect(y(frame, 1)).toBe(0);
  expect(y(frame, 0)).toBe(50);
});

test('lines and bands are drawn from left to right and back', () => {
  expect(
    line(frame, [
      [0, 0],
      [20, 1],
    ]),
  ).toBe('M10.0 50.0L110.0 0.0');
  expect(
    band(
      frame,
      [
        [0, 0],
        [20, 0],
      ],
      [
        [0, 1],
        [20, 1],
      ],
    ),
  ).toBe('M10.0 0.0L110.0 0.0L110.0 50.0L10.0 50.0Z');
  expect(band(frame, [], [])).toBe('');
});

test('arrow keys go from place to place and stop at the ends', () => {
  expect(step(places, 4, 1)).toBe(9);
  expect(step(places, 9, 1)).toBe(9);
  expect(step(places, 5, -1)).toBe(4);
  expect(step(places, 0, -1)).toBe(0);
  expect(upTo(places, 8)?.at).toBe(4);
  expect(upTo(places, -1)?.at).toBe(0);
});

test('labels keep their distance within bounds', () => {
  const placed = apart([100, 98, 2, 100], 12, 0, 100);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect((sorted[i] ?? 0) - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(12);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
  expect(placed[2]).toBe(2);
});
