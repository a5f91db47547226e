import type { Mark } from '../protocol/protocol';

export interface Scale {
  from: number;
  to: number;
}

const STEPS = [5, 10, 25, 50, 100, 250, 500];

/** From nought to a hundred for rates; the same way on both sides for differences, in steps, so that one sees intervals shrink. */
export function scaleOf(marks: readonly Mark[], isRate: boolean): Scale {
  if (isRate) return { from: 0, to: 100 };
  const far = Math.max(0, ...marks.map((mark) => Math.abs(mark.value) * 1.15));
  const halves = marks.map((mark) => (mark.high - mark.low) / 2).sort((a, b) => a - b);
  const wanted = Math.max(far, (halves[halves.length >> 1] ?? 0) * 1.3);
  const to = STEPS.find((step) => step >= wanted) ?? 1000;
  return { from: -to, to };
}

/** Both ends of a scale and its middle, in words. */
export function ticks(scale: Scale, language: string, isRate: boolean): string[] {
  const sign = isRate ? 'auto' : 'exceptZero';
  return [scale.from, (scale.from + scale.to) / 2, scale.to].map((value) =>
    value.toLocaleString(language, { signDisplay: sign }),
  );
}

/** Where a value lies, from 0 to 100; what is beyond stays at the edge. */
export function at(value: number, scale: Scale): number {
  return Math.min(100, Math.max(0, (100 * (value - scale.from)) / (scale.to - scale.from)));
}

export interface Moment {
  games: number;
  value: number;
  low: number;
  high: number;
}

const MOST = 240;

/** What was known of each mark at each moment; old moments thin out. */
export function remembered(past: Record<string, Moment[]>, marks: readonly Mark[]): Record<string, Moment[]> {
  const next: Record<string, Moment[]> = {};
  for (const { id, games, value, low, high } of marks) {
    const had = past[id] ?? [];
    const fresh = had.at(-1)?.games === games ? had : [...had, { games, value, low, high }];
    next[id] = fresh.length > MOST ? fresh.filter((_, i) => i % 2 === 1 || i > MOST / 2) : fresh;
  }
  return next;
}

/** The same marks under the headings they come with, in their order. */
export function grouped(marks: readonly Mark[]): [string, Mark[]][] {
  const groups = new Map<string, Mark[]>();
  for (const mark of marks) groups.set(mark.group, [...(groups.get(mark.group) ?? []), mark]);
  return [...groups];
}
