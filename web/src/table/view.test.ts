import { expect, test } from 'vitest';
import type { Catalogue } from '../protocol/protocol';
import { cardsOf, distinct, lying, open, seatsOf, size, tellingCards } from './view';

const catalogue = {
  rules: { play_card: { seat: 'seat', kind: 'card', target: 'seat' }, bid: { amount: 'number' } },
} as unknown as Catalogue;

test('equal cards keep their own keys', () => {
  expect(lying(['fire', 'ice', 'fire', null]).map((card) => card.id)).toEqual([
    'fire#0',
    'ice#0',
    'fire#1',
    'unseen#0',
  ]);
});

test('a number is that many unseen cards', () => {
  expect(lying(2)).toEqual([
    { id: 'unseen#0', kind: null },
    { id: 'unseen#1', kind: null },
  ]);
});

test('an open pile says that there may be more, and counts only what is seen', () => {
  expect(open(['fire', '…'])).toBe(true);
  expect(size(['fire', '…'])).toBe(1);
  expect(open(['fire'])).toBe(false);
  expect(open(3)).toBe(false);
});

test('equal choices are one', () => {
  expect(distinct([{ key: 'a' }, { key: 'b' }, { key: 'a' }])).toEqual([{ key: 'a' }, { key: 'b' }]);
});

test('choices say which cards and which other seats they are about', () => {
  const choice = { rule: 'play_card', args: { seat: 1, kind: 'maladresse', target: 3 } };
  expect(cardsOf(catalogue, choice)).toEqual(['maladresse']);
  expect(seatsOf(catalogue, choice, 1)).toEqual([3]);
});

test('choices are told apart by the card in which they differ, and not by one that all of them name', () => {
  const swap = (given: string) => ({ rule: 'swap', args: { wanted: 'paris_brest', given } });
  const aim = (target: number) => ({ rule: 'play_card', args: { seat: 0, kind: 'justicier', target } });
  const words = { rules: { ...catalogue.rules, swap: { wanted: 'card', given: 'card' } } } as unknown as Catalogue;
  expect(tellingCards(words, [swap('savarin'), swap('fraisier')])).toEqual(['savarin', 'fraisier']);
  expect(tellingCards(words, [aim(1), aim(2)])).toEqual([undefined, undefined]);
});

test('no target, and plain numbers, are no seats', () => {
  expect(seatsOf(catalogue, { rule: 'play_card', args: { seat: 0, kind: 'fire', target: -1 } }, 0)).toEqual([]);
  expect(seatsOf(catalogue, { rule: 'play_card', args: { seat: 0, kind: 'fire', target: null } }, 0)).toEqual([]);
  expect(seatsOf(catalogue, { rule: 'bid', args: { amount: 2 } }, 0)).toEqual([]);
});
