import type { SeatHeld } from '../protocol/protocol';

/** How somebody fared at one game. */
export interface Line {
  game: string;
  played: number;
  won: number;
}

/** By games that are over, the one that was played most first. */
export function faredBy(seats: readonly SeatHeld[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { game, won } of seats.filter((held) => held.over)) {
    const line = lines.get(game) ?? { game, played: 0, won: 0 };
    lines.set(game, { game, played: line.played + 1, won: line.won + Number(won ?? false) });
  }
  return [...lines.values()].sort((a, b) => b.played - a.played || a.game.localeCompare(b.game));
}
