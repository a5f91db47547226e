/** Always as many columns, so that no plate moves aside when one more lies down. */
const COLUMNS = 7;
const ROWS = 2;

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
  return { columns: COLUMNS, rows: Math.max(ROWS, Math.ceil(places / COLUMNS)) };
}
