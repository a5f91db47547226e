import { expect, test } from 'vitest';
import { choose, valueOf } from './settings';

const count = { id: 'count', words: '', values: ['book', 'window'].map((id) => ({ id, words: id })) };
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
