import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function whoKept(kept: string | null) {
  const { recall, remember } = await import('../../net/memory');
  remember('pace', kept);
  const { pace } = await import('./pace.svelte');
  return { pace, recall };
}

test.each([
  [null, 700, 2400],
  ['quick', 180, 1600],
  ['glance', 20, 200],
  ['toString', 700, 2400],
])('who has kept %s looks %i ms at a move and %i ms at the end', async (kept, moment, end) => {
  const { pace } = await whoKept(kept);
  expect([pace.moment, pace.end]).toEqual([moment, end]);
});

test('calm and quick in turn, and what is chosen is kept', async () => {
  const { pace, recall } = await whoKept(null);
  pace.toggle();
  expect([pace.quick, pace.moment, recall('pace')]).toEqual([true, 180, 'quick']);
  pace.toggle();
  expect([pace.quick, pace.moment, recall('pace')]).toEqual([false, 700, null]);
});
