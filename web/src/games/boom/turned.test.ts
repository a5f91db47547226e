import { expect, test } from 'vitest';
import { turned } from './turned';

test('a returned card is turned round, not multiplied by minus one', () => {
  expect([1, -1, 2, -2, 4, 0].map(turned)).toEqual(['', '⇄', '×2', '⇄×2', '×4', '✕']);
});
