import { expect, test } from 'vitest';
import { of } from './elision';
import { sayIn } from './words.svelte';

test.each([
  ['Alice', 'd’Alice'],
  ['Élodie', 'd’Élodie'],
  ['Œdipe', 'd’Œdipe'],
  ['Hippolyte', 'd’Hippolyte'],
  ['Honorine', 'd’Honorine'],
  ['Harry', 'de Harry'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Bruno', 'de Bruno'],
  ['42', 'de 42'],
])('%s: %s', (name, expected) => {
  expect(of(name)).toBe(expected);
});

test('pages elide names', () => {
  expect(sayIn('fr', 'table-of', { name: 'Aurèle' })).toBe('La table d’Aurèle');
  expect(sayIn('fr', 'turning-chances', { names: 'Anatole', before: 10, after: 20 })).toContain('Chances d’Anatole');
  expect(sayIn('en', 'table-of', { name: 'Aurèle' })).toBe('Aurèle’s table');
});
