import { expect, test } from 'vitest';
import { feelingOf } from './feeling';
import type { Told } from '../../protocol/protocol';

const told = (event: string, args: Told['args']): Told => ({ event, args, cause: null, words: '', why: '' });

test('whoever does something nods, whoever it is done to is shaken, nobody else stirs', () => {
  const stolen = [told('stole', { seat: 1, victim: 2 })];
  expect([0, 1, 2].map((seat) => feelingOf(stolen, seat))).toEqual([null, 'acts', 'met']);
});

test('what is done to somebody counts more than what they do themselves', () => {
  const both = [told('turn_began', { seat: 2 }), told('played', { seat: 1, target: 2 })];
  expect(feelingOf(both, 2)).toBe('met');
});

test('who names nobody else is not shaken by themselves', () => {
  expect(feelingOf([told('played', { seat: 1, target: 1 })], 1)).toBe('acts');
});
