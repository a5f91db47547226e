import { review } from '../net/api';
import type { Language } from '../words/language';
import type { ReviewShown } from '../protocol/protocol';

const AGAIN = 900;

/** What a finished game was like; it is worked out while one looks, so it is asked for again until it is whole. */
export class Reviewing {
  shown = $state.raw<ReviewShown | null>(null);
  failed = $state(false);
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private table: string,
    private token: string | null,
    private lang: Language,
  ) {
    void this.#ask();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const found = await review(this.table, this.token, this.lang);
      if (this.#stopped) return;
      this.shown = found;
      if (found.progress < 1) this.#timer = setTimeout(() => void this.#ask(), AGAIN);
    } catch {
      this.failed = true;
    }
  }
}
