import { expect, test, vi } from 'vitest';
import { speech } from '../words/words.svelte';
import { turnSaid } from './turn';

vi.stubGlobal('document', { documentElement: {} });

test('one knows whose turn it is', () => {
  speech.language = 'fr';
  const names = ['Maïwenn', 'Oscar', 'Inès'];
  expect(turnSaid([0], 0, names)).toBe('À toi de jouer');
  expect(turnSaid([1], 0, names)).toBe('Tour d’Oscar');
  expect(turnSaid([0, 1, 2], 0, names)).toBe('Chacun répond');
  expect(turnSaid([], 0, names)).toBe('');
});
