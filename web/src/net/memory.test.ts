import { afterEach, expect, test, vi } from 'vitest';
import { keepSeat, recall, remember, seatToken } from './memory';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('Not here.', 'SecurityError');
};

test('a browser without a memory knows its seat for as long as the page is open', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(seatToken('t')).toBe(null);
  keepSeat('t', 'secret');
  expect(seatToken('t')).toBe('secret');
  expect(seatToken('other')).toBe(null);
  keepSeat('t', null);
  expect(seatToken('t')).toBe(null);
});

test('what does not fit into the memory any more counts, not what is written there', () => {
  const kept = new Map([['tablee.name', 'Léa']]);
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('localStorage', storage);
  expect(recall('name')).toBe('Léa');
  remember('name', 'Paul');
  expect(recall('name')).toBe('Paul');
  remember('name', null);
  expect(recall('name')).toBe(null);
  vi.stubGlobal('localStorage', { ...storage, setItem: (name: string, value: string) => kept.set(name, value) });
  remember('name', 'Zoé');
  expect(kept.get('tablee.name')).toBe('Zoé');
  expect(recall('name')).toBe('Zoé');
});
