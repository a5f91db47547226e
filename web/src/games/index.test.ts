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

test('a game that brings nothing gets the generic board', async () => {
  expect(await boardOf('patience')).toBe(await boardOf('generic'));
  expect([sceneOf('patience'), optionsOf('patience')]).toEqual([undefined, {}]);
});
