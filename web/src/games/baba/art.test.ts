import { expect, test } from 'vitest';
import { sorts } from '../../style/signs';
import { art, FLAVOURS } from './art';

test('no two sorts of cards are told apart by colour alone', () => {
  const { alike, count } = sorts('baba', art, 'flavour');
  expect(count).toBeGreaterThan(2);
  expect(alike).toEqual([]);
});

test('no two flavours share a picture', () => {
  const pictures = Object.values(FLAVOURS).map((one) => one.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});
