import type { Baba } from '../../protocol/games';
import type { Catalogue } from '../../protocol/protocol';
import { cardName, kinds, pileOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';
import { served, slotOf, wantedIn, type Slot } from './order';

/** What my order still lacks. */
export function aim(view: View<Baba>, catalogue: Catalogue): Aim {
  const mine = (field: 'order' | 'finished' | 'begun') => kinds(pileOf(view, field, view.you));
  const [orders, pastries] = [mine('order'), [...mine('finished'), ...mine('begun')]];
  const slots = orders
    .flatMap((order) => (catalogue.facts[order]?.['slots'] as string[] | undefined) ?? [])
    .map(slotOf);
  const stands = served(slots, pastries, catalogue.facts);
  const left = slots.filter((_, i) => stands[i] === null).map((slot) => lacking(slot, catalogue));
  const words = left.length > 0 ? say('baba-aim', { left: left.join(' + ') }) : say('baba-aim-last');
  return { words, kind: orders[0] };
}

const lacking = (slot: Slot, catalogue: Catalogue): string =>
  slot.sort === 'flavour' ? say('baba-of', { flavour: cardName(catalogue, slot.wanted) }) : wantedIn(slot, catalogue);
