import type { Frame, Told } from '../protocol/protocol';

/** So many frames are kept: of a long race all would be many megabytes. */
const KEPT = 400;
/** With fewer than these to come, more are asked for. */
const STORE = 8;

interface Source {
  one: (n: number) => Promise<Frame>;
  /** Some of them from the n-th on. */
  some: (n: number) => Promise<Frame[]>;
}

/** The frames of a game through one pair of eyes: each is asked for once, and some before they are needed. */
export class Film {
  #frames = new Map<number, Frame>();
  #coming: Promise<void> | null = null;

  constructor(
    readonly last: number,
    private source: Source,
  ) {}

  async frame(n: number): Promise<Frame> {
    if (!this.#frames.has(n)) await this.#coming;
    return this.#frames.get(n) ?? this.#keep([await this.source.one(n)])[0]!;
  }

  /** What comes after the n-th will be wanted soon. */
  ahead(n: number): void {
    const missing = Array.from({ length: STORE }, (_, i) => n + 1 + i).find((at) => !this.#frames.has(at));
    if (missing === undefined || missing > this.last || this.#coming) return;
    this.#coming = this.source
      .some(missing)
      .then((frames) => void this.#keep(frames))
      .catch(() => {}) // whoever needs one asks for it again
      .finally(() => (this.#coming = null));
  }

  /** What was told up to the n-th, as far as it is known. */
  told(n: number): Told[] {
    const known = [...this.#frames.values()].filter((frame) => frame.n <= n).sort((a, b) => a.n - b.n);
    return known.flatMap((frame) => frame.state.events);
  }

  #keep(frames: Frame[]): Frame[] {
    for (const frame of frames) this.#frames.set(frame.n, frame);
    for (const n of [...this.#frames.keys()].slice(0, Math.max(0, this.#frames.size - KEPT))) this.#frames.delete(n);
    return frames;
  }
}
