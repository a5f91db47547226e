import type { LabBench, LabReport, LabShown, LabStarted, LabWanted, Problem } from '../protocol/protocol';
import type { Language } from '../words/language';
import { recall, remember } from './memory';
import { Refusal } from './refusal';
import { say } from '../words/words.svelte';

/** A run of the lab and the secret by which it is ours. */
export type Run = LabStarted & { game: string };

async function ask(
  path: string,
  options: { body?: unknown; token?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  if (options.token) headers['Authorization'] = `Bearer ${options.token}`;
  const asked: RequestInit = { method: options.body === undefined ? 'GET' : 'POST', headers };
  if (options.body !== undefined) asked.body = JSON.stringify(options.body);
  if (options.signal) asked.signal = options.signal;
  const answer = await fetch(path, asked).catch(() => {
    throw new Refusal('offline', say('no-server'));
  });
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? String(answer.status), problem?.words ?? say('server-trouble'));
}

export const bench = async (game: string, lang: Language) =>
  (await (await ask(`/api/lab/${game}?lang=${lang}`)).json()) as LabBench;

export async function start(wanted: LabWanted): Promise<Run> {
  const started = (await (await ask('/api/lab', { body: wanted })).json()) as LabStarted;
  const run = { ...started, game: wanted.game };
  remember('lab', JSON.stringify(run));
  return run;
}

/** The run this browser started last, if it was about this game. */
export function kept(game: string): Run | null {
  try {
    const run = JSON.parse(recall('lab') ?? 'null') as Run | null;
    return run?.game === game ? run : null;
  } catch {
    return null;
  }
}

export const forget = () => remember('lab', 'null');

const ENDED = ['done', 'stopped', 'failed'];
export const isOver = (shown: LabShown | null) => shown !== null && ENDED.includes(shown.phase);

/** Events as they come, until the run is over; a lost connection is taken up again. */
export async function watch(run: Run, seen: (shown: LabShown) => void, signal: AbortSignal): Promise<void> {
  let over = false;
  while (!over && !signal.aborted) {
    try {
      const answer = await ask(`/api/lab/runs/${run.run}`, { token: run.token, signal });
      await events(answer, (shown) => {
        over = isOver(shown);
        seen(shown);
      });
    } catch (error) {
      if (error instanceof Refusal && error.code !== 'offline') throw error;
    }
    if (!over && !signal.aborted) await new Promise((wait) => setTimeout(wait, 1000));
  }
}

async function events(answer: Response, seen: (shown: LabShown) => void): Promise<void> {
  if (!answer.body) return;
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const told = (rest + value).split('\n\n');
    rest = told.pop() ?? '';
    for (const one of told) if (one.startsWith('data: ')) seen(JSON.parse(one.slice(6)) as LabShown);
  }
}

export const stop = async (run: Run) =>
  (await (await ask(`/api/lab/runs/${run.run}/stop`, { body: {}, token: run.token })).json()) as LabShown;

export async function report(run: Run, lang: Language): Promise<string> {
  const answer = await ask(`/api/lab/runs/${run.run}/report?lang=${lang}`, { body: {}, token: run.token });
  return ((await answer.json()) as LabReport).path;
}
