/** Columns and rows of the table's places: the fewest that are enough. */
const GRIDS = [
  [6, 2],
  [7, 2],
  [7, 3],
  [7, 4],
  [7, 5],
] as const;

/** What lay somewhere stays there; what is new lies down in the first free place; what was taken leaves its place empty. */
export function keepPlaces(before: readonly (string | null)[], lying: readonly string[]): (string | null)[] {
  const places = before.map((kind) => (kind !== null && lying.includes(kind) ? kind : null));
  for (const kind of lying) {
    if (places.includes(kind)) continue;
    const free = places.indexOf(null);
    if (free < 0) places.push(kind);
    else places[free] = kind;
  }
  return places;
}

export function gridFor(places: number): { columns: number; rows: number } {
  const [columns, rows] = GRIDS.find(([across, down]) => across * down >= places) ?? [7, Math.ceil(places / 7)];
  return { columns, rows };
}
