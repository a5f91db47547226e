import { describe, expect, test } from 'vitest';
import { DASHES } from '../replay/chart';
import sides from '../replay/sides.css?raw';
import marks from '../lab/Marks.svelte?raw';
import cards from '../ui/Card.svelte?raw';
import tokens from './tokens.css?raw';
import { distance, nearest } from './vision';

const GLANCE = 10; // CIE 1976
const pairs = <T>(all: readonly T[]): [T, T][] => all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));
/** The colours that a rule of a style sheet gives to names that fit. */
const colours = (css: string, rule: string, name: string): string[] => {
  const body = css.slice(css.indexOf(rule)).split('}')[0] ?? '';
  return [...body.matchAll(new RegExp(`${name}: (#[0-9a-f]{6});`, 'g'))].map((found) => found[1] ?? '');
};

test('the measure knows red and green that some eyes cannot tell apart', () => {
  expect(distance('#a3332c', '#4f6f2a', 'usual')).toBeGreaterThan(5 * GLANCE);
  expect(nearest('#a3332c', '#4f6f2a')).toBeLessThan(GLANCE);
});

const css = import.meta.glob<string>('../games/*/*.css', { query: '?raw', import: 'default', eager: true });
/** The style sheets that have a word to say about something: ours, then games'. */
const saying = (ours: string, word: string) => [
  ['hall', ours],
  ...Object.entries(css).filter(([, text]) => text.includes(word)),
];

test('the rooms of games are looked at', () => {
  expect(saying(sides, '.sides {').length).toBeGreaterThan(1);
  expect(saying(tokens, '--good:').length).toBeGreaterThan(1);
});

describe.each(saying(sides, '.sides {'))('the lines in %s', (_, text = '') => {
  const lines = colours(text, '.sides {', '--side-\\d');

  test('each have a stroke of their own', () => {
    expect(lines.length).toBe(8);
    expect(new Set(DASHES).size).toBe(lines.length);
  });

  test('of a table of four have colours that stay apart', () => {
    for (const [a, b] of pairs(lines.slice(0, 4))) expect(nearest(a, b), `${a} ${b}`).toBeGreaterThan(GLANCE);
  });
});

const LIGHTS = [
  ['the hall by day', tokens, ':where([data-room]) {'],
  ['the hall by night', tokens, "[data-light='night'] [data-room='hall'] {"],
  ...saying('', '--good:').map(([room = '', text = '']) => [room, text, '[data-room=']),
].filter(([, text]) => text);

test.each(LIGHTS)('what is good and what is bad in %s', (_, text = '', rule = '') => {
  const [good = '', bad = ''] = ['--good', '--bad'].map((name) => colours(text, rule, name)[0]);
  expect(good).not.toBe('');
  expect(nearest(good, bad)).toBeGreaterThan(GLANCE);
});

test('the verdicts of the lab', () => {
  const tones = ['.above {', '.below {', '.holds {'].flatMap((rule) => colours(marks, rule, '--tone'));
  expect(tones.length).toBe(3);
  for (const [a, b] of pairs(tones)) expect(nearest(a, b), `${a} ${b}`).toBeGreaterThan(GLANCE);
});

test('words stand out from every ribbon, whatever the eyes', () => {
  const ribbons = [...cards.matchAll(/--ribbon: (#[0-9a-f]{6});/g)].map((found) => found[1] ?? '');
  expect(ribbons.length).toBeGreaterThan(8);
  for (const ribbon of ribbons) expect(nearest(ribbon, '#fffaf0'), ribbon).toBeGreaterThan(4 * GLANCE);
});
