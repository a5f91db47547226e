import { beforeEach, expect, test, vi } from 'vitest';
import { secretBy } from './key';
import { forgetMe, myCard, takeCard } from './me';
import { followSeat, recall, remember, remembered } from './memory';
import { keep } from './mine';

const [THEIRS, OURS] = ['A'.repeat(43), 'B'.repeat(43)];
const held = { table: 't9', game: 'chess', seat: 1, salt: 'salz', at: 9, over: false };
const cards: Record<string, object> = {};
const asked: string[] = [];

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
    key: (n: number) => [...store.keys()][n] ?? null,
    get length() {
      return store.size;
    },
  });
  asked.length = 0;
  for (const [key, name] of [
    [THEIRS, 'Enora'],
    [OURS, 'Tess'],
  ] as const)
    cards[key] = { id: 'x', name, face: 3, public: false, since: 0, seats: [held], ratings: [] };
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(path);
    const card = cards[(headers['Authorization'] ?? '').replace('Bearer ', '')];
    const body = card ?? { code: 'unknown_key', words: 'nobody' };
    return Promise.resolve(new Response(JSON.stringify(body), { status: card ? 200 : 403 }));
  });
});

test('a card is taken with its seats once the server knows it', async () => {
  expect(await takeCard(THEIRS)).toBe(1);
  expect([recall('key'), recall('name'), recall('seat.t9')]).toEqual([
    THEIRS,
    'Enora',
    await secretBy(THEIRS, held.salt),
  ]);
});

test('a key that the server does not know is not kept', async () => {
  delete cards[THEIRS];
  await expect(takeCard(THEIRS)).rejects.toMatchObject({ code: 'unknown_key' });
  await expect(takeCard('short')).rejects.toMatchObject({ code: 'unknown_key' });
  expect(recall('key')).toBeNull();
});

test('a card that lives here is not replaced; one that was forgotten elsewhere is', async () => {
  remember('key', OURS);
  remember('claimed.t1', 'yes');
  await expect(takeCard(THEIRS)).rejects.toMatchObject({ code: 'other_card' });
  expect([recall('key'), recall('claimed.t1')]).toEqual([OURS, 'yes']);
  delete cards[OURS];
  await takeCard(THEIRS);
  expect([recall('key'), recall('claimed.t1')]).toEqual([THEIRS, null]);
});

test('a key whose card is gone goes, and what was on it can be claimed anew', async () => {
  remember('key', OURS);
  for (const name of ['claimed.t1', 'salt.t1', 'seat.t1']) remember(name, 'x');
  expect((await myCard())?.name).toBe('Tess');
  delete cards[OURS];
  expect(await myCard()).toBeNull();
  expect(['key', 'claimed.t1', 'salt.t1', 'seat.t1'].map(recall)).toEqual([null, null, null, 'x']);
  expect(await myCard()).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a server that is away takes no key from anybody', async () => {
  remember('key', OURS);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  await expect(myCard()).rejects.toMatchObject({ code: 'offline' });
  expect(recall('key')).toBe(OURS);
});

test('whoever is forgotten leaves only the seats of games that go on', async () => {
  remember('key', OURS);
  const game = { game: 'chess', at: 1, you: 0, names: [], awaited: [], won: false, role: null, level: null };
  for (const [table, phase] of [
    ['on', 'playing'],
    ['done', 'over'],
  ] as const) {
    remember(`seat.${table}`, 's');
    keep({ ...game, table, phase, lesson: false });
  }
  for (const name of ['seat.lost', 'claimed.lost', 'salt.lost', 'name', 'face']) remember(name, '1');
  await forgetMe();
  expect(remembered('').sort()).toEqual(['mine', 'seat.on']);
});

test('a seat at the table that follows is found on another device as the one before', () => {
  remember('seat.t1', 'secret');
  remember('salt.t1', 'salz');
  followSeat('t1', 't2', 'secret');
  expect([recall('seat.t2'), recall('salt.t2')]).toEqual(['secret', 'salz']);
  followSeat('t1', 't3', 'another');
  expect([recall('seat.t3'), recall('salt.t3')]).toEqual(['another', null]);
});
