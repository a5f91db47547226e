import { expect, test } from 'vitest';
import { LONGEST, packed, unpacked } from './parcel';

test('a box arrives as it was sent', async () => {
  const text = '[words.ninja]\nfr = { name = "Ombre dorée" }\n'.repeat(40);
  const word = await packed(text);
  expect(word).toMatch(/^[\w-]+$/);
  expect(word.length).toBeLessThan(text.length / 10);
  expect(await unpacked(word)).toBe(text);
});

test('what is no box, or grows too large, is nothing', async () => {
  expect(await unpacked('%%%')).toBeNull();
  expect(await unpacked('AAAA')).toBeNull();
  expect(await unpacked(await packed('x'.repeat(LONGEST + 1)))).toBeNull();
  expect(await unpacked(await packed('x'.repeat(50 * LONGEST)))).toBeNull();
});
