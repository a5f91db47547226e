import { expect, test } from 'vitest';
import { spot, way } from './way';

test('a walk from arm to arm goes through the centre', () => {
  expect(way(1, 7)).toEqual([1, 0, -1, 6, 7]);
});

test('along one arm it goes straight, inwards and outwards', () => {
  expect(way(11, 9)).toEqual([11, 10, 9]);
  expect(way(9, 11)).toEqual([9, 10, 11]);
  expect(way(-1, 4)).toEqual([-1, 3, 4]);
});

test('the arms lie left, right, up and down', () => {
  expect([2, 5, 8, 11].map(spot)).toEqual([
    { x: 0, y: 3 },
    { x: 6, y: 3 },
    { x: 3, y: 0 },
    { x: 3, y: 6 },
  ]);
  expect(spot(-1)).toEqual({ x: 3, y: 3 });
});
