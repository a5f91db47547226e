import { expect, test } from 'vitest';
import { fits, served, slotOf } from './order';

const facts = {
  opera: { flavour: 'chocolat', level: 3 },
  fraisier: { flavour: 'fruits', level: 2 },
  macarons: { flavour: 'amande', level: 3 },
};

test('a place wants a pastry, a flavour, a level or anything', () => {
  expect(fits(slotOf('pastry:opera'), 'opera', facts)).toBe(true);
  expect(fits(slotOf('flavour:fruits'), 'opera', facts)).toBe(false);
  expect(fits(slotOf('level:3'), 'opera', facts)).toBe(true);
  expect(fits(slotOf('any'), 'fraisier', facts)).toBe(true);
});

test('an earlier pastry moves over when a later one fits nowhere else', () => {
  const slots = ['level:3', 'flavour:chocolat'].map(slotOf);
  expect(served(slots, ['opera', 'macarons'], facts)).toEqual(['macarons', 'opera']);
});

test('what fits nowhere stands nowhere', () => {
  expect(served([slotOf('pastry:opera')], ['fraisier'], facts)).toEqual([null]);
});
