import type { ReplayStep } from '../protocol/protocol';

/** How many times as fast: the usual first, then as a key goes through them. */
export const SPEEDS = [1, 2, 4, 0.5] as const;
/** Milliseconds from one move to the next, where these do not come as they came. */
export const EVEN = 1100;
/** Nobody watches somebody think for longer than this. */
export const LONGEST = 4000;
/** Whoever is further behind than this does not hurry to catch up. */
const LATE = 400;

export const nextSpeed = (speed: number): number => SPEEDS[(SPEEDS.findIndex((one) => one === speed) + 1) % 4] ?? 1;

/** Of a number of times: ½×, 1×, 2×, 4×. */
export const speedSaid = (speed: number): string => `${speed === 0.5 ? '½' : speed}×`;

/** How long one waits for a move, and the milliseconds that it really took where those are shortened. */
export function waitFor(step: ReplayStep | undefined, asPlayed: boolean, speed: number): { ms: number; cut: number } {
  if (!asPlayed || step === undefined) return { ms: EVEN / speed, cut: 0 };
  const after = step.after ?? 0;
  return { ms: Math.min(after, LONGEST) / speed, cut: after > LONGEST ? after : 0 };
}

/** When the next move is due: after the last one was, so that no delay adds up. */
export const dueAfter = (last: number, ms: number, now: number): number => (now - last - ms > LATE ? now : last + ms);

/** How long the game had gone on after so many moves. */
export const elapsed = (steps: readonly ReplayStep[], n: number): number =>
  steps.slice(0, n).reduce((sum, step) => sum + (step.after ?? 0), 0);

const two = (n: number): string => String(n).padStart(2, '0');

/** As a clock shows it: 0:07, 12:30, 1:02:03. */
export function clockOf(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Seconds in a unit of which one can say a whole number: two minutes rather than 113 seconds. */
export function roughly(ms: number): number {
  const unit = [86_400, 3600, 60].find((one) => ms / 1000 >= 2 * one) ?? 1;
  return Math.round(ms / 1000 / unit) * unit;
}
