import { expect, test } from 'vitest';
import { sorts } from '../../style/signs';
import { art, FAMILIES } from './art';

test('no two sorts of cards are told apart by colour alone', () => {
  const { alike, count } = sorts('bunny', art, 'family');
  expect(count).toBeGreaterThan(2);
  expect(alike).toEqual([]);
});

test('no two families of the village share a picture', () => {
  const pictures = Object.values(FAMILIES).map((one) => one.picture);
  expect(new Set(pictures).size).toBe(pictures.length);
});
