import { expect, test } from 'vitest';
import { added, changed, freeName, numbersOf, removed, rowOf, worded, wordsOf } from './box';

const BOX = {
  numbers: { hand: 5 },
  cards: [{ name: 'ninja', cost: 3, effect: 'ninja' }],
  menu: [{ name: 'dish', ingredients: [{ name: 'ham', value: 3 }] }],
};

test('a card is found and changed wherever it stands, and nothing else moves', () => {
  expect(rowOf(BOX, 'ham')).toEqual({ name: 'ham', value: 3 });
  const next = changed(BOX, 'ham', { value: 4 });
  expect(rowOf(next, 'ham')).toEqual({ name: 'ham', value: 4 });
  expect(next.cards).toEqual(BOX.cards);
  expect(rowOf(BOX, 'ham')).toEqual({ name: 'ham', value: 3 });
  expect(numbersOf({ name: 'ninja', cost: 3, shout: true })).toEqual([['cost', 3]]);
});

test('a card more has a name of its own, and goes with its words', () => {
  const name = freeName(BOX, 'ninja');
  const more = worded(added(BOX, 'cards', 'ninja', name), name, { fr: { name: 'Ombre', text: '' }, icon: '' });
  expect(rowOf(more, name)).toEqual({ name, cost: 3, effect: 'ninja' });
  expect(wordsOf(more, name)).toEqual({ fr: { name: 'Ombre' } });
  expect(freeName(more, 'ninja')).not.toBe(name);
  expect(removed(more, 'cards', name)).toEqual({ ...BOX, words: {} });
  expect(worded(more, name, { fr: { name: '' } })).not.toHaveProperty('words');
});
