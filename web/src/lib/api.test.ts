import { afterEach, expect, test, vi } from 'vitest';
import { games, learn, publicTables } from './api';
import { speech } from './words.svelte';

afterEach(() => vi.unstubAllGlobals());

test('every request says which language the reader has chosen', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const said: (string | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, asked: { headers: Record<string, string> }) => {
    said.push(asked.headers['Accept-Language']);
    return Promise.resolve(new Response('{"table":"t","seat":0,"token":"s"}'));
  });
  for (const language of ['en', 'fr'] as const) {
    speech.language = language;
    await Promise.all([games(language), publicTables(), learn('boom', { name: 'Léa' })]);
  }
  expect(said).toEqual(['en', 'en', 'en', 'fr', 'fr', 'fr']);
});
