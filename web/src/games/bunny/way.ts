export const ARM = 3;
export const CENTRE = -1;

const DIRECTIONS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Where a space lies in the cross of seven by seven: the centre at 3, 3; arms to the left, right, up and down. */
export function spot(space: number): { x: number; y: number } {
  if (space < 0) return { x: 3, y: 3 };
  const [dx, dy] = DIRECTIONS[Math.floor(space / ARM)] ?? [0, 0];
  const step = (space % ARM) + 1;
  return { x: 3 + dx * step, y: 3 + dy * step };
}

const outward = (space: number): number[] =>
  space < 0 ? [] : Array.from({ length: (space % ARM) + 1 }, (_, i) => space - (space % ARM) + i);

/** Every space of a walk, start and end as well: back towards the centre, then out. */
export function way(start: number, goal: number): number[] {
  const [back, out] = [outward(start), outward(goal)];
  let shared = 0;
  while (shared < Math.min(back.length, out.length) && back[shared] === out[shared]) shared += 1;
  const turning = shared > 0 ? (back[shared - 1] ?? CENTRE) : CENTRE;
  return [...back.slice(shared).reverse(), turning, ...out.slice(shared)];
}
