import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pacer';

const happened = (n: number) => ({ n, events: ['something'], whole: false });
const quiet = (n: number) => ({ n, events: [], whole: false });

let shown: [number, boolean][];
let pacer: Pacer<ReturnType<typeof happened> | ReturnType<typeof quiet>>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pacer = new Pacer(
    (state, latest) => shown.push([state.n, latest]),
    () => 500,
  );
});
afterEach(() => vi.useRealTimers());

test('the first is shown at once, the next one after a moment', () => {
  pacer.push(happened(1));
  pacer.push(happened(2));
  expect(shown).toEqual([[1, true]]);
  vi.advanceTimersByTime(500);
  expect(shown).toEqual([
    [1, true],
    [2, true],
  ]);
});

test('what tells nothing takes no time', () => {
  pacer.push(quiet(1));
  pacer.push(quiet(2));
  expect(shown.map(([n]) => n)).toEqual([1, 2]);
});

test('only the newest is called the latest', () => {
  pacer.push(happened(1));
  pacer.push(happened(2));
  pacer.push(happened(3));
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toEqual([2, false]);
  vi.advanceTimersByTime(500);
  expect(shown.at(-1)).toEqual([3, true]);
});

test('a whole state replaces what was waiting', () => {
  pacer.push(happened(1));
  pacer.push(happened(2));
  pacer.push({ ...happened(9), whole: true });
  expect(shown.map(([n]) => n)).toEqual([1, 9]);
  vi.advanceTimersByTime(5000);
  expect(shown).toHaveLength(2);
});

test('a long queue is caught up with', () => {
  for (let n = 1; n <= 12; n++) pacer.push(happened(n));
  vi.advanceTimersByTime(3500);
  expect(shown).toHaveLength(12);
});

test('a race is never delayed', () => {
  pacer.immediate = true;
  pacer.push(happened(1));
  pacer.push(happened(2));
  expect(shown).toHaveLength(2);
});
