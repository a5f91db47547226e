/** A rating as people read it: everybody begins with 1000, and the doubt is what it may be wrong by nineteen times of twenty. */

const SCALE = 40;
const SURE = 2;
/** With more doubt than this it says little yet. */
const VAGUE = 200;

export interface Skill {
  points: number;
  doubt: number;
  vague: boolean;
}

export function skillOf({ mu, sigma }: { mu: number; sigma: number }): Skill {
  const doubt = Math.round(SURE * SCALE * sigma);
  return { points: Math.round(SCALE * mu), doubt, vague: doubt > VAGUE };
}

/** A line through the ratings after each game, in a box of this size; nothing for fewer than two. */
export function lineOf(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = high - low || 1;
  const place = (mu: number, i: number) =>
    `${((i * width) / (values.length - 1)).toFixed(1)},${(height - ((mu - low) * height) / room).toFixed(1)}`;
  return values.map(place).join(' ');
}
