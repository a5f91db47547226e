import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { sayIn } from './words.svelte';

const files = import.meta.glob<string>(['./*.ftl', '../games/*/*.ftl', '../studio/*.ftl', '../club/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const inLanguage = (name: string) =>
  Object.keys(files)
    .filter((path) => path.endsWith(name))
    .map((path) => files[path])
    .join('\n');
const [french, english] = [inLanguage('fr.ftl'), inLanguage('en.ftl')];
const ids = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();
const sources = Object.values(
  import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
);
const asked = new Set(sources.flatMap((text) => [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((match) => match[1])));

test('both languages have the same words', () => {
  expect(ids(english)).toEqual(ids(french));
});

test('no word is written twice', () => {
  for (const text of Object.values(files)) expect(ids(text)).toEqual([...new Set(ids(text))]);
});

test('every word that a page asks for is there', () => {
  expect(asked.size).toBeGreaterThan(20);
  const known = new Set(ids(french));
  expect([...asked].filter((id) => id !== undefined && !known.has(id))).toEqual([]);
});

test('no word is left over', () => {
  const all = sources.join('\n');
  const begun = (id: string) => [...id.matchAll(/-/g)].map(({ index }) => `\`${id.slice(0, index + 1)}$`);
  const isAsked = (id: string) => all.includes(`'${id}'`) || begun(id).some((start) => all.includes(start));
  expect(ids(french).filter((id) => !isAsked(id))).toEqual([]);
});

test('French plurals are French', () => {
  expect(sayIn('fr', 'hand-size', { count: 0 })).toBe('0 carte');
  expect(sayIn('en', 'hand-size', { count: 0 })).toBe('0 cards');
  expect(sayIn('fr', 'hand-size', { count: 2 })).toBe('2 cartes');
});

test('French signs stand behind no ordinary space', () => {
  expect(
    french.split('\n').filter((line) => !line.startsWith('#') && / [;:!?»]/.test(line.replace(/^[\w-]+ =/, ''))),
  ).toEqual([]);
});
