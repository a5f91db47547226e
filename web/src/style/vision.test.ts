import { describe, expect, test } from 'vitest';
import { DASHES } from '../after/chart';
import sides from '../after/sides.css?raw';
import { FLAVOURS } from '../art/baba';
import { FAMILIES } from '../art/bunny';
import type { Art, Facts } from '../art/look';
import marks from '../lab/Marks.svelte?raw';
import type { Catalogue } from '../protocol';
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

describe.each(['.sides', "[data-room='badass'] .sides"])('the lines of %s', (rule) => {
  const lines = colours(sides, `${rule} {`, '--side-\\d');

  test('each have a stroke of their own', () => {
    expect(lines.length).toBe(8);
    expect(new Set(DASHES).size).toBe(lines.length);
  });

  test('of a table of four have colours that stay apart', () => {
    for (const [a, b] of pairs(lines.slice(0, 4))) expect(nearest(a, b), `${a} ${b}`).toBeGreaterThan(GLANCE);
  });
});

test.each(["[data-room='hall'] {", "[data-room='badass'] {"])('what is good and what is bad in %s', (rule) => {
  const [good = '', bad = ''] = ['--good', '--bad'].map((name) => colours(tokens, rule, name)[0]);
  expect(nearest(good, bad)).toBeGreaterThan(GLANCE);
});

test('the verdicts of the lab', () => {
  const tones = ['.above {', '.below {', '.holds {'].flatMap((rule) => colours(marks, rule, '--tone'));
  expect(tones.length).toBe(3);
  for (const [a, b] of pairs(tones)) expect(nearest(a, b), `${a} ${b}`).toBeGreaterThan(GLANCE);
});

test('no two families of the village, no two flavours, share a picture', () => {
  for (const palette of [FAMILIES, FLAVOURS]) {
    const pictures = Object.values(palette).map((one) => one.picture);
    expect(new Set(pictures).size).toBe(pictures.length);
  }
});

const films = import.meta.glob<{ catalogue: Catalogue }>('../fixtures/*.fr.json', { import: 'default', eager: true });
const arts = import.meta.glob<Art>('../art/{boom,baba,bunny,badass}.ts', { import: 'art', eager: true });
/** The fact by which a game's cards belong together. */
const SORTS: Record<string, string> = { boom: 'family', baba: 'flavour', bunny: 'family', badass: 'class' };

/** What tells a sort without its colour: the sign in the corner, or else a picture that no other sort has. */
function signsOf(art: Art, facts: Catalogue['facts'], sort: string): Map<string, Set<unknown>> {
  const signs = new Map<string, Set<unknown>>();
  for (const [kind, fact] of Object.entries(facts) as [string, Facts][]) {
    if (fact[sort] === undefined) continue;
    const look = art.look(kind, fact);
    const name = String(fact[sort]);
    signs.set(name, (signs.get(name) ?? new Set()).add(look.corner ?? look.picture));
  }
  return signs;
}

test.each(Object.keys(SORTS))('%s: no two sorts of cards are told apart by colour alone', (game) => {
  const art = arts[`../art/${game}.ts`] as Art;
  const { facts } = (films[`../fixtures/${game}.fr.json`] as { catalogue: Catalogue }).catalogue;
  const signs = [...signsOf(art, facts, SORTS[game] ?? '')];
  expect(signs.length).toBeGreaterThan(2);
  for (const [[a, ours], [b, theirs]] of pairs(signs)) expect([...ours].filter((sign) => theirs.has(sign)), `${a} ${b}`).toEqual([]);
});

test('words stand out from every ribbon, whatever the eyes', () => {
  const ribbons = [...cards.matchAll(/--ribbon: (#[0-9a-f]{6});/g)].map((found) => found[1] ?? '');
  expect(ribbons.length).toBeGreaterThan(8);
  for (const ribbon of ribbons) expect(nearest(ribbon, '#fffaf0'), ribbon).toBeGreaterThan(4 * GLANCE);
});
