import type { Moment } from '../protocol/protocol';

/** Where moves and shares lie on a chart, in its own pixels. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  moves: number;
}

export const x = (frame: Frame, at: number): number =>
  frame.left + ((frame.right - frame.left) * at) / Math.max(1, frame.moves);

export const y = (frame: Frame, share: number): number => frame.bottom - (frame.bottom - frame.top) * share;

/** The move under a place on the chart. */
export const moveAt = (frame: Frame, place: number): number =>
  ((place - frame.left) / Math.max(1, frame.right - frame.left)) * frame.moves;

type Dot = [at: number, share: number];

export const line = (frame: Frame, dots: Dot[]): string =>
  dots.map(([at, share], i) => `${i ? 'L' : 'M'}${x(frame, at).toFixed(1)} ${y(frame, share).toFixed(1)}`).join('');

/** The area between two lines over the same moves. */
export function band(frame: Frame, low: Dot[], high: Dot[]): string {
  if (low.length === 0) return '';
  return `${line(frame, high)}${line(frame, [...low].reverse()).replace('M', 'L')}Z`;
}

export const shares = (moments: Moment[], side: number, what: 'share' | 'low' | 'high' = 'share'): Dot[] =>
  moments.map((moment) => [moment.at, moment.chances[side]?.[what] ?? 0]);

/** The last of these places at or before a move. */
export function upTo<P extends { at: number }>(places: readonly P[], at: number): P | undefined {
  return places.filter((place) => place.at <= at).at(-1) ?? places[0];
}

/** The next place on either hand, for arrow keys; the same one at an end. */
export function step(places: readonly { at: number }[], at: number, by: number): number {
  if (by > 0) return places.find((place) => place.at > at)?.at ?? places.at(-1)?.at ?? at;
  return places.filter((place) => place.at < at).at(-1)?.at ?? places[0]?.at ?? at;
}

/** Labels moved apart until none lies on another, all within bounds; in the order given. */
export function apart(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed = new Array<number>(wanted.length).fill(0);
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(least, wanted[i] ?? 0);
    least = (placed[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(most, placed[i] ?? 0);
    most = (placed[i] ?? 0) - gap;
  }
  return placed;
}

export const percent = (share: number): number => Math.round(100 * share);

/** The stroke of each side's line: colour is never its only sign. */
export const DASHES = ['', '7 4', '2 4', '10 3 2 3', '5 5', '1 3', '12 5', '3 2'] as const;
