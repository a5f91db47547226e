import type { Bunny } from '../../protocol/games';
import { numberOf, type View } from '../../table/view';
import { say } from '../../words/words.svelte';
import type { Aim } from '../board';

export const aim = (view: View<Bunny>): Aim => ({
  words: say('bunny-aim', { count: numberOf(view, 'domain', view.you) ?? 0 }),
});
