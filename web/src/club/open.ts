import type { TableShown } from '../protocol/protocol';
import type { Language } from '../words/language';

/** Those of my language first; else as they came, the newest first. */
const inMyWords = (tables: readonly TableShown[], lang: Language): TableShown[] =>
  [...tables].sort((a, b) => Number(b.lang === lang) - Number(a.lang === lang));

/** Tables where one can sit down. */
export const toJoin = (tables: readonly TableShown[], lang: Language): TableShown[] =>
  inMyWords(
    tables.filter((table) => table.phase === 'lobby' && table.free.length > 0),
    lang,
  );

/** Games that go on, to watch. */
export const toWatch = (tables: readonly TableShown[], lang: Language): TableShown[] =>
  inMyWords(
    tables.filter((table) => table.phase === 'playing' || table.phase === 'paused'),
    lang,
  );
