import { expect, test } from 'vitest';
import { gridFor, keepPlaces } from './places';

test('what is taken leaves its place empty, and nothing else moves', () => {
  expect(keepPlaces(['oeuf', 'sucre', 'ail'], ['oeuf', 'ail'])).toEqual(['oeuf', null, 'ail']);
});

test('what is new lies down where there is room first', () => {
  expect(keepPlaces(['oeuf', null, 'ail'], ['oeuf', 'ail', 'miel', 'sel'])).toEqual(['oeuf', 'miel', 'ail', 'sel']);
});

test('the table has room for whatever lies on it', () => {
  expect(gridFor(0)).toEqual({ columns: 7, rows: 2 });
  for (let n = 1; n < 80; n += 1) expect(gridFor(n).columns * gridFor(n).rows).toBeGreaterThanOrEqual(n);
});

test('one more plate moves no other aside', () => {
  for (let n = 1; n < 80; n += 1) expect(gridFor(n).columns).toBe(gridFor(0).columns);
});
