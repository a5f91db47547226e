import BabaScene from './scenes/BabaScene.svelte';
import BadassScene from './scenes/BadassScene.svelte';
import BoomScene from './scenes/BoomScene.svelte';
import BunnyScene from './scenes/BunnyScene.svelte';
import SeizhScene from './scenes/SeizhScene.svelte';
import type { Picture } from './look';

/** The five rooms in the order in which they stand on the home page. */
export const SCENES: Record<string, Picture> = {
  boom: BoomScene,
  baba: BabaScene,
  bunny: BunnyScene,
  badass: BadassScene,
  seizh: SeizhScene,
};

const ORDER = Object.keys(SCENES);

/** Ours first, in our order; then whatever else is installed. */
export function inOrder<G extends { id: string }>(games: readonly G[]): G[] {
  const place = (game: G) => (ORDER.includes(game.id) ? ORDER.indexOf(game.id) : ORDER.length);
  return [...games].sort((a, b) => place(a) - place(b));
}
