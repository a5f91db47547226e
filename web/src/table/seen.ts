import type { BoardModule } from '../games/board';
import type { Mine } from '../net/mine';
import type { State, Table } from '../protocol/protocol';
import { viewOf } from './view';

/** What is remembered of a game at which I have a seat; null for who only watches. */
export function seenNow(table: Table, state: State, you: number, board: BoardModule): Omit<Mine, 'at'> | null {
  if (you < 0) return null;
  const view = viewOf(state);
  const levels = table.seats.flatMap((seat) => (seat.kind === 'bot' ? (seat.level ?? []) : []));
  return {
    table: table.id,
    game: table.game,
    you,
    names: table.seats.map((seat) => seat.name),
    phase: view.over ? 'over' : table.phase,
    awaited: view.over ? [] : state.waiting_for,
    won: view.over && view.winners.includes(you),
    role: board.mine?.(view)[0] ?? null,
    level: levels[0] ?? null,
    lesson: state.lesson != null,
  };
}
