import { expect, test } from 'vitest';
import type { SeatShown, Table } from '../../protocol/protocol';
import { news } from './news';
import { speech } from '../../words/words.svelte';

const person = (name: string, more: Partial<SeatShown> = {}): SeatShown => ({
  name,
  kind: 'human',
  connected: true,
  stand_in: false,
  level: null,
  muted: false,
  bank_ms: null,
  ...more,
});
const table = (seats: SeatShown[], more: Partial<Table> = {}) =>
  ({ phase: 'playing', host: 0, seats, ...more }) as Table;
const calm = table([person('Léa'), person('Tess')]);

globalThis.document ??= { documentElement: {} } as Document;
speech.language = 'en';

test('nothing new is no news', () => {
  expect(news(calm, calm, 0)).toEqual([]);
});

test('a bot that plays for somebody, and who is back', () => {
  const away = table([person('Léa'), person('Tess', { connected: false, stand_in: true })]);
  expect(news(calm, away, 0)).toEqual(['A bot plays for Tess.']);
  expect(news(away, calm, 0)).toEqual(['Tess is back.']);
  expect(news(calm, away, 1)).toEqual([]);
});

test('a host who left is named, and so is the next one', () => {
  const gone = table([person('Marcel', { kind: 'bot' }), person('Tess')], { host: 1 });
  expect(news(calm, gone, 1)).toEqual(['Léa has left. A bot goes on in that seat.', 'You are the host now.']);
  expect(news(calm, gone, -1)).toEqual(['Léa has left. A bot goes on in that seat.', 'Tess is the host now.']);
});
