import Pick from '~icons/game-icons/card-pick';
import type { BoardShown } from '../../protocol/protocol';
import type { Art, Facts, Picture, Tone } from '../../ui/look';
import Named from '../../ui/Named.svelte';
import { partial } from '../../ui/partial';
import Painted from './Painted.svelte';

const TONES: readonly Tone[] = ['brick', 'gold', 'plum', 'blue', 'green', 'slate', 'rose', 'teal', 'cream'];
/** The column of the box that stands large on a card, the first there is; on paper it is the same. */
const VALUES = ['value', 'level', 'mark'] as const;

/** For a game that nobody has drawn yet: the colour says the family (the first word of its name). */
function tone(kind: string): Tone {
  let sum = 0;
  for (const letter of kind.split('_')[0] ?? '') sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return TONES[sum % TONES.length] ?? 'cream';
}

function value(facts: Facts | undefined): { value?: string } {
  const found = VALUES.map((column) => facts?.[column]).find((fact) => fact !== undefined);
  return found === undefined ? {} : { value: String(found) };
}

const PICTURES = new Map<string, Picture>();

/** A picture by its name: of the package's own first, then of those that every box may use. */
export function pictureOf(game: string, shown: BoardShown | undefined, name: string): Picture {
  const key = `${game}/${name}`;
  const made =
    PICTURES.get(key) ?? (shown?.art.includes(name) ? partial(Painted, { game, name }) : partial(Named, { name }));
  PICTURES.set(key, made);
  return made;
}

export function artOf(game: string, shown: BoardShown): Art {
  const own = (kind: string) => (shown.art.includes(kind) ? { picture: pictureOf(game, shown, kind) } : {});
  const back = shown.layout.back ?? 'back';
  const drawn = shown.layout.back !== undefined || shown.art.includes('back');
  return {
    look: (kind, facts) => ({ tone: tone(kind), ...own(kind), ...value(facts) }),
    back: { tone: 'slate', picture: drawn ? pictureOf(game, shown, back) : Pick },
  };
}
