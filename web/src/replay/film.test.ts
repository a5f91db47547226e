import { expect, test, vi } from 'vitest';
import { Film } from './film';
import type { Frame } from '../protocol/protocol';

const frame = (n: number) => ({ n, state: { events: [{ words: `${n}` }] } }) as unknown as Frame;
const source = () => ({
  one: vi.fn((n: number) => Promise.resolve(frame(n))),
  some: vi.fn((n: number) => Promise.resolve(Array.from({ length: 16 }, (_, i) => frame(n + i)))),
});

test('a frame is asked for once', async () => {
  const from = source();
  const film = new Film(50, from);
  expect((await film.frame(3)).n).toBe(3);
  await film.frame(3);
  expect(from.one).toHaveBeenCalledTimes(1);
});

test('what is watched is there before it is needed', async () => {
  const from = source();
  const film = new Film(50, from);
  await film.frame(0);
  for (let n = 0; n < 40; n += 1) {
    film.ahead(n);
    expect((await film.frame(n + 1)).n).toBe(n + 1);
  }
  expect(from.one).toHaveBeenCalledTimes(1);
  expect(from.some.mock.calls.map(([n]) => n)).toEqual([1, 17, 33]);
  film.ahead(49);
  film.ahead(50);
  expect(from.some).toHaveBeenCalledTimes(3 + 1);
});

test('what could not be fetched ahead is asked for again', async () => {
  const from = source();
  from.some.mockRejectedValue(new Error('offline'));
  const film = new Film(50, from);
  film.ahead(0);
  expect((await film.frame(1)).n).toBe(1);
});

test('the log is that of the frames one has', async () => {
  const film = new Film(50, source());
  for (const n of [5, 2, 9]) await film.frame(n);
  expect(film.told(5).map((line) => line.words)).toEqual(['2', '5']);
});
