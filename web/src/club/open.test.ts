import { expect, test } from 'vitest';
import type { TableShown } from '../protocol/protocol';
import { toJoin, toWatch } from './open';

const table = (id: string, more: Partial<TableShown>): TableShown => ({
  ...{ id, game: 'chess', options: {}, host: 'Anna', phase: 'lobby', seats: 3, free: [1], public: true, lang: 'fr' },
  ...more,
});
const ALL = [
  table('full', { free: [] }),
  table('english', { lang: 'en' }),
  table('french', {}),
  table('on', { phase: 'playing', free: [] }),
  table('paused', { phase: 'paused', free: [], lang: 'en' }),
  table('over', { phase: 'over', free: [] }),
];
const ids = (tables: TableShown[]) => tables.map(({ id }) => id);

test('one sits down where a seat is free, first where one’s own language is spoken', () => {
  expect(ids(toJoin(ALL, 'fr'))).toEqual(['french', 'english']);
  expect(ids(toJoin(ALL, 'en'))).toEqual(['english', 'french']);
});

test('one watches what goes on', () => {
  expect(ids(toWatch(ALL, 'fr'))).toEqual(['on', 'paused']);
  expect(ids(toWatch(ALL, 'en'))).toEqual(['paused', 'on']);
});
