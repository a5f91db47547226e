import { flip, type AnimationConfig } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';

/** Places are marked `data-place="deck"`, `"seat-2"`, `"hand"`, …: what moves knows where it comes from. */
const remembered = new Map<string, DOMRect>();

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function rectOf(place: string): DOMRect | undefined {
  const kept = remembered.get(place);
  remembered.delete(place);
  return kept ?? document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
}

/** Keep where something is now, for the moment it has moved on. */
export function leaveFrom(place: string, element: Element): void {
  remembered.set(place, element.getBoundingClientRect());
}

interface Path {
  place: string;
  delay?: number;
  duration?: number;
  turn?: number;
}

/** Fly between a place and where the node is; with reduced motion, or without the place, a fade. */
export function travel(node: Element, { place, delay = 0, duration = 300, turn = 0 }: Path): TransitionConfig {
  const there = calm() ? undefined : rectOf(place);
  if (!there || there.width === 0) return { delay, duration: 150, css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  const small = Math.min(1, Math.max(0.3, there.width / Math.max(1, here.width)));
  return {
    delay,
    duration,
    easing: (t) => 1 - (1 - t) ** 3,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${small + (1 - small) * t}) rotate(${turn * u}deg);` +
      `opacity: ${Math.min(1, 0.2 + t * 1.6)}; z-index: 5;`,
  };
}

/** A card is turned over in front of everybody. */
export function turnOver(_node: Element, { delay = 0, duration = 360 } = {}): TransitionConfig {
  if (calm()) return { duration: 150, css: (t) => `opacity: ${t}` };
  return {
    delay,
    duration,
    css: (t, u) => `transform: perspective(40rem) rotateY(${90 * u}deg); opacity: ${t > 0.05 ? 1 : 0}`,
  };
}

/** What lies elsewhere now glides there; what is out of sight, before or after, is simply there. */
export function glide(node: Element, way: { from: DOMRect; to: DOMRect }): AnimationConfig {
  return calm() || way.from.width === 0 || way.to.width === 0 ? { duration: 0 } : flip(node, way, { duration: 240 });
}
