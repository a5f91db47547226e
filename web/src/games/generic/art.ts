import Card from '~icons/game-icons/card-random';
import Pick from '~icons/game-icons/card-pick';
import type { Art, Tone } from '../../ui/look';

const TONES: readonly Tone[] = ['brick', 'gold', 'plum', 'blue', 'green', 'slate', 'rose', 'teal', 'cream'];

/** For a game that nobody has drawn yet: the colour says the family (the first word of its name). */
function tone(kind: string): Tone {
  let sum = 0;
  for (const letter of kind.split('_')[0] ?? '') sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return TONES[sum % TONES.length] ?? 'cream';
}

export const art: Art = {
  look: (kind) => ({ tone: tone(kind), picture: Card }),
  back: { tone: 'slate', picture: Pick },
};
