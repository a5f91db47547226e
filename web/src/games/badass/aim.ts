import type { Badass } from '../../protocol/games';
import { number, numberOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';

/** Who plays for revenge plays with stronger powers. */
export function aim(view: View<Badass>): Aim {
  const score = numberOf(view, 'score', view.you) ?? 0;
  const vengeful = (numberOf(view, 'vengeful', view.you) ?? 0) > 0;
  return { words: say(vengeful ? 'badass-aim-vengeance' : 'badass-aim', { score, limit: number(view, 'limit') }) };
}
