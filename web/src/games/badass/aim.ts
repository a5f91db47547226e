import type { Badass } from '../../protocol/games';
import { number, numberOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';

/** On one's own turn the posters are what matters. */
export const question = (view: View<Badass>): string | null =>
  view.your_move && view.asking?.question === 'action' ? say('badass-action') : null;

/** Who plays for revenge plays with stronger powers. */
export function aim(view: View<Badass>): Aim {
  const score = numberOf(view, 'score', view.you) ?? 0;
  const vengeful = (numberOf(view, 'vengeful', view.you) ?? 0) > 0;
  return { words: say(vengeful ? 'badass-aim-vengeance' : 'badass-aim', { score, limit: number(view, 'limit') }) };
}
