import { expect, test } from 'vitest';
import { say } from '../words/words.svelte';
import { boardOf, optionsOf, sceneOf } from '.';

const folders = Object.keys(import.meta.glob('./*/Board.svelte')).map((path) => path.split('/')[1] ?? '');
const words = import.meta.glob<string>('./*/fr.ftl', { query: '?raw', import: 'default', eager: true });

test.each(folders)('%s has a board, and its words are known once it is there', async (game) => {
  expect((await boardOf(game)).art).toBeDefined();
  const plain = [...(words[`./${game}/fr.ftl`] ?? '').matchAll(/^([\w-]+) = [^{]+$/gm)].map((line) => line[1] ?? '');
  expect(plain.filter((id) => say(id) === id)).toEqual([]);
});

test('a game that brings nothing gets the generic board, also where no server answers', async () => {
  const board = await boardOf('patience');
  expect(board.default).toBe((await boardOf('generic')).default);
  expect(board.declared?.layout.zones).toBeUndefined();
  expect(optionsOf('patience')).toEqual({});
});

test('the picture of a game is ours, or that of its package', () => {
  expect(sceneOf('patience')).toBe(sceneOf('patience'));
  expect(sceneOf('patience')).not.toBe(sceneOf('other'));
});
