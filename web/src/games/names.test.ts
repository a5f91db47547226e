import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,svelte,css,ftl}',
    '!../protocol/games.ts',
    '../../*.{html,ts}',
    '../../public/*.{css,html,js,webmanifest}',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
const games = Object.keys(import.meta.glob('./*/Board.svelte'))
  .map((path) => path.split('/')[1] ?? '')
  .filter((name) => name !== 'generic');
const isOfAGame = (path: string) => games.some((game) => path.startsWith(`./${game}/`));
/** The games that a source names though it is not theirs. One game's words may hold another's name, its imports may not. */
function named(path: string, text: string): string[] {
  const names = (game: string) =>
    isOfAGame(path) ? text.includes(`../${game}/`) : `${path} ${text}`.toLowerCase().includes(game);
  return games.filter((game) => !path.startsWith(`./${game}/`) && names(game));
}

test('nobody but a game itself names it', () => {
  expect(games.length).toBeGreaterThan(4);
  expect(Object.keys(sources).length).toBeGreaterThan(150);
  const found = Object.entries(sources).flatMap(([path, text]) =>
    named(path, text).map((game) => `${path} names ${game}`),
  );
  expect(found).toEqual([]);
});

test('whoever names a game outside its folder is found', () => {
  const [game = '', other = ''] = games;
  expect(named(`./${game}/art.ts`, game)).toEqual([]);
  expect(named('../table/Play.svelte', `if (game === '${game}')`)).toEqual([game]);
  expect(named(`../table/${game}.ts`, '')).toEqual([game]);
  expect(named(`./${other}/art.ts`, `import { art } from '../${game}/art'`)).toEqual([game]);
});
