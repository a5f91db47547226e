import { expect, test } from 'vitest';
import { isNight, soundsFirst } from './sound.svelte';

test('sounds are on by day and off at night, unless somebody has chosen', () => {
  expect([7, 8, 12, 21, 22, 3].map((hour) => soundsFirst(null, hour))).toEqual([false, true, true, true, false, false]);
  expect([soundsFirst('off', 12), soundsFirst('on', 3)]).toEqual([false, true]);
  expect(isNight(0)).toBe(true);
});
