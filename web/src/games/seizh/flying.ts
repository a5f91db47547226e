import { crossfade, type CrossfadeParams, type TransitionConfig } from 'svelte/transition';
import { byPicture, calm, travel } from '../../table/motion/motion';

type Way = (node: Element, params: CrossfadeParams & { key: unknown }) => () => TransitionConfig;
export type Fly = [send: Way, receive: Way];

/** A utensil flies between the slate and hands: mine on the board, others' at their badges. */
export function flying(holderBefore: (kind: string) => number, holderNow: (kind: string) => number): Fly {
  const [send, receive] = crossfade({
    duration: (d) => (calm() ? 1 : Math.min(300, 120 + d / 2)),
    fallback: (node, params, intro) => {
      const { key } = params as { key: string };
      const place = `seat-${(intro ? holderBefore : holderNow)(key)}`;
      return travel(node, { place, turn: 40 }, { direction: 'out' });
    },
  });
  return [send, (node, params) => () => byPicture(node, receive(node, params)())];
}
