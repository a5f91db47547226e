import * as lab from '../net/lab';
import { recall, remember } from '../net/memory';
import type { LabShown } from '../protocol/protocol';
import type { Language } from '../words/language';

/** What is to be compared with the printed box. */
export interface Tried {
  game: string;
  players: number;
  cards: string;
  lang: Language;
}

const CALM = 600; // milliseconds: whoever turns a dial turns on
const ON = 'studio.lab';

/** The lab's answer to a box as it is changed: one run at a time, begun anew with every change. */
export class Trial {
  #on = $state(recall(ON) === 'on');
  shown = $state.raw<LabShown | null>(null);
  /** What is shown was measured before the last change. */
  stale = $state(false);
  trouble = $state<string | null>(null);
  #run: lab.Run | null = null;
  #watching = new AbortController();
  #wanted = 0;
  #timer = 0;

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    this.#on = on;
    remember(ON, on ? 'on' : 'off');
  }

  /** Measure this from now on; nothing for null. */
  follow(tried: Tried | null): void {
    const mine = ++this.#wanted;
    clearTimeout(this.#timer);
    this.#leave();
    this.stale = this.shown !== null;
    if (tried) this.#timer = window.setTimeout(() => void this.#begin(tried, mine), CALM);
  }

  forget(): void {
    this.follow(null);
    this.shown = null;
    this.stale = false;
    this.trouble = null;
  }

  #leave(): void {
    this.#watching.abort();
    this.#watching = new AbortController();
    if (this.#run && !(this.shown && !this.stale && lab.isOver(this.shown))) void lab.stop(this.#run).catch(() => {});
    this.#run = null;
  }

  async #begin({ game, players, cards, lang }: Tried, mine: number): Promise<void> {
    try {
      const run = await lab.start({ game, kind: 'compare', players, level: 'normal', a: {}, b: { cards }, lang });
      if (mine !== this.#wanted) {
        await lab.stop(run);
        return;
      }
      [this.#run, this.trouble] = [run, null];
      await lab.watch(run, (next) => this.#see(next, mine), this.#watching.signal);
    } catch (error) {
      if (mine === this.#wanted) this.trouble = (error as Error).message;
    }
  }

  #see(next: LabShown, mine: number): void {
    if (mine !== this.#wanted || (next.marks.length === 0 && this.shown)) return;
    [this.shown, this.stale] = [next, false];
  }
}
