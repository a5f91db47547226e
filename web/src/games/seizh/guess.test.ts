import { expect, test } from 'vitest';
import type { OptionShown } from '../../protocol/protocol';
import { guessed, sentBy, stillOpen } from './guess';

const option = (rule: string, args: OptionShown['args']): OptionShown => ({
  key: `${rule}:0`,
  words: '',
  rule,
  args,
  standing: true,
});
const grab = sentBy(option('grab', { seat: 0, utensil: 'couteau' }));
const swap = sentBy(option('swap', { seat: 0, utensil: 'couteau', given: 'spatule' }));
const real = { rack: ['couteau', 'passoire'], held: ['spatule'] };

test('a grab is in my hand before the server has answered', () => {
  expect(guessed(real, [grab!])).toEqual({ rack: ['passoire'], held: ['spatule', 'couteau'] });
});

test('a swap is one move', () => {
  expect(guessed(real, [swap!])).toEqual({ rack: ['passoire', 'spatule'], held: ['couteau'] });
});

test('somebody was quicker: the guess is taken back', () => {
  const after = { rack: ['passoire'], held: ['spatule'] };
  expect(stillOpen(after, grab!)).toBe(false);
  expect(guessed(after, [grab!])).toEqual(after);
});

test('what moves no utensil is no guess', () => {
  expect(sentBy(option('end_turn', { seat: 0 }))).toBeNull();
});
