import { beforeEach, expect, test, vi } from 'vitest';
import type { Chat, Table } from '../../protocol/protocol';
import { Hidden } from './hidden.svelte';

const kept = new Map<string, string>();
const said = [0, 1, 0, 1].map((seat, n) => ({ seat, n, text: `${n}` }) as Chat);
const table = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind })) }) as unknown as Table;
const heard = (hidden: Hidden) => hidden.heard(said).map((line) => line.n);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

test('who is hidden is not heard, until shown again, at this table alone', () => {
  const hidden = new Hidden('t');
  hidden.toggle(1);
  expect(heard(hidden)).toEqual([0, 2]);
  expect(heard(new Hidden('t'))).toEqual([0, 2]);
  expect(heard(new Hidden('other'))).toEqual([0, 1, 2, 3]);
  hidden.toggle(1);
  expect(heard(hidden)).toEqual([0, 1, 2, 3]);
  expect(kept.size).toBe(0);
});

test('whoever takes a seat that was left is heard, the one before is not', () => {
  const hidden = new Hidden('t');
  hidden.toggle(1);
  hidden.follow(table('human', 'human'), 1);
  expect(hidden.hides(1)).toBe(true);
  hidden.follow(table('human', 'empty'), 1);
  expect(hidden.hides(1)).toBe(false);
  hidden.follow(table('human', 'human'), 3);
  expect(heard(hidden)).toEqual([0, 2, 3]);
});

test('something else in the memory hides nobody', () => {
  kept.set('tablee.hidden.t', '{');
  expect(heard(new Hidden('t'))).toEqual([0, 1, 2, 3]);
});
