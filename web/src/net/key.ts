/** The key of my player's card: a secret that this device has made, from which those of my seats follow. */

import { fromLetters, inLetters } from './letters';
import { recall, remember } from './memory';

const BYTES = 32;
const SALT_BYTES = 9;
const KEY = /^[\w-]{43}$/;

export const myKey = (): string | null => recall('key');
export const newKey = (): string => inLetters(crypto.getRandomValues(new Uint8Array(BYTES)));

/** By which this device is known where no card is needed; a card that is made later takes it over. */
export function deviceKey(): string {
  const key = myKey() ?? recall('device') ?? newKey();
  if (myKey() === null) remember('device', key);
  return key;
}

export const isKey = (it: unknown): it is string => typeof it === 'string' && KEY.test(it);

/** The secret for a seat that another device with my key finds again by the salt. */
export async function secretBy(key: string, salt: string): Promise<string> {
  const name = { name: 'HMAC', hash: 'SHA-256' };
  const by = await crypto.subtle.importKey('raw', fromLetters(key), name, false, ['sign']);
  return inLetters(new Uint8Array(await crypto.subtle.sign(name, by, new TextEncoder().encode(`seat/${salt}`))));
}

/** One for a new seat; null without a key, or where the table is reached without TLS and there is no such art. */
export async function newSecret(): Promise<{ secret: string; salt: string } | null> {
  const key = myKey();
  if (key === null || !('subtle' in crypto) || (crypto.subtle as SubtleCrypto | undefined) === undefined) return null;
  const salt = inLetters(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { secret: await secretBy(key, salt), salt };
}
