import type { Seizh } from '../../protocol/games';
import type { Catalogue } from '../../protocol/protocol';
import { cardName, kinds, numberOf, pileOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';

/** What a dish of the menu brings by the box, and one that is my speciality. */
export const WORTH = { galette: { menu: 12, own: 17 }, crepe: { menu: 6, own: 9 } };

/** My speciality of the side that lies up, and what it brings. */
export function aim(view: View<Seizh>, catalogue: Catalogue): Aim {
  const [woman] = kinds(pileOf(view, 'bigoudenn', view.you));
  const side = (numberOf(view, 'side', view.you) ?? 0) > 0 ? 'crepe' : 'galette';
  const kind = woman ? String(catalogue.facts[woman]?.[side]) : undefined;
  if (!kind) return { words: say('seizh-aim-any') };
  return { words: say('seizh-aim', { dish: cardName(catalogue, kind), points: WORTH[side].own }), kind };
}
