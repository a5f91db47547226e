import { afterEach, expect, test, vi } from 'vitest';
import { games, join, learn, publicTables } from './api';
import { hasAsked, seatToken } from './memory';
import { speech } from '../words/words.svelte';

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
    await Promise.all([games(language), publicTables(), learn('chess', { name: 'Léa' })]);
  }
  expect(said).toEqual(['en', 'en', 'en', 'fr', 'fr', 'fr']);
});

test('a seat is asked for with the same secret until there is an answer', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const sent: { name: string; token: string }[] = [];
  let lost = true;
  vi.stubGlobal('fetch', (_: string, asked: { body: string }) => {
    const body = JSON.parse(asked.body);
    sent.push(body);
    if (lost) return Promise.reject(new TypeError('lost'));
    return Promise.resolve(new Response(JSON.stringify({ table: 'mine', seat: 1, token: body.token })));
  });
  await expect(join('mine', { name: 'Léa' })).rejects.toThrow();
  await expect(join('other', { name: 'Léa' })).rejects.toThrow();
  expect([hasAsked('mine'), seatToken('mine')]).toEqual([true, null]);
  lost = false;
  await join('mine', { name: 'Léa' });
  expect([hasAsked('mine'), seatToken('mine')]).toEqual([false, sent[0]?.token]);
  await join('mine', { name: 'Léa' });
  const [first, elsewhere, again, later] = sent.map((body) => body.token);
  expect(first).toMatch(/^[A-Za-z0-9_-]{32,64}$/);
  expect(again).toBe(first);
  expect(new Set([first, elsewhere, later]).size).toBe(3);
});
