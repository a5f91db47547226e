import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientMessage, State } from '../protocol/protocol';
import { TableLink, type Wire } from './link.svelte';

class FakeWire implements Wire {
  sent: ClientMessage[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const state = (version: number, more: Partial<State> = {}) => ({
  type: 'state',
  version,
  view: {},
  options: [{ key: 'pass:0', words: '', rule: 'pass', args: {}, standing: false }],
  refused: [],
  events: [],
  whole: version === 1,
  ...more,
});

let wire: FakeWire;
let link: TableLink;

beforeEach(() => {
  wire = new FakeWire();
  link = new TableLink('t', 'secret', 'fr', wire);
  wire.onopen?.();
  wire.say({ type: 'welcome', seat: 2 });
  wire.say(state(1));
});
afterEach(() => vi.restoreAllMocks());

const acts = () => wire.sent.filter((message) => message.type === 'act');

test('it introduces itself with its secret', () => {
  expect(wire.sent[0]).toEqual({ type: 'hello', lang: 'fr', token: 'secret' });
  expect(link.you).toBe(2);
});

test('a move names the version it was seen in and is free again once acknowledged', async () => {
  const moved = link.act('pass:0');
  const [act] = acts();
  expect(act).toMatchObject({ key: 'pass:0', version: 1 });
  expect(link.acting).toBe('pass:0');
  wire.say({ type: 'ack', command_id: act?.command_id, version: 2 });
  await moved;
  expect(link.acting).toBeNull();
});

test('a grab names no version', () => {
  wire.say(state(2, { options: [{ key: 'grab:1', words: '', rule: 'grab', args: {}, standing: true }] }));
  void link.act('grab:1').catch(() => {});
  expect(acts()[0]).toMatchObject({ key: 'grab:1', version: null });
});

test('a refusal says why', async () => {
  const moved = link.act('pass:0');
  wire.say({ type: 'refused', command_id: acts()[0]?.command_id, reason: 'stale', words: 'Trop tard.' });
  await expect(moved).rejects.toThrow('Trop tard.');
});

test('an unanswered move is sent again with the same id after a new welcome', () => {
  void link.act('pass:0');
  wire.onclose?.();
  expect(link.online).toBe(false);
  wire.onopen?.();
  wire.say({ type: 'welcome', seat: 2 });
  expect(acts()).toHaveLength(2);
  expect(acts()[0]?.command_id).toBe(acts()[1]?.command_id);
});

test('a gap in the versions makes it ask anew and show nothing wrong', () => {
  wire.say(state(4));
  expect(link.state?.version).toBe(1);
  expect(wire.sent.filter((message) => message.type === 'hello')).toHaveLength(2);
});

test('a whole state replaces the log, another adds to it', () => {
  const told = (words: string) => ({ event: 'e', args: {}, cause: null, words, why: '' });
  wire.say(state(2, { events: [told('a')] }));
  expect(link.log.map((line) => line.words)).toEqual(['a']);
  wire.say(state(1, { events: [told('x'), told('y')], whole: true }));
  expect(link.log.map((line) => line.words)).toEqual(['x', 'y']);
});

test('it answers pings, and a last goodbye closes it', () => {
  wire.say({ type: 'ping', n: 7 });
  expect(wire.sent.at(-1)).toEqual({ type: 'pong', n: 7 });
  wire.say({ type: 'bye', code: 'kicked', words: 'Au revoir', again: false });
  expect(wire.closed).toBe(true);
  expect(link.bye?.words).toBe('Au revoir');
});

test('something said twice is shown once', () => {
  const said = { type: 'chat', n: 1, seat: 0, name: 'Léa', text: 'salut', preset: null };
  wire.say(said);
  wire.say(said);
  expect(link.chat).toHaveLength(1);
});

test('a notice stands in the log where it was told, once', () => {
  const notice = { type: 'notice', n: 1, code: 'advised', words: 'Léa demande conseil à un expert.' };
  wire.say(notice);
  wire.say(notice);
  expect(link.notices.map(({ n, after, words }) => [n, after, words])).toEqual([[1, link.log.length, notice.words]]);
});

test('who is host is what the table says now, whatever the welcome said', () => {
  wire.say({ type: 'welcome', seat: 2, host: false });
  wire.say({ type: 'table', host: 0 });
  expect(link.host).toBe(false);
  wire.say({ type: 'table', host: 2 });
  expect(link.host).toBe(true);
});

test('a spectator is never the host', () => {
  wire.say({ type: 'welcome', seat: null, host: false });
  wire.say({ type: 'table', host: 0 });
  expect(link.host).toBe(false);
});

const reconnect = () => {
  wire.onclose?.();
  wire.onopen?.();
  wire.say({ type: 'welcome', seat: 2 });
};

test('a command that ends every connection is sent on two of them, then given up', async () => {
  const moved = link.act('pass:0');
  reconnect();
  expect(acts()).toHaveLength(2);
  reconnect();
  expect(acts()).toHaveLength(2);
  await expect(moved).rejects.toMatchObject({ code: 'unanswered' });
  reconnect();
  expect(acts()).toHaveLength(2);
  expect(link.acting).toBeNull();
});

test('the only command on the way when the server does not understand is the one', async () => {
  const heard = vi.fn();
  link.onFault = heard;
  const moved = link.act('pass:0');
  wire.say({ type: 'error', code: 'malformed', words: 'Illisible.' });
  await expect(moved).rejects.toThrow('Illisible.');
  expect(heard).toHaveBeenCalledWith('Illisible.');
  reconnect();
  expect(acts()).toHaveLength(1);
});

test('of several commands on the way the last unanswered one was not understood', async () => {
  const paused = link.order({ type: 'pause' });
  const moved = link.act('pass:0');
  wire.say({ type: 'error', code: 'malformed', words: 'Illisible.' });
  const later = link.order({ type: 'resume' });
  wire.say({ type: 'ack', command_id: acts()[0]?.command_id, version: 2 });
  await moved;
  await expect(paused).rejects.toThrow('Illisible.');
  const resume = wire.sent.find((message) => message.type === 'resume');
  wire.say({ type: 'ack', command_id: resume?.command_id, version: 2 });
  await later;
});

test('a new welcome on the same connection sends nothing twice', () => {
  void link.act('pass:0');
  link.speak('en');
  wire.say({ type: 'welcome', seat: 2 });
  expect(acts()).toHaveLength(1);
});

test.each([
  [true, 3],
  [false, 2],
])('played live: %s, so what happened is shown up to state %i', (live, shown) => {
  vi.useFakeTimers();
  wire.say({ type: 'table', seats: [], live });
  const events = [{ event: 'grabbed' }] as unknown as State['events'];
  wire.say(state(2, { events }));
  wire.say(state(3, { events }));
  expect(link.state?.version).toBe(shown);
  vi.runAllTimers();
  expect(link.state?.version).toBe(3);
  vi.useRealTimers();
});
