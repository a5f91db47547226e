import { untrack } from 'svelte';
import type {
  BoardShown,
  BoxShown,
  BoxWanted,
  Branch,
  Continue,
  CreateTable,
  Frame,
  GameBook,
  GameShown,
  Join,
  Learn,
  PrintWanted,
  Problem,
  QrWanted,
  Replay,
  ReviewShown,
  Seated,
  SheetSent,
  SheetWanted,
  TableShown,
} from '../protocol/protocol';
import type { Language } from '../words/language';
import { newSecret } from './key';
import { askingSecret, hasAsked, keepSeat, remember } from './memory';
import { Refusal } from './refusal';
import { say, speech } from '../words/words.svelte';

interface Asked {
  body?: unknown;
  token?: string | null;
  signal?: AbortSignal;
}

/** What a request is answered; `Refusal` where it is refused, or nobody answers. */
export async function answerTo(path: string, { body, token, signal }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': untrack(() => speech.language) };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
    });
  } catch {
    throw new Refusal('offline', say('no-server'));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? String(answer.status), problem?.words ?? say('server-trouble'));
}

export const ask = async <T>(path: string, asked: Asked = {}): Promise<T> =>
  (await (await answerTo(path, asked)).json()) as T;

export const games = (lang: Language) => ask<GameShown[]>(`/api/games?lang=${lang}`);
/** What there is to say of a game; of a table, with the cards it plays with. */
export const book = (game: string, lang: Language, table: string | null = null) =>
  ask<GameBook>(`/api/${table ? `tables/${table}/book` : `games/${game}`}?lang=${lang}`);
/** Where everything lies on the board of a game that this page does not know. */
export const board = (game: string, lang: Language) => ask<BoardShown>(`/api/games/${game}/board?lang=${lang}`);
export const publicTables = () => ask<TableShown[]>('/api/tables');
export const tableShown = (table: string, token: string | null = null) =>
  ask<TableShown>(`/api/tables/${table}`, { token });

/** A game that stands still for good: only its host may. */
export const endGame = (table: string, token: string | null) =>
  ask<TableShown>(`/api/tables/${table}/end`, { body: {}, token });

/** A finished game as a file on this machine. */
export async function saveGame(table: string, token: string | null): Promise<void> {
  const answer = await fetch(`/api/export/${table}`, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  if (!answer.ok) throw new Refusal(String(answer.status), say('server-trouble'));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `tablee-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A QR code of one of this server's paths, as an address for an image. */
export async function qrCode(path: string): Promise<string> {
  const answer = await fetch('/api/qr', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path } satisfies QrWanted),
  });
  if (!answer.ok) throw new Refusal(String(answer.status), say('server-trouble'));
  return URL.createObjectURL(await answer.blob());
}

export async function sit(
  path: string,
  body: CreateTable | Join | Continue | Branch,
  token?: string | null,
): Promise<Seated> {
  const seated = await ask<Seated>(path, { body, token: token ?? null });
  keepSeat(seated.table, seated.token);
  return seated;
}

export const lookAtBox = (body: BoxWanted, lang: Language) => ask<BoxShown>(`/api/boxes?lang=${lang}`, { body });

/** A box that comes as a spreadsheet. */
export const readSheet = (body: SheetSent, lang: Language) => ask<BoxShown>(`/api/boxes/read?lang=${lang}`, { body });

/** A box on paper, as a file of this device. */
export const printBox = (body: PrintWanted, lang: Language) =>
  fetchFile(`/api/boxes/print?lang=${lang}`, body, `${body.game}-${body.what ?? 'cards'}.pdf`);

/** A box as a spreadsheet, as a file of this device. */
export const saveSheet = (body: SheetWanted, lang: Language) =>
  fetchFile(`/api/boxes/sheet?lang=${lang}`, body, `${body.game}.${body.kind ?? 'xlsx'}`);

async function fetchFile(path: string, body: PrintWanted | SheetWanted, name: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Refusal('offline', say('no-server'));
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.code ?? String(answer.status), problem?.words ?? say('server-trouble'));
  }
  keepFile(await answer.blob(), name);
}

/** A file of this device; its address lives until the browser has surely taken it. */
export function keepFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function createTable(body: CreateTable): Promise<Seated> {
  const made = await newSecret();
  const seated = await sit('/api/tables', made ? { ...body, token: made.secret } : body);
  if (made) remember(`salt.${seated.table}`, made.salt);
  return seated;
}
export const learn = (game: string, body: Learn) => sit(`/api/lessons/${game}`, body);
export async function join(table: string, body: Join): Promise<Seated> {
  const made = hasAsked(table) ? null : await newSecret();
  if (made) {
    remember(`asked.${table}`, made.secret);
    remember(`salt.${table}`, made.salt);
  }
  return sit(`/api/tables/${table}/join`, { ...body, token: askingSecret(table) });
}
export const continueFrom = (table: string, token: string | null, body: Continue) =>
  sit(`/api/replays/${table}/continue`, body, token);

const eyesOf = (eyes: string | null) => (eyes === null ? '' : `eyes=${eyes}&`);

export const replay = (table: string, token: string | null, eyes: string | null, lang: Language) =>
  ask<Replay>(`/api/replays/${table}?${eyesOf(eyes)}lang=${lang}`, { token });
export const frame = (table: string, n: number, token: string | null, eyes: string | null, lang: Language) =>
  ask<Frame>(`/api/replays/${table}/${n}?${eyesOf(eyes)}lang=${lang}`, { token });
/** The n-th and some that follow. */
export const frames = (table: string, n: number, token: string | null, eyes: string | null, lang: Language) =>
  ask<Frame[]>(`/api/replays/${table}/${n}/on?${eyesOf(eyes)}lang=${lang}`, { token });
export const review = (table: string, token: string | null, lang: Language) =>
  ask<ReviewShown>(`/api/replays/${table}/review?lang=${lang}`, { token });
