/** How colours look to eyes that lack one kind of cone, and how far apart two of them remain. For tests. */

/** Machado, Oliveira and Fernandes (2009), complete loss, in linear light. */
const EYES = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Eyes = keyof typeof EYES;
export const ALL_EYES = Object.keys(EYES) as Eyes[];

const TO_XYZ = [0.4124, 0.3576, 0.1805, 0.2126, 0.7152, 0.0722, 0.0193, 0.1192, 0.9505];
const WHITE = [0.9505, 1, 1.089];

const times = (matrix: readonly number[], v: number[]): number[] =>
  [0, 3, 6].map((row) => [0, 1, 2].reduce((sum, i) => sum + (matrix[row + i] ?? 0) * (v[i] ?? 0), 0));

const linear = (hex: string): number[] =>
  [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));

function lab(hex: string, eyes: Eyes): number[] {
  const seen = times(EYES[eyes], linear(hex)).map((c) => Math.min(1, Math.max(0, c)));
  const [x = 0, y = 0, z = 0] = times(TO_XYZ, seen)
    .map((c, i) => c / (WHITE[i] ?? 1))
    .map((c) => (c > 0.008856 ? Math.cbrt(c) : 7.787 * c + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE 1976: 2 can just be told apart side by side, 10 at a glance. */
export function distance(a: string, b: string, eyes: Eyes): number {
  const [one, other] = [lab(a, eyes), lab(b, eyes)];
  return Math.hypot(...one.map((c, i) => c - (other[i] ?? 0)));
}

/** To the eyes that find it hardest. */
export const nearest = (a: string, b: string): number => Math.min(...ALL_EYES.map((eyes) => distance(a, b, eyes)));
