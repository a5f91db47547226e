import { beforeAll, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '../words/language';
import { learn, speech } from '../words/words.svelte';
import type { BoardModule } from './board';
import type { Catalogue, State } from '../protocol/protocol';
import { viewOf } from '../table/view';

type Told = Required<Pick<BoardModule, 'aim'>> & Pick<BoardModule, 'question'>;
interface Recorded {
  game: string;
  catalogue: Catalogue;
  states: State[];
}
const AIMS = import.meta.glob<Told>('./*/aim.ts', { eager: true });
const WORDS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });
const FILMS = import.meta.glob<Recorded>('../dev/recorded/*.json', { import: 'default', eager: true });
/** As many letters as a phone of 320 pixels has room for beside its buttons. */
const LONGEST = 54;
/** Not a reaction: nobody else caused it. */
const OWN_TURN = 'action';

const languageOf = (path: string) => (path.includes('fr') ? 'fr' : 'en') as Language;
const filmed = Object.entries(FILMS).flatMap(([path, film]) => {
  const told = AIMS[`./${film.game}/aim.ts`];
  const language = /\.(\w\w)\.json$/.exec(path)?.[1] as Language;
  return told ? [{ name: `${film.game} ${language}`, language, film, told }] : [];
});

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
  for (const [path, words] of Object.entries(WORDS)) learn(languageOf(path.slice(path.lastIndexOf('/'))), words);
});

test('every game on this page has an aim, filmed in every language', () => {
  expect(filmed).toHaveLength(Object.keys(AIMS).length * Object.keys(LANGUAGES).length);
});

test.each(filmed)('$name: one always knows what one is after', ({ language, film, told }) => {
  speech.language = language;
  const seen = film.states.map(viewOf).filter((view) => view.you >= 0);
  const words = seen.map((view) => told.aim(view, film.catalogue)?.words ?? '');
  expect(seen.length).toBeGreaterThan(0);
  for (const said of words) {
    expect(said).toMatch(/ .*[ .!?]/);
    expect(said).not.toMatch(/undefined|null|NaN|\$/);
    expect(said.length).toBeLessThanOrEqual(LONGEST);
  }
});

test.each(filmed.filter(({ told }) => told.question))(
  '$name: a reaction names its cause',
  ({ language, film, told }) => {
    speech.language = language;
    const names = ['Anna', 'Bruno', 'Chloé', 'David', 'Emma'];
    const views = film.states.map(viewOf).filter((view) => told.question?.(view, film.catalogue, names));
    expect(views.length).toBeGreaterThan(0);
    const cards = Object.values(film.catalogue.cards).map((card) => card.name);
    for (const view of views.filter(({ asking }) => asking?.question !== OWN_TURN))
      expect(cards.some((card) => told.question?.(view, film.catalogue, names)?.includes(card))).toBe(true);
  },
);
