import type { Seizh } from '../../protocol/games';
import type { Catalogue } from '../../protocol/protocol';
import { cardName, kinds, numberOf, pileOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';

/** My speciality of the side that lies up, and what it brings: by the box, base, menu line and speciality together. */
const WORTH = { galette: 17, crepe: 9 };

export function aim(view: View<Seizh>, catalogue: Catalogue): Aim {
  const [woman] = kinds(pileOf(view, 'bigoudenn', view.you));
  const side = (numberOf(view, 'side', view.you) ?? 0) > 0 ? 'crepe' : 'galette';
  const kind = woman ? String(catalogue.facts[woman]?.[side]) : undefined;
  if (!kind) return { words: say('seizh-aim-any') };
  return { words: say('seizh-aim', { dish: cardName(catalogue, kind), points: WORTH[side] }), kind };
}
