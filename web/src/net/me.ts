/** My player's card as the server keeps it: asked for by the key of this device. */

import type { ClaimSeat, Known, Ladder, Me, MeShown, PersonShown, RateMe, SeatHeld } from '../protocol/protocol';
import { ask } from './api';
import { deviceKey, isKey, myKey, secretBy } from './key';
import { recall, remember, remembered, seatToken } from './memory';
import { mine, running, write, type Mine } from './mine';
import { Refusal } from './refusal';
import { say } from '../words/words.svelte';

/** Whose card a key opens; null where the server knows none. */
export const cardOf = (key: string): Promise<MeShown | null> =>
  ask<MeShown>('/api/me', { token: key }).catch((fault: unknown) => {
    if (fault instanceof Refusal && fault.code === 'unknown_key') return null;
    throw fault;
  });

/** My card; a key whose card was forgotten on another device opens nothing any more and goes. */
export async function myCard(): Promise<MeShown | null> {
  const key = myKey();
  const shown = key === null ? null : await cardOf(key);
  if (key !== null && shown === null) dropKey();
  return shown;
}

function dropKey(): void {
  for (const name of ['key', 'device', ...remembered('claimed.'), ...remembered('salt.')]) remember(name, null);
}

/** A card that its owner brought becomes mine, unless another lives here: how many games were not here. */
export async function takeCard(key: string): Promise<number> {
  const shown = isKey(key) ? await cardOf(key) : null;
  if (shown === null) throw new Refusal('unknown_key', say('card-unknown'));
  const here = myKey() === key ? null : await myCard();
  if (here !== null) throw new Refusal('other_card', say('card-other', { name: here.name }));
  remember('key', key);
  return arrive(key, shown);
}

export const person = (id: string): Promise<PersonShown> => ask<PersonShown>(`/api/people/${id}`);

export const ladder = (game: string, kind: string): Promise<Ladder> => ask<Ladder>(`/api/ladders/${game}?kind=${kind}`);

/** Whether I want the game at a table to count, by the terms that I see: my seat goes on my card first. */
export async function rateMe(table: string, agree: boolean, terms: string): Promise<void> {
  await claim(table);
  const body: RateMe = { agree, key: myKey() ?? '', terms };
  await ask<Known>(`/api/tables/${table}/rated`, { body, token: seatToken(table) });
}

/** From now on this is who I am; without a key, one is made. */
export async function beSomebody(me: Me): Promise<MeShown> {
  const key = deviceKey();
  const shown = await ask<MeShown>('/api/me', { body: me, token: key });
  remember('key', key);
  keepMe(shown);
  await Promise.all(running(mine()).map((one) => claim(one.table)));
  return shown;
}

/** My seat at a table goes on my card, once; a server that is away is asked another time. */
export async function claim(table: string): Promise<void> {
  const [key, token] = [myKey(), seatToken(table)];
  if (key === null || token === null || recall(`claimed.${table}`) !== null) return;
  const body: ClaimSeat = { table, token, salt: recall(`salt.${table}`) ?? '' };
  await ask<Known>('/api/me/seats', { body, token: key }).then(
    () => remember(`claimed.${table}`, 'yes'),
    () => {},
  );
}

/** What is on my card comes to this device: how many games were not here. */
async function arrive(key: string, shown: MeShown): Promise<number> {
  keepMe(shown);
  for (const held of shown.seats.filter((one) => !one.over && one.salt && seatToken(one.table) === null))
    if ((crypto.subtle as SubtleCrypto | undefined) !== undefined)
      remember(`seat.${held.table}`, await secretBy(key, held.salt ?? ''));
  const here = new Set(mine().map((one) => one.table));
  const fresh = shown.seats.filter((one) => !here.has(one.table) && (one.over || seatToken(one.table) !== null));
  write([...fresh.map(asMine), ...mine()]);
  return fresh.length;
}

const asMine = ({ table, game, seat, at, over, won, role }: SeatHeld): Mine => ({
  ...{ table, game, at: at * 1000, you: seat, names: [], phase: over ? 'over' : 'playing', awaited: [] },
  ...{ won: won ?? false, role: role || null, level: null, lesson: false },
});

function keepMe({ name, face }: MeShown): void {
  remember('name', name);
  remember('face', face === null ? null : String(face));
}

/** The server forgets me, and this device what it kept of me; seats at games that go on stay open here. */
export async function forgetMe(): Promise<void> {
  await ask<Known>('/api/me/forget', { body: {}, token: myKey() });
  dropKey();
  const on = running(mine());
  const open = new Set(on.map((one) => `seat.${one.table}`));
  const seats = remembered('seat.').filter((name) => !open.has(name));
  for (const name of ['name', 'face', ...seats, ...remembered('asked.')]) remember(name, null);
  write(on);
}
