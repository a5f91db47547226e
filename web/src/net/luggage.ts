/** My games on their way to another device: one word that holds them and the key of my card, packed small enough for a link or a QR code. */

import { isKey, myKey } from './key';
import { fromLetters, inLetters } from './letters';
import { recall, remember, seatToken } from './memory';
import { isMine, mine, running, write, type Mine } from './mine';

/** A game as a row, without the names of its fields: few letters are easily scanned. */
type Row = [
  string,
  string,
  number,
  number,
  Mine['phase'],
  boolean,
  string | null,
  string | null,
  boolean,
  string[],
  number[],
];

interface Luggage {
  v: 1;
  name: string;
  games: Row[];
  /** The secrets of my seats at games that go on. */
  seats: Record<string, string>;
  /** The key of my player's card. */
  me?: string;
}

const rowOf = (one: Mine): Row => {
  const { table, game, at, you, phase, won, role, level, lesson, names, awaited } = one;
  return [table, game, at, you, phase, won, role, level, lesson, names, awaited];
};
const fromRow = (row: Row): Mine => {
  const [table, game, at, you, phase, won, role, level, lesson, names, awaited] = row;
  return { table, game, at, you, phase, won, role, level, lesson, names, awaited };
};

/** What came: how many games are new, and the key of a card that is not this device's. */
export interface Brought {
  count: number;
  key: string | null;
}

/** All of it. */
export const pack = (): Promise<string> => packed(mine(), recall('name') ?? '');

/** Games that go on, as many as so many letters hold: who sits there is asked for at arrival. */
export async function packFew(letters: number): Promise<string> {
  const thin = running(mine()).map((one) => ({ ...one, at: 0, role: null, level: null, names: [], awaited: [] }));
  for (let count = thin.length; ; count -= 1) {
    const word = await packed(thin.slice(0, count), '');
    if (word.length <= letters || count === 0) return word;
  }
}

async function packed(games: Mine[], name: string): Promise<string> {
  const seats = Object.fromEntries(running(games).map((one) => [one.table, seatToken(one.table) ?? '']));
  const me = myKey();
  const luggage: Luggage = { v: 1, name, games: games.map(rowOf), seats, ...(me ? { me } : {}) };
  const bytes = new TextEncoder().encode(JSON.stringify(luggage));
  return inLetters(await squeezed(bytes, new CompressionStream('deflate-raw')));
}

/** Games that came are added; what is already here stays as it is, and so does who I am: null for a word that holds none. */
export async function unpack(word: string): Promise<Brought | null> {
  const luggage = await read(word);
  if (!luggage) return null;
  const here = new Map(mine().map((one) => [one.table, one]));
  const came = luggage.games.map(fromRow).filter(isMine);
  const fresh = came.filter((one) => (here.get(one.table)?.at ?? -1) < one.at);
  write([...fresh, ...mine().filter((one) => !fresh.some((other) => other.table === one.table))]);
  for (const [table, secret] of Object.entries(luggage.seats))
    if (seatToken(table) === null && secret) remember(`seat.${table}`, secret);
  if (!recall('name') && luggage.name) remember('name', luggage.name);
  const count = fresh.filter((one) => !here.has(one.table)).length;
  return { count, key: isKey(luggage.me) && luggage.me !== myKey() ? luggage.me : null };
}

async function read(word: string): Promise<Luggage | null> {
  try {
    const bytes = await squeezed(fromLetters(word.trim()), new DecompressionStream('deflate-raw'));
    const luggage = JSON.parse(new TextDecoder().decode(bytes)) as Luggage;
    const whole = luggage.v === 1 && luggage.games.every(Array.isArray) && typeof luggage.seats === 'object';
    return whole ? luggage : null;
  } catch {
    return null;
  }
}

async function squeezed(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
