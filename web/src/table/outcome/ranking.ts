/** The seats by result: whoever has won, then by points, the way in which the winners have more or fewer than the rest. */
export function ranked(seats: number, winners: readonly number[], points: readonly number[]): number[] {
  const fewest = winners.some((seat) => points[seat] === Math.min(...points) && points[seat] !== Math.max(...points));
  const way = fewest ? 1 : -1;
  const value = (seat: number): number => (points[seat] ?? 0) * way;
  const won = (seat: number): number => Number(winners.includes(seat));
  return Array.from({ length: seats }, (_, seat) => seat).sort((a, b) => won(b) - won(a) || value(a) - value(b));
}

/** Which place each of them has; who is level shares it. Without points there are winners, and nobody else is placed. */
export function placesOf(order: readonly number[], winners: readonly number[], points: readonly number[]): string[] {
  const level = (a: number, b: number): boolean =>
    winners.includes(a) === winners.includes(b) && (winners.includes(a) || points[a] === points[b]);
  return order.map((seat) => {
    if (points.length === 0 && !winners.includes(seat)) return '';
    return String(order.findIndex((other) => level(other, seat)) + 1);
  });
}
