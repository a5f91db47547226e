import { expect, test } from 'vitest';
import { sorts } from '../../style/signs';
import { art } from './art';

test('no two sorts of cards are told apart by colour alone', () => {
  const { alike, count } = sorts('badass', art, 'class');
  expect(count).toBeGreaterThan(2);
  expect(alike).toEqual([]);
});
