import { expect, test } from 'vitest';
import { choose, markedSeats, together, valueOf } from './settings';

const shown = (id: string, values: string[], seats: boolean) => ({
  id,
  words: '',
  seats,
  values: values.map((value) => ({ id: value, words: value })),
});
const count = shown('count', ['book', 'window'], false);
const settings = { balanced: { count: 'window' } };

test('a named setting brings its options along, unless something else is chosen', () => {
  expect(valueOf(count, {}, settings)).toBe('book');
  expect(valueOf(count, { numbers: 'balanced' }, settings)).toBe('window');
  expect(valueOf(count, { numbers: 'balanced', count: 'book' }, settings)).toBe('book');
});

test('what a setting brought along does not outlive it', () => {
  const balanced = choose({ draw: 'one', count: 'book' }, 'numbers', 'balanced', settings);
  expect(balanced).toEqual({ draw: 'one', numbers: 'balanced' });
  const full = { ...balanced, count: 'window' };
  expect(choose(full, 'numbers', 'printed', settings)).toEqual({ draw: 'one', numbers: 'printed' });
  expect(choose(full, 'count', 'book', settings)).toEqual({ ...full, count: 'book' });
});

test('any seats can be marked together, in the order of the table', () => {
  const children = shown('children', ['none', 'seat_1', 'seat_2', 'seat_3'], true);
  expect(together(children, ['none'], 'seat_3')).toBe('seat_3');
  expect(together(children, ['seat_3'], 'seat_1')).toBe('seat_1+seat_3');
  expect(together(children, ['seat_1', 'seat_3'], 'seat_3')).toBe('seat_1');
  expect(together(children, ['seat_1'], 'seat_1')).toBe('none');
});

test('so many children, as a program says it, are the last seats of the table', () => {
  const children = shown('children', ['none', 'seat_1', 'seat_2', 'seat_3', 'seat_4'], true);
  expect(markedSeats(children, '2', 4)).toEqual(['seat_3', 'seat_4']);
  expect(markedSeats(children, '2', 3)).toEqual(['seat_2', 'seat_3']);
  expect(markedSeats(children, '3', 2)).toEqual(['seat_1', 'seat_2']);
  expect(markedSeats(children, 'seat_1+seat_3', 4)).toEqual(['seat_1', 'seat_3']);
  expect(together(children, markedSeats(children, '2', 4), 'seat_1')).toBe('seat_1+seat_3+seat_4');
});
