import { expect, test } from 'vitest';
import { added, alike, changed, freeName, modelOf, numbersOf, removed, replaced, rowOf, worded, wordsOf } from './box';

const NINJA = { name: 'ninja', cost: 3, effect: 'ninja' };
const BOX = {
  numbers: { hand: 5 },
  cards: [NINJA],
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
  const more = worded(added(BOX, 'cards', NINJA, name), name, { fr: { name: 'Ombre', text: '' }, icon: '' });
  expect(rowOf(more, name)).toEqual({ name, cost: 3, effect: 'ninja' });
  expect(wordsOf(more, name)).toEqual({ fr: { name: 'Ombre' } });
  expect(freeName(more, 'ninja')).not.toBe(name);
  expect(removed(more, 'cards', name)).toEqual({ ...BOX, words: {} });
  expect(worded(more, name, { fr: { name: '' } })).not.toHaveProperty('words');
});

test('a card can work like another, with its own numbers first and then as printed', () => {
  const thief = { name: 'thief', class: 'trick', effect: 'thief', cost: 1, amount: 2 };
  const [kept, whole] = alike({ ...NINJA, class: 'assassin', copies: 7 }, thief);
  expect(kept).toEqual({ name: 'ninja', class: 'assassin', effect: 'thief', cost: 3, amount: 2, copies: 7 });
  expect(whole).toEqual({ name: 'ninja', class: 'trick', effect: 'thief', cost: 1, amount: 2, copies: 7 });
  expect(rowOf(replaced(BOX, 'cards', whole ?? {}), 'ninja')).toBe(whole);
  const models = [{ row: NINJA }, { row: thief }];
  expect(modelOf(models, { ...NINJA, name: 'ninja_2', cost: 1 })?.row).toBe(NINJA);
  expect(modelOf(models, { ...thief, class: 'other' })?.row).toBe(thief);
  expect(modelOf(models, { name: 'x', flavour: 'y' })).toBeUndefined();
});

test('a card without an effect takes what the other is made of', () => {
  const [kept] = alike({ name: 'tart', flavour: 'rum', level: 2 }, { name: 'opera', flavour: 'coffee', level: 3 });
  expect(kept).toEqual({ name: 'tart', flavour: 'coffee', level: 2 });
});
