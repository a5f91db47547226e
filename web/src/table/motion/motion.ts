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

const FRAMES = 8; // of a flight

interface Path {
  place: string;
  delay?: number;
  duration?: number;
  turn?: number;
}

/** What of a node is only looked at: the inside of what can be touched. */
function pictures(node: Element): Element[] {
  const control = node.matches('button') ? node : node.querySelector('button');
  return control ? [...control.children] : [];
}

/** `--` names stay as they are; `z-index` is `zIndex` to an animation. */
const keyframe = (css: string): Keyframe =>
  Object.fromEntries(
    [...css.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value.trim(),
    ]),
  );

/** What can be touched is at its place from the beginning: its picture flies, and what flies is in nobody's way. */
export function byPicture(node: Element, way: TransitionConfig): TransitionConfig {
  const { delay = 0, duration = 0, easing = (t: number) => t, css = () => '' } = way;
  const past = (t: number, u: number) => `${css(t, u)}; pointer-events: none`;
  const flying = pictures(node);
  if (flying.length === 0) return { ...way, css: past };
  const times = Array.from({ length: FRAMES + 1 }, (_, i) => easing(i / FRAMES));
  const frames = times.map((t) => keyframe(past(t, 1 - t)));
  for (const one of flying) one.animate(frames, { delay, duration, fill: 'backwards' });
  return { delay, duration, css: () => 'z-index: 5' };
}

/** Fly between a place and where the node is; with reduced motion, or without the place, a fade. */
export function travel(node: Element, path: Path, { direction = 'in' } = {}): TransitionConfig {
  const { place, delay = 0, duration = 300, turn = 0 } = path;
  const there = calm() ? undefined : rectOf(place);
  if (!there || there.width === 0) return { delay, duration: 150, css: (t) => `opacity: ${t}` };
  const here = node.getBoundingClientRect();
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  const small = Math.min(1, Math.max(0.3, there.width / Math.max(1, here.width)));
  const way = {
    delay,
    duration,
    easing: (t: number) => 1 - (1 - t) ** 3,
    css: (t: number, u: number) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${small + (1 - small) * t}) rotate(${turn * u}deg);` +
      `opacity: ${Math.min(1, 0.2 + t * 1.6)}; z-index: 5`,
  };
  return direction === 'in' ? byPicture(node, way) : way;
}

/** A card is turned over in front of everybody; what can be touched only comes into sight. */
export function turnOver(node: Element, { delay = 0, duration = 360 } = {}): TransitionConfig {
  if (calm() || node.querySelector('button')) return { duration: 150, css: (t) => `opacity: ${t}` };
  return {
    delay,
    duration,
    css: (t, u) => `transform: perspective(40rem) rotateY(${90 * u}deg); opacity: ${t > 0.05 ? 1 : 0}`,
  };
}

/** What lies elsewhere now glides there; what is out of sight, before or after, is simply there. */
export function glide(node: Element, way: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const still = calm() || way.from.width === 0 || way.to.width === 0;
  return still ? { duration: 0 } : byPicture(node, flip(node, way, { duration: 240 }) as TransitionConfig);
}
