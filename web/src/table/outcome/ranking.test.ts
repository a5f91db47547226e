import { expect, test } from 'vitest';
import { placesOf, ranked } from './ranking';

test('the most points lead, after whoever has won', () => {
  expect(ranked(4, [2], [5, 9, 9, 7])).toEqual([2, 1, 3, 0]);
});

test('where the fewest win, the fewest lead', () => {
  expect(ranked(4, [1], [44, 42, 67, 53])).toEqual([1, 0, 3, 2]);
});

test('without points the winners stand first', () => {
  expect(ranked(4, [1, 3], [])).toEqual([1, 3, 0, 2]);
  expect(placesOf([1, 3, 0, 2], [1, 3], [])).toEqual(['1', '1', '', '']);
});

test('who is level shares a place', () => {
  expect(placesOf([2, 1, 3, 0], [2], [5, 9, 10, 9])).toEqual(['1', '2', '2', '4']);
});

test('everybody level has won together', () => {
  expect(ranked(3, [0, 1, 2], [7, 7, 7])).toEqual([0, 1, 2]);
  expect(placesOf([0, 1, 2], [0, 1, 2], [7, 7, 7])).toEqual(['1', '1', '1']);
});
