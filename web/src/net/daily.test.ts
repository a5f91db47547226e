import { expect, test } from 'vitest';
import { streak } from './daily';

const on = (...days: string[]) => days.map((day) => ({ game: 'mine', day, right: true }));

test('days in a row count, today as soon as it is solved', () => {
  expect(streak([], '2026-03-01')).toBe(0);
  expect(streak(on('2026-03-01'), '2026-03-01')).toBe(1);
  expect(streak(on('2026-02-27', '2026-02-28'), '2026-03-01')).toBe(2);
  expect(streak(on('2026-02-27', '2026-02-28', '2026-03-01'), '2026-03-01')).toBe(3);
});

test('a day without one ends it, and so does a wrong answer', () => {
  expect(streak(on('2026-02-27'), '2026-03-01')).toBe(0);
  const missed = { game: 'mine', day: '2026-02-28', right: false };
  expect(streak([...on('2026-02-27', '2026-03-01'), missed], '2026-03-01')).toBe(1);
});

test('two games on one day are one day', () => {
  const both = [...on('2026-03-01'), { game: 'yours', day: '2026-03-01', right: false }];
  expect(streak(both, '2026-03-01')).toBe(1);
});
