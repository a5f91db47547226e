/** Lets what happened be seen: one state after the other, each for a moment, none lost, never far behind. */
export interface Paced {
  events: readonly unknown[];
  whole: boolean;
}

const HURRY = 90;
const FAR_BEHIND = 4;

export class Pacer<S extends Paced> {
  #waiting: S[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Races are shown at once: a moment's delay would be somebody's loss. */
  immediate = false;

  constructor(
    readonly show: (state: S, latest: boolean) => void,
    readonly moment: () => number,
  ) {}

  push(state: S): void {
    if (state.whole) this.clear();
    this.#waiting.push(state);
    if (this.#timer === null) this.#next();
  }

  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = null;
    const state = this.#waiting.shift();
    if (!state) return;
    this.show(state, this.#waiting.length === 0);
    const pause = this.#pause(state);
    if (pause === 0 && this.#waiting.length > 0) this.#next();
    else if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
  }

  #pause(state: S): number {
    if (this.immediate || state.whole || state.events.length === 0) return 0;
    return this.#waiting.length > FAR_BEHIND ? Math.min(HURRY, this.moment()) : this.moment();
  }
}
