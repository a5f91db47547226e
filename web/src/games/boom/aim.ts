import type { Boom } from '../../protocol/games';
import type { Catalogue } from '../../protocol/protocol';
import { cardName, kinds, numberOf, pile, pileOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';

/** Without roles all bake together. */
export function aim(view: View<Boom>): Aim {
  const [kind] = kinds(pileOf(view, 'role', view.you));
  return { words: kind ? say(`boom-aim-${kind}`) : say('boom-aim-together'), kind };
}

/** A reaction is a reaction to something. */
export function question(view: View<Boom>, catalogue: Catalogue, names: string[]): string | null {
  const cards = kinds(pile(view, 'stack'));
  const [top, last] = [cards.at(-1), cards.length - 1];
  if (view.asking?.question !== 'reaction' || top === undefined) return null;
  const by = numberOf(view, 'stack_by', last) ?? -1;
  const victim = numberOf(view, 'stack_target', last) ?? -1;
  const card = cardName(catalogue, top);
  if (by === view.you) return say('boom-react-mine', { card });
  const name = names[by] ?? '';
  return victim < 0
    ? say('boom-react', { name, card })
    : say('boom-react-to', { name, card, victim: victim === view.you ? say('boom-on-you') : (names[victim] ?? '') });
}
