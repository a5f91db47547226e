/** A box as its tables, and what can be changed in it; every change gives a new one. */
export type Row = Record<string, unknown>;
export type Box = Record<string, unknown>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
export const rowsOf = (box: Box, table: string): Row[] => {
  const rows = box[table];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
};

/** The row of a card, wherever it stands, also within another. */
export function rowOf(box: Box, kind: string): Row | null {
  const search = (value: unknown): Row | null => {
    if (Array.isArray(value)) return value.map(search).find((found) => found !== null) ?? null;
    if (!isRow(value)) return null;
    return value['name'] === kind ? value : search(Object.values(value));
  };
  return search(Object.entries(box).map(([table, rows]) => (table === 'words' ? null : rows)));
}

/** The same with some columns of a card changed. */
export function changed(box: Box, kind: string, columns: Row): Box {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (!isRow(value)) return value;
    if (value['name'] === kind) return { ...value, ...columns };
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
  };
  return Object.fromEntries(
    Object.entries(box).map(([table, rows]) => [table, table === 'words' ? rows : change(rows)]),
  );
}

/** The numbers of a row that may be turned. */
export const numbersOf = (row: Row): [string, number][] =>
  Object.entries(row).filter((entry): entry is [string, number] => typeof entry[1] === 'number');

/** A card more, after a printed one. */
export const added = (box: Box, table: string, model: Row, name: string): Box => ({
  ...box,
  [table]: [...rowsOf(box, table), { ...model, name }],
});

const textsOf = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) => typeof value !== 'number' && column !== 'name' && column !== 'source',
    ),
  );

/** A printed card that does the same, if there is one. */
export function modelOf<T extends { row: Row }>(models: readonly T[], row: Row): T | undefined {
  const texts = JSON.stringify(textsOf(row));
  return (
    models.find((model) => JSON.stringify(textsOf(model.row)) === texts) ??
    models.find((model) => 'effect' in row && model.row['effect'] === row['effect'])
  );
}

/** A card that works like a printed one from now on: with its own numbers as far as it has them, or as it is printed. */
export const alike = (row: Row, model: Row): Row[] => [
  { ...model, ...row, ...('effect' in model ? { effect: model['effect'] } : textsOf(model)) },
  { ...model, name: row['name'], ...('copies' in row ? { copies: row['copies'] } : {}) },
];

/** The same with another row for a card. */
export const replaced = (box: Box, table: string, row: Row): Box => ({
  ...box,
  [table]: rowsOf(box, table).map((one) => (one['name'] === row['name'] ? row : one)),
});

export const removed = (box: Box, table: string, kind: string): Box => ({
  ...box,
  [table]: rowsOf(box, table).filter((row) => row['name'] !== kind),
  words: Object.fromEntries(Object.entries((box['words'] ?? {}) as Row).filter(([card]) => card !== kind)),
});

/** A name that no card has yet: the rules know cards by it, people by its words. */
export function freeName(box: Box, like: string): string {
  for (let n = 2; ; n += 1) if (!rowOf(box, `${like.slice(0, 36)}_${n}`)) return `${like.slice(0, 36)}_${n}`;
}

export type Worded = Record<string, string | Record<string, string>>;
export const wordsOf = (box: Box, kind: string): Worded => ((box['words'] as Row | undefined)?.[kind] ?? {}) as Worded;

/** The same with other words for a card; what is empty is left to the game. */
export function worded(box: Box, kind: string, words: Worded): Box {
  const kept = Object.fromEntries(
    Object.entries(words)
      .map(([key, value]) => [
        key,
        typeof value === 'string' ? value : Object.fromEntries(Object.entries(value).filter(([, text]) => text)),
      ])
      .filter(([, value]) => (typeof value === 'string' ? value : Object.keys(value ?? {}).length > 0)),
  );
  const others = Object.fromEntries(Object.entries((box['words'] ?? {}) as Row).filter(([card]) => card !== kind));
  const all = Object.keys(kept).length > 0 ? { ...others, [kind]: kept } : others;
  const rest = Object.fromEntries(Object.entries(box).filter(([table]) => table !== 'words'));
  return Object.keys(all).length > 0 ? { ...rest, words: all } : rest;
}
