/** Tournaments: taking part and directing, by secrets that this device keeps. */

import type {
  CreateTournament,
  Direct,
  Enter,
  Entered,
  Here,
  TournamentListed,
  TournamentShown,
} from '../protocol/protocol';
import { speech } from '../words/words.svelte';
import { ask, keepFile } from './api';
import { newSecret } from './key';
import { recall, remember, remembered, seatToken } from './memory';
import { randomText } from './random';
import { Refusal } from './refusal';
import { say } from '../words/words.svelte';

const SECRET_BYTES = 24;
const path = (id: string, rest = ''): string => `/api/tournaments/${id}${rest}`;

/** The secret by which this device directs a tournament. */
export const directorOf = (id: string): string | null => recall(`direct.${id}`);

export const list = (): Promise<TournamentListed[]> => ask<TournamentListed[]>('/api/tournaments');

/** Those that this device directs or takes part in. */
export const mine = (): string[] => remembered('tournament.').map((name) => name.slice('tournament.'.length));

export async function find(id: string): Promise<TournamentShown> {
  const shown = await ask<TournamentShown>(path(id), { token: seatToken(id) });
  if (shown.stage === 'over') remember(`tournament.${id}`, null);
  return shown;
}

export async function create(wanted: Omit<CreateTournament, 'token'>): Promise<TournamentShown> {
  const token = randomText(SECRET_BYTES);
  const made = await ask<TournamentShown>('/api/tournaments', { body: { ...wanted, token } });
  takeDirection(made.id, token);
  return made;
}

export function takeDirection(id: string, token: string): void {
  remember(`direct.${id}`, token);
  remember(`tournament.${id}`, 'yes');
}

/** The secret is kept before it is sent: whoever asks again, because no answer came, takes part once. */
export async function enter(id: string, wanted: Omit<Enter, 'token'>): Promise<void> {
  const made = recall(`asked.${id}`) === null ? await newSecret() : null;
  const token = recall(`asked.${id}`) ?? made?.secret ?? randomText(SECRET_BYTES);
  remember(`asked.${id}`, token);
  remember(`salt.${id}`, made?.salt ?? recall(`salt.${id}`));
  await ask<Entered>(path(id, '/enter'), { body: { ...wanted, token } });
  remember(`seat.${id}`, token);
  remember(`asked.${id}`, null);
  remember(`tournament.${id}`, 'yes');
}

export const beHere = (id: string, here: boolean): Promise<TournamentShown> =>
  ask<TournamentShown>(path(id, '/here'), { body: { here } satisfies Here, token: seatToken(id) });

export const direct = (id: string, wanted: Direct): Promise<TournamentShown> =>
  ask<TournamentShown>(path(id, '/direct'), { body: wanted, token: directorOf(id) });

/** The order of all as a file of this device. */
export async function saveResults(id: string): Promise<void> {
  const answer = await fetch(path(id, `/results?lang=${speech.language}`)).catch(() => null);
  if (!answer?.ok) throw new Refusal('offline', say('no-server'));
  keepFile(await answer.blob(), `tablee-${id}.csv`);
}
