import { answerTo, ask, sit } from '../../net/api';
import { events } from '../../net/events';
import { recall, remember } from '../../net/memory';
import { randomText } from '../../net/random';
import { Refusal } from '../../net/refusal';
import { attempt } from '../../ui/toasts.svelte';
import type {
  Branch,
  Did,
  Do,
  JoinStudy,
  Listen,
  OddsShown,
  OpenStudy,
  Place,
  Pointed,
  StudyShown,
  StudyTold,
  Weigh,
} from '../../protocol/protocol';

type Action = Do['action'];
const SECRET_BYTES = 24;
const AGAIN = 1000;
/** So long something is pointed at. */
const POINTED = 3500;
/** The leader's steps are told no faster than this; while it plays by itself, the others do too. */
const STEP = 200;
const STRIDE = 3000;

const address = (table: string, study = '') => `/api/replays/${table}/studies${study && `/${study}`}`;

/** The secret by which one is known in a study. */
function secretOf(study: string): string {
  const kept = recall(`study.${study}`) ?? randomText(SECRET_BYTES);
  remember(`study.${study}`, kept);
  return kept;
}

/** Look at a finished game with others, and lead. */
export async function openStudy(table: string, token: string | null, name: string, place: Place): Promise<StudyShown> {
  const me = randomText(SECRET_BYTES);
  const opened = await ask<StudyShown>(address(table), { body: { me, name, place } satisfies OpenStudy, token });
  remember(`study.${opened.id}`, me);
  return opened;
}

/** Those who look at a game together, as one of them sees it. */
export class Group {
  study = $state.raw<StudyShown | null>(null);
  place = $state.raw<Place | null>(null);
  here = $state.raw<number[]>([]);
  pointed = $state.raw<(Pointed & { id: number })[]>([]);
  trouble = $state<string | null>(null);
  /** I go where the leader goes; or I look for myself. */
  following = $state(true);
  weighing = $state(false);

  readonly you = $derived(this.study?.you ?? null);
  readonly leads = $derived(this.study !== null && this.you === this.study.leader);
  readonly leader = $derived(this.study?.people[this.study.leader]?.name ?? '');
  readonly alone = $derived(this.study !== null && !this.here.includes(this.study.leader));

  readonly #me: string;
  #listening = new AbortController();
  #points = 0;
  #told: Place | null = null;
  #next: Place | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly id: string,
    private token: string | null,
  ) {
    this.#me = secretOf(id);
    void this.#listen(this.#listening.signal);
  }

  close(): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
  }

  name = (person: number): string => this.study?.people[person]?.name ?? '';

  // -- Hearing --------------------------------------------------------------------------------

  async #listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const body = { me: this.#me } satisfies Listen;
        const answer = await answerTo(`${this.#address}/listen`, { body, token: this.token, signal });
        await events<StudyTold>(answer, (told) => this.#hear(told));
      } catch (error) {
        if (error instanceof Refusal && error.code !== 'offline') return void (this.trouble = error.message);
      }
      await new Promise((wait) => setTimeout(wait, AGAIN));
    }
  }

  #hear({ study, place, pointed, here }: StudyTold): void {
    if (study) {
      this.study = study;
      if (!this.leads || this.#told === null) this.place = study.place;
    }
    if (place && !this.leads) this.place = place;
    if (this.#told === null && study) this.#told = study.place;
    if (here) this.here = here;
    if (pointed) this.#show(pointed);
  }

  #show(pointed: Pointed): void {
    const id = (this.#points += 1);
    this.pointed = [...this.pointed.filter((one) => one.by !== pointed.by), { ...pointed, id }];
    setTimeout(() => (this.pointed = this.pointed.filter((one) => one.id !== id)), POINTED);
  }

  get #address(): string {
    return address(this.table, this.id);
  }

  // -- Doing ----------------------------------------------------------------------------------

  async join(name: string): Promise<void> {
    const body = { me: this.#me, name } satisfies JoinStudy;
    const joined = await attempt(
      ask<StudyShown>(`${this.#address}/join`, { body, token: this.token }).then((study) => (this.study = study)),
    );
    if (!joined) return;
    this.#listening.abort(); // and is heard as somebody from now on
    this.#listening = new AbortController();
    void this.#listen(this.#listening.signal);
  }

  act = (action: Action): Promise<boolean> => attempt(this.#do(action));

  #do = (action: Action): Promise<Did> =>
    ask<Did>(`${this.#address}/do`, { body: { me: this.#me, action } satisfies Do, token: this.token });

  /** The leader is here now; of several steps in a row the last is told. */
  lead(place: Place): void {
    if (!this.leads || this.#told === null || same(place, this.#next ?? this.#told)) return;
    const goesOn = place.playing && this.#told.playing && place.speed === this.#told.speed;
    this.#next = place;
    this.#timer ??= setTimeout(() => this.#step(), goesOn ? STRIDE : STEP);
    if (goesOn) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#step(), STEP);
  }

  #step(): void {
    this.#timer = undefined;
    const next = this.#next;
    this.#next = null;
    if (next === null || !this.leads) return;
    this.#told = next;
    void this.#do({ what: 'lead', place: next }).catch(() => {}); // the next step tells it too
  }

  branch(at: number, seat: number, level: string): Promise<string> {
    const body = { me: this.#me, at, seat, level } satisfies Branch;
    return sit(`${this.#address}/branch`, body, this.token).then((seated) => seated.table);
  }

  async weigh(at: number): Promise<void> {
    this.weighing = true;
    const body = { me: this.#me, at } satisfies Weigh;
    await attempt(ask<OddsShown>(`${this.#address}/odds`, { body, token: this.token }));
    this.weighing = false;
  }
}

const same = (a: Place, b: Place): boolean =>
  a.at === b.at && a.eyes === b.eyes && a.playing === b.playing && a.as_played === b.as_played && a.speed === b.speed;
