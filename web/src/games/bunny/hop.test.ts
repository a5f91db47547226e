import { expect, test } from 'vitest';
import type { Told } from '../../protocol/protocol';
import { flightsOf } from './hop';

const told = (event: string, args: Told['args']): Told => ({ event, args, cause: null, words: '', why: '' });

test('rabbits that are collected fly from their space to whoever collects them', () => {
  expect(flightsOf([told('collected', { seat: 1, space: 4, rabbits: 2 })], 0)).toEqual([
    { from: 'space-4', to: 'seat-1' },
    { from: 'space-4', to: 'seat-1' },
  ]);
});

test('mine fly to my domain, and a rabbit given away leaves it', () => {
  expect(flightsOf([told('crossed', { seat: 0, space: 1, rabbits: 1 })], 0)).toEqual([
    { from: 'space-1', to: 'domain' },
  ]);
  expect(flightsOf([told('gave', { seat: 0, target: 2 })], 0)).toEqual([{ from: 'domain', to: 'seat-2' }]);
});

test('what moves no rabbit sets none in motion, and a crowd stays within bounds', () => {
  expect(flightsOf([told('moved', { seat: 0, space: 1 })], 0)).toEqual([]);
  expect(flightsOf(new Array<Told>(9).fill(told('collected', { seat: 1, space: 4, rabbits: 5 })), 0).length).toBe(12);
});
