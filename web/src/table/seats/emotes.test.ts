import { expect, test, vi } from 'vitest';
import type { Chat } from '../../protocol/protocol';
import { Emotes } from './emotes.svelte';

const said = (n: number, seat: number, preset: string | null): Chat => ({
  type: 'chat',
  n,
  seat,
  name: 'Anna',
  text: 'Bravo !',
  preset,
});

test('an emote rises at the seat of who sent it, for a moment; old ones and texts do not', () => {
  vi.useFakeTimers();
  const emotes = new Emotes();
  const all = [said(1, 2, 'well_done')];
  emotes.hear(all);
  expect(emotes.rising).toEqual({});
  vi.advanceTimersByTime(2000);
  emotes.hear([...all, said(2, 1, 'well_done'), said(3, 0, null)]);
  expect(Object.keys(emotes.rising)).toEqual(['1']);
  emotes.hear([...all, said(2, 1, 'well_done'), said(3, 0, null)]);
  vi.advanceTimersByTime(4000);
  expect(emotes.rising).toEqual({});
  vi.useRealTimers();
});
