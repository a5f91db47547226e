import { beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from './memory';
import { pack, packFew, unpack } from './luggage';
import { fared, finished, keep, levelAt, levelFor, mine, myTurn, running, type Mine } from './mine';

const LEVELS = ['random', 'novice', 'normal', 'expert', 'maitre', 'legende'];
let clock = 0;
const one = (more: Partial<Mine> = {}): Mine => ({
  table: `t${(clock += 1)}`,
  game: 'chess',
  at: clock,
  you: 0,
  names: ['Anna', 'Bruno'],
  phase: 'over',
  awaited: [],
  won: false,
  role: null,
  level: 'novice',
  lesson: false,
  ...more,
});

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  });
});

test('a game is kept once, as it was last seen', () => {
  const game = one({ phase: 'playing', awaited: [1] });
  keep(game);
  keep({ ...game, awaited: [0], at: game.at + 1 });
  expect(mine()).toHaveLength(1);
  expect(myTurn(mine()[0] as Mine)).toBe(true);
});

test('a memory that somebody has spoilt is no trouble', () => {
  remember('mine', '{"not": "a list"}');
  expect(mine()).toEqual([]);
  remember('mine', '[{"table": 3}, null, "x"]');
  expect(mine()).toEqual([]);
});

test('what goes on is what I have a seat at; mine to play first', () => {
  const [a, b, c] = [
    one({ phase: 'playing', awaited: [0] }),
    one({ phase: 'playing', awaited: [1] }),
    one({ phase: 'lobby' }),
  ];
  [a, b, c].forEach(keep);
  remember(`seat.${a.table}`, 'secret');
  remember(`seat.${b.table}`, 'secret');
  expect(running(mine()).map(({ table }) => table)).toEqual([a.table, b.table]);
});

test('games won, streaks and roles; lessons do not count', () => {
  const results: [boolean, string][] = [
    [true, 'fox'],
    [true, 'fox'],
    [false, 'hen'],
    [true, 'hen'],
  ];
  results.forEach(([won, role]) => keep(one({ won, role })));
  keep(one({ lesson: true, won: true }));
  expect(finished(mine())).toHaveLength(4);
  const [at] = fared(mine());
  expect(at).toMatchObject({ game: 'chess', played: 4, won: 3, streak: 1, best: 2 });
  expect(at?.roles).toContainEqual({ kind: 'fox', played: 2, won: 2 });
  expect(at?.roles).toContainEqual({ kind: 'hen', played: 2, won: 1 });
});

test('a newcomer meets beginners; bots follow how one fares', () => {
  const after = (...results: [boolean, string][]) =>
    levelFor('chess', LEVELS, results.map(([won, level]) => one({ won, level })).reverse());
  expect(after()).toBe('novice');
  expect(after([true, 'novice'])).toBe('novice');
  expect(after([true, 'novice'], [true, 'novice'])).toBe('normal');
  expect(after([true, 'novice'], [true, 'novice'], [true, 'normal'])).toBe('normal');
  expect(after([false, 'normal'], [false, 'normal'], [false, 'normal'])).toBe('novice');
  expect(after([true, 'maitre'], [true, 'maitre'])).toBe('legende');
  expect(after([true, 'legende'], [true, 'legende'])).toBe('legende');
});

test('a level that I chose at another game is asked for only where it is offered', () => {
  remember('level', 'expert');
  expect(levelAt('chess', [{ id: 'random' }, { id: 'expert' }], [])).toBe('expert');
  expect(levelAt('chess', [{ id: 'random' }, { id: 'normal' }], [])).toBe('normal');
  expect(levelAt('chess', [{ id: 'random' }], [])).toBe('random');
});

test('all of it travels to another device, and nothing there is lost', async () => {
  const game = one({ phase: 'playing', names: ['Maïwenn', 'Éloïse'] });
  keep(game);
  keep(one({ won: true }));
  remember(`seat.${game.table}`, 'secret');
  remember('name', 'Maïwenn');
  const word = await pack();
  expect(word).toMatch(/^[\w-]+$/);
  remember('mine', null);
  remember(`seat.${game.table}`, null);
  const other = one({ game: 'go' });
  keep(other);
  expect(await unpack(word)).toEqual({ count: 2, key: null });
  expect(mine()).toHaveLength(3);
  expect(recall(`seat.${game.table}`)).toBe('secret');
  expect(mine().find(({ table }) => table === game.table)?.names).toEqual(['Maïwenn', 'Éloïse']);
  expect(await unpack(word)).toEqual({ count: 0, key: null });
});

test('what goes on is small enough to be scanned, as much of it as there is room for', async () => {
  for (let i = 0; i < 20; i += 1) {
    const game = one({ phase: 'playing', names: ['Maïwenn', 'Éloïse', 'Tonton Luc'] });
    keep(game);
    remember(`seat.${game.table}`, crypto.randomUUID());
  }
  const word = await packFew(440);
  expect(word.length).toBeLessThanOrEqual(440);
  remember('mine', null);
  expect((await unpack(word))?.count).toBeGreaterThanOrEqual(3);
});

test('a seat that is here is not taken away by what comes', async () => {
  const game = one({ phase: 'playing' });
  keep(game);
  remember(`seat.${game.table}`, 'theirs');
  const word = await pack();
  remember(`seat.${game.table}`, 'mine');
  await unpack(word);
  expect(recall(`seat.${game.table}`)).toBe('mine');
});

test('a card that comes with a word is told of and not taken: somebody else may have sent it', async () => {
  const [theirs, ours] = ['A'.repeat(43), 'B'.repeat(43)];
  remember('key', theirs);
  const word = await pack();
  expect(await unpack(word)).toEqual({ count: 0, key: null });
  for (const here of [null, ours]) {
    remember('key', here);
    expect(await unpack(word)).toEqual({ count: 0, key: theirs });
    expect(recall('key')).toBe(here);
  }
});

test('a word that holds no games is told from one that does', async () => {
  expect(await unpack('hello')).toBeNull();
  expect(await unpack('')).toBeNull();
});
