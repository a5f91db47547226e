/** A game's board as it declares it (`board.toml`): everything the page asks of a board, from data. */
import type { BoardShown, Piece } from '../../protocol/protocol';
import { kinds, pileOf, type AnyTable, type View } from '../../table/view';
import type { BoardModule } from '../board';
import { artOf } from './art';
import Board from './Board.svelte';
import { paint } from './room';
import SeatNote from './SeatNote.svelte';

/** A board of which nothing is known: what the table has is shown all the same. */
export const NOTHING: BoardShown = { layout: { hand: '' }, words: {}, art: [], unworded: [] };

export function declared(game: string, shown: BoardShown): BoardModule {
  const { layout } = shown;
  const hand = layout.hand ?? 'hand';
  const touched = new Set(pieces(shown).flatMap((piece) => piece.rule ?? []));
  paint(game, layout.colour ?? undefined);
  return {
    default: Board,
    declared: shown,
    art: artOf(game, shown),
    hand: hand ? (view) => pileOf(view, hand, view.you) : null,
    ...(layout.from_hand ? { fromHand: layout.from_hand } : {}),
    onBoard: (choice) => touched.has(choice.rule),
    mine: (view) => (layout.mine ?? []).flatMap((field) => kinds(pileOf(view, field, view.you))),
    aim: () => (shown.aim ? { words: shown.aim } : null),
    ...(layout.seats?.length ? { seatNote: SeatNote } : {}),
  };
}

const pieces = ({ layout }: BoardShown): Piece[] => (layout.zones ?? []).flatMap((zone) => zone.pieces);

/** A field's values one by one; of one that is not for each seat, its single value or its list. */
export function valuesOf(view: View<AnyTable>, field: string): (number | null)[] {
  return [view.table[field] ?? []].flat() as (number | null)[];
}

/** Where a step of a track lies that is folded into rows: each row goes on where the one before it ended. */
export function stepAt(n: number, columns: number): { row: number; column: number } {
  const row = Math.floor(n / columns);
  const along = n % columns;
  return { row, column: row % 2 === 0 ? along : columns - 1 - along };
}
