import { expect, test } from 'vitest';
import type { SeatHeld } from '../protocol/protocol';
import { faredBy } from './fared';

const held = (game: string, over: boolean, won: boolean): SeatHeld => ({
  ...{ table: 't', seat: 0, salt: '', at: 0, role: '' },
  ...{ game, over, won },
});

test('only games that are over count', () => {
  const seats = [
    held('chess', true, true),
    held('go', true, false),
    held('chess', true, false),
    held('ludo', false, false),
  ];
  expect(faredBy(seats)).toEqual([
    { game: 'chess', played: 2, won: 1 },
    { game: 'go', played: 1, won: 0 },
  ]);
  expect(faredBy([])).toEqual([]);
});
