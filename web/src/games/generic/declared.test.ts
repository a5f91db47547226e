import { expect, test } from 'vitest';
import type { AnyTable, View } from '../../table/view';
import { declared, NOTHING, stepAt, valuesOf } from './declared';

const view = (table: AnyTable): View<AnyTable> => ({
  seats: 2,
  you: 1,
  asking: null,
  your_move: true,
  over: false,
  winners: [],
  ending: null,
  table,
});

const board = declared('mill', {
  ...NOTHING,
  layout: {
    hand: 'held',
    mine: ['goal'],
    from_hand: ['play'],
    zones: [{ pieces: [{ field: 'cells', as: 'grid', columns: 3, rule: 'place', arg: 'cell' }] }],
  },
});

test('hand and secrets are those that the layout names', () => {
  const shown = view({ held: [2, ['fox']], goal: [1, ['moon']] });
  expect(board.hand?.(shown)).toEqual(['fox']);
  expect(board.mine?.(shown)).toEqual(['moon']);
  expect(declared('mill', NOTHING).hand).toBeNull();
});

test('what a piece takes by touch is chosen on the board, the rest in the prompt', () => {
  expect(board.onBoard?.({ rule: 'place', args: { cell: 4 } })).toBe(true);
  expect(board.onBoard?.({ rule: 'pass', args: {} })).toBe(false);
  expect(board.fromHand).toEqual(['play']);
});

test('a folded track turns at the end of each row', () => {
  expect([0, 4, 5, 9, 10].map((n) => stepAt(n, 5))).toEqual([
    { row: 0, column: 0 },
    { row: 0, column: 4 },
    { row: 1, column: 4 },
    { row: 1, column: 0 },
    { row: 2, column: 0 },
  ]);
});

test('values are listed one by one, whatever shape they have', () => {
  expect(valuesOf(view({ a: 3, b: [1, null] }), 'a')).toEqual([3]);
  expect(valuesOf(view({ a: 3, b: [1, null] }), 'b')).toEqual([1, null]);
  expect(valuesOf(view({}), 'c')).toEqual([]);
});
