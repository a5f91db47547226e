/**
 * What a game brings to the page. A game is a folder beside this file, named by its id, and nothing else names it:
 * its board, rules and words are found by where they lie; one without a board gets the generic one.
 */
import type { Picture } from '../ui/look';
import { LANGUAGES, type Language } from '../words/language';
import { board } from '../net/api';
import { partial } from '../ui/partial';
import { learn, speech } from '../words/words.svelte';
import type { BoardModule } from './board';
import Painted from './generic/Painted.svelte';

const GENERIC = 'generic';

const BOARDS = import.meta.glob<BoardModule>('./*/Board.svelte');
const SCENES = import.meta.glob<Picture>('./*/Scene.svelte', { eager: true, import: 'default' });
const MINUTES = import.meta.glob<[number, number]>('./*/minutes.ts', { import: 'minutes' });
const WORDS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' });
const OPTIONS = import.meta.glob<Record<string, string>>('./*/options.ts', { eager: true, import: 'options' });

/** The board, once the words it says are known. */
export async function boardOf(game: string): Promise<BoardModule> {
  const [board] = await Promise.all([
    loadBoard(game),
    ...(Object.keys(LANGUAGES) as Language[]).map((lang) => learnWords(game, lang)),
  ]);
  return board;
}

function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[`./${game}/Board.svelte`];
  return load && game !== GENERIC ? load() : declaredBoard(game, speech.language);
}

/** As the game's package declares it; where nobody can be asked, one that shows whatever there is. */
async function declaredBoard(game: string, language: Language): Promise<BoardModule> {
  const [{ declared, NOTHING }, shown] = await Promise.all([
    import('./generic/declared'),
    board(game, language).catch(() => null),
  ]);
  return declared(game, shown ?? NOTHING);
}

async function learnWords(game: string, language: Language): Promise<void> {
  const words = await WORDS[`./${game}/${language}.ftl`]?.();
  if (words) learn(language, words);
}

const PAINTED = new Map<string, Picture>();

/** The picture of a game where one chooses it: drawn here, or brought by its package. */
export function sceneOf(game: string): Picture {
  const found = SCENES[`./${game}/Scene.svelte`] ?? PAINTED.get(game) ?? partial(Painted, { game, name: 'scene' });
  PAINTED.set(game, found);
  return found;
}

/** How long a game takes, from least to most, where its box or its declared board says so. */
export async function minutesOf(game: string): Promise<[number, number] | null> {
  if (BOARDS[`./${game}/Board.svelte`]) return (await MINUTES[`./${game}/minutes.ts`]?.()) ?? null;
  const shown = await board(game, speech.language).catch(() => null);
  return (shown?.layout.minutes as [number, number] | undefined) ?? null;
}

/** With which options a table on a screen begins, where they are not the game's own first ones. */
export const optionsOf = (game: string): Record<string, string> => OPTIONS[`./${game}/options.ts`] ?? {};
