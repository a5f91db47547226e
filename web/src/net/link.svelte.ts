import ReconnectingWebSocket from 'partysocket/ws';
import type {
  Bye,
  Chat,
  ClientMessage,
  Hinted,
  Notice,
  OptionShown,
  ServerMessage,
  State,
  Table,
  Told,
  Welcome,
} from '../protocol/protocol';
import type { Language } from '../words/language';
import { Hidden } from '../table/log/hidden.svelte';
import { pace } from '../table/motion/pace.svelte';
import { Pacer } from '../table/motion/pacer';
import { randomText } from './random';
import { Refusal } from './refusal';
import { attempt } from '../ui/toasts.svelte';
import { say } from '../words/words.svelte';

type Commands = Extract<ClientMessage, { command_id: string }>;
export type Order = Commands extends infer C ? (C extends Commands ? Omit<C, 'command_id'> : never) : never;

interface Pending {
  message: Commands;
  /** On how many connections it was sent, and which was the last of them. */
  sent: number;
  on: number;
  done: () => void;
  failed: (refusal: Refusal) => void;
}

/** What a page needs of a socket; tests bring their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
}

const LOG_KEPT = 2000;
const NOTICES_KEPT = 200;

/** A notice and where it stands in the log. */
export type Placed = Notice & { after: number };
const COMMAND_BYTES = 12;
/** A command that ends two connections, or is not understood on them, would end the next one too. */
const MOST_SENT = 2;

/** One person's connection to one table. */
export class TableLink {
  welcome = $state.raw<Welcome | null>(null);
  table = $state.raw<Table | null>(null);
  /** The state that is shown; newer ones may wait their moment. */
  state = $state.raw<State | null>(null);
  latest = $state(true);
  log = $state.raw<Told[]>([]);
  chat = $state.raw<Chat[]>([]);
  /** What changed around the game, each behind so many lines of its log. */
  notices = $state.raw<Placed[]>([]);
  online = $state(false);
  bye = $state.raw<Bye | null>(null);
  /** When the shown deadline ends, by this page's clock. */
  endsAt = $state(0);
  /** The option that was sent and is not yet answered. */
  acting = $state<string | null>(null);
  hinted = $state.raw<Hinted | null>(null);
  /** What I could do if it were my turn, where I have asked. */
  foreseen = $state.raw<OptionShown[]>([]);
  /** Whose eyes I watch through, where somebody allows it. */
  through = $state<number | null>(null);
  /** An expert thinks about my question. */
  hinting = $state(false);
  onFault: (words: string) => void = () => {};

  readonly hidden: Hidden;
  #wire: Wire;
  #connection = 0;
  #pending = new Map<string, Pending>();
  /** Sent and unanswered when the server did not understand one of them: the last one left was it. */
  #doubted = new Map<string, Refusal>();
  #version = 0;
  #arrived = new WeakMap<State, number>();
  #pacer = new Pacer<State>(
    (state, latest) => this.#show(state, latest),
    () => pace.moment,
  );

  constructor(
    readonly id: string,
    readonly token: string | null,
    private lang: Language,
    wire: Wire = socketTo(id),
  ) {
    this.#wire = wire;
    this.hidden = new Hidden(id);
    wire.onopen = () => {
      this.#connection += 1;
      this.#hello();
    };
    wire.onclose = () => (this.online = false);
    wire.onmessage = (message) => this.#hear(JSON.parse(message.data) as ServerMessage);
  }

  get you(): number {
    return this.welcome?.seat ?? -1;
  }

  /** The role may change hands at any time: the table says whose it is now, the welcome only whose it was. */
  get host(): boolean {
    return this.table !== null && this.table.host === this.you;
  }

  /** What was said by those whom this person wants to read. */
  get heard(): Chat[] {
    return this.hidden.heard(this.chat);
  }

  close(): void {
    this.#pacer.clear();
    this.#wire.onclose = null;
    this.#wire.close();
  }

  speak(lang: Language): void {
    if (lang === this.lang) return;
    this.lang = lang;
    if (this.online) this.#send({ type: 'speak', lang });
  }

  /** Sent again after a lost connection, once: the same id again has no second effect. */
  order(order: Order): Promise<void> {
    const message = { ...order, command_id: randomText(COMMAND_BYTES) } as Commands;
    return new Promise((done, failed) => {
      const pending = { message, sent: 0, on: -1, done, failed };
      this.#pending.set(message.command_id, pending);
      if (this.online) this.#try(pending);
    });
  }

  #try(pending: Pending): void {
    if (pending.on === this.#connection) return;
    if (pending.sent === MOST_SENT)
      return this.#answered(pending.message.command_id, new Refusal('unanswered', say('unanswered')));
    pending.sent += 1;
    pending.on = this.#connection;
    this.#send(pending.message);
  }

  async act(key: string): Promise<void> {
    const state = this.state;
    if (!state) return;
    const standing = state.options.some((option) => option.key === key && option.standing);
    if (!standing) this.acting = key;
    this.hinted = null;
    try {
      await this.order({ type: 'act', key, version: standing ? null : state.version });
    } finally {
      if (this.acting === key) this.acting = null;
    }
  }

  /** Ask an expert; what it says comes by itself. */
  async hint(): Promise<void> {
    this.hinting = true;
    try {
      await this.order({ type: 'hint' });
    } catch (refusal) {
      this.hinting = false;
      throw refusal;
    }
  }

  /** Watch through somebody's eyes, late; or again as all do who watch. */
  async lookThrough(seat: number | null): Promise<void> {
    if (await attempt(this.order({ type: 'look_through', seat }))) this.through = seat;
  }

  #hello(): void {
    this.#send({ type: 'hello', lang: this.lang, token: this.token });
  }

  #send(message: ClientMessage): void {
    this.#wire.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'table':
        this.table = message;
        if (this.through !== null && !message.seats[this.through]?.late) this.through = null;
        this.hidden.follow(message, this.chat.at(-1)?.n ?? -1);
        this.#pacer.immediate = message.live ?? false;
        return;
      case 'state':
        return this.#stated(message);
      case 'chat':
        return this.#chatted(message);
      case 'notice':
        return this.#noticed(message);
      case 'ack':
        return this.#answered(message.command_id, null);
      case 'refused':
        return this.#answered(message.command_id, new Refusal(message.reason, message.words));
      case 'hinted':
        this.hinting = false;
        this.hinted = message;
        return;
      case 'foreseen':
        this.foreseen = message.options;
        return;
      case 'error':
        return this.#misunderstood(new Refusal(message.code, message.words));
      case 'bye':
        return this.#parted(message);
      case 'ping':
        return this.#send({ type: 'pong', n: message.n });
      case 'pong':
        return;
    }
  }

  #chatted(chat: Chat): void {
    if (this.table) this.hidden.follow(this.table, chat.n);
    if (!this.chat.some((said) => said.n === chat.n)) this.chat = [...this.chat, chat];
  }

  #noticed(notice: Notice): void {
    if (this.notices.some((known) => known.n === notice.n)) return;
    this.notices = [...this.notices, { ...notice, after: this.log.length }].slice(-NOTICES_KEPT);
  }

  #welcomed(welcome: Welcome): void {
    this.welcome = welcome;
    this.online = true;
    this.#version = 0;
    for (const pending of [...this.#pending.values()]) this.#try(pending);
    if (this.through !== null) void this.lookThrough(this.through); // a new connection knows nothing of it
  }

  #stated(state: State): void {
    if (!state.whole && this.#version && state.version !== this.#version + 1) {
      if (state.version > this.#version) this.#hello();
      return;
    }
    this.#version = state.version;
    this.#arrived.set(state, performance.now());
    this.latest = false;
    this.#pacer.push(state);
  }

  #show(state: State, latest: boolean): void {
    this.log = state.whole ? state.events : [...this.log, ...state.events].slice(-LOG_KEPT);
    if (state.deadline) this.endsAt = (this.#arrived.get(state) ?? 0) + state.deadline.left_ms;
    this.state = state;
    this.latest = latest;
    this.hinted = null;
    this.hinting = false;
  }

  #answered(id: string, refusal: Refusal | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#doubted.delete(id);
    if (refusal) pending?.failed(refusal);
    else pending?.done();
    this.#settleDoubt();
  }

  #misunderstood(fault: Refusal): void {
    for (const [id, { sent }] of this.#pending) if (sent > 0) this.#doubted.set(id, fault);
    this.#settleDoubt();
    this.onFault(fault.message);
  }

  #settleDoubt(): void {
    const [last] = this.#doubted;
    if (last && this.#doubted.size === 1) this.#answered(...last);
  }

  #parted(bye: Bye): void {
    if (bye.again) return;
    this.bye = bye;
    this.close();
  }
}

function socketTo(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const options = {
    minReconnectionDelay: 300 + 1700 * Math.random(),
    maxReconnectionDelay: 5000,
    maxEnqueuedMessages: 0,
  };
  return new ReconnectingWebSocket(`${scheme}://${location.host}/ws/${table}`, [], options) as unknown as Wire;
}
