import type { Told } from '../../protocol/protocol';
import { calm } from '../motion/motion';

const MET = ['victim', 'target'] as const;

/** How a face takes what was just told: something was done to it, or it did something itself. */
export type Feeling = 'met' | 'acts';

export function feelingOf(told: readonly Told[], seat: number): Feeling | null {
  const met = told.some(({ args }) => args['seat'] !== seat && MET.some((name) => args[name] === seat));
  return met ? 'met' : told.some(({ args }) => args['seat'] === seat) ? 'acts' : null;
}

const MOVES: Record<Feeling, Keyframe[]> = {
  acts: [{ translate: '0' }, { translate: '0 -22%' }, { translate: '0' }],
  met: [{ rotate: '0deg' }, { rotate: '-16deg' }, { rotate: '13deg' }, { rotate: '-8deg' }, { rotate: '0deg' }],
};

/** It is a picture that moves, never what can be touched. */
export function show(face: Element | undefined, feeling: Feeling | null): void {
  if (feeling && !calm()) face?.animate(MOVES[feeling], { duration: 420, easing: 'ease-in-out' });
}
