/** What this browser remembers between visits; a browser that may not remember still plays. */

import { randomText } from './random';

const PREFIX = 'tablee.';
const SECRET_BYTES = 18;
/** What could not be written down, for as long as the page is open. */
const unwritten = new Map<string, string | null>();

export function recall(name: string): string | null {
  const value = unwritten.get(name);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    unwritten.delete(name);
  } catch {
    unwritten.set(name, value);
  }
}

/** All names that begin so. */
export function remembered(beginning: string): string[] {
  let written: string[] = [];
  try {
    const all = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '');
    written = all.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
  } catch {
    // a browser that may not remember
  }
  const known = new Set([...written, ...unwritten.keys()]);
  return [...known].filter((name) => name.startsWith(beginning) && recall(name) !== null);
}

/** The face that somebody chose on this device, by its number. */
export function chosenFace(): number | null {
  const kept = recall('face');
  return kept !== null && /^\d{1,2}$/.test(kept) ? Number(kept) : null;
}

/** The secret of one's seat at a table. */
export const seatToken = (table: string): string | null => recall(`seat.${table}`);

export function keepSeat(table: string, token: string | null): void {
  remember(`seat.${table}`, token);
  remember(`asked.${table}`, null);
}

/** The secret of a seat opens the table that follows too, and so does its salt on another device. */
export function followSeat(before: string, next: string, token: string): void {
  keepSeat(next, token);
  remember(`salt.${next}`, token === seatToken(before) ? recall(`salt.${before}`) : null);
}

/** Whether somebody has asked for a seat and does not know yet whether it is theirs. */
export const hasAsked = (table: string): boolean => recall(`asked.${table}`) !== null;

/** The secret that the wanted seat shall have: asking with the same once more takes no other seat. */
export function askingSecret(table: string): string {
  const secret = recall(`asked.${table}`) ?? randomText(SECRET_BYTES);
  remember(`asked.${table}`, secret);
  return secret;
}
