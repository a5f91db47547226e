import { describe, expect, it } from 'vitest';
import type { Mark } from '../protocol/protocol';
import { at, grouped, remembered, scaleOf, ticks } from './scale';

const mark = (id: string, value: number, half: number, games = 10): Mark => ({
  id,
  words: id,
  group: id.charAt(0),
  value,
  low: value - half,
  high: value + half,
  line: 0,
  games,
  verdict: 'open',
  sides: [],
});

describe('the scale', () => {
  it('is the same for all rates', () => expect(scaleOf([mark('a', 90, 3)], true)).toEqual({ from: 0, to: 100 }));
  it('stays while intervals shrink, until a smaller step holds everything', () => {
    expect(scaleOf([mark('a', 8, 12)], false)).toEqual({ from: -25, to: 25 });
    expect(scaleOf([mark('a', 8, 9)], false)).toEqual({ from: -25, to: 25 });
    expect(scaleOf([mark('a', 8, 2)], false)).toEqual({ from: -10, to: 10 });
  });
  it('says where it ends', () => {
    expect(ticks({ from: -25, to: 25 }, 'en', false)).toEqual(['-25', '0', '+25']);
    expect(ticks({ from: 0, to: 100 }, 'en', true)).toEqual(['0', '50', '100']);
  });
  it('keeps what is beyond at the edge', () => {
    expect(at(0, { from: -10, to: 10 })).toBe(50);
    expect(at(99, { from: -10, to: 10 })).toBe(100);
    expect(at(-99, { from: -10, to: 10 })).toBe(0);
  });
});

it('moments are kept once each and do not grow without end', () => {
  let past = remembered({}, [mark('a', 1, 1, 1)]);
  past = remembered(past, [mark('a', 1, 1, 1)]);
  expect(past['a']).toHaveLength(1);
  for (let games = 2; games < 2000; games++) past = remembered(past, [mark('a', 1, 1, games)]);
  expect(past['a']?.length).toBeLessThan(300);
  expect(past['a']?.at(-1)?.games).toBe(1999);
});

it('groups keep their order', () => {
  expect(
    grouped([mark('b1', 0, 1), mark('a1', 0, 1), mark('b2', 0, 1)]).map(([name, some]) => [name, some.length]),
  ).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
});
