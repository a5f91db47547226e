import { beforeEach, expect, test } from 'vitest';
import { isKey, newKey, newSecret, secretBy } from './key';
import { remember } from './memory';

const KEY = 'A'.repeat(43);
beforeEach(() => remember('key', null));

test('a key is 256 bits in 43 letters and never the same twice', () => {
  const keys = new Set(Array.from({ length: 50 }, newKey));
  expect(keys.size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
});

test('the secret of a seat is HMAC-SHA-256 of its salt, found again with the key alone', async () => {
  expect(await secretBy(KEY, 'abc'), 'as Python’s hmac says').toBe('HUwFYkBs9em65AjmQ_OGRLC9TN8gKAQAlka20b9oDeA');
  remember('key', KEY);
  const made = await newSecret();
  expect(made?.secret).toBe(await secretBy(KEY, made?.salt ?? ''));
  expect(made?.secret).toMatch(/^[\w-]{32,64}$/);
});

test('without a key the server makes the secrets of seats', async () => {
  expect(await newSecret()).toBeNull();
});

test('what is no key is told from one', () => {
  expect([KEY, 'short', '', null, undefined, 43].map(isKey)).toEqual([true, false, false, false, false, false]);
});
