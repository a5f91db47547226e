import { find } from '../../net/tournaments';
import { Refusal } from '../../net/refusal';
import type { TournamentShown } from '../../protocol/protocol';
import { say } from '../../words/words.svelte';

const EVERY = 2_500;

/** A tournament, looked at again and again as long as the page shows it; a server that restarts is waited for. */
export class Followed {
  shown = $state.raw<TournamentShown | null>(null);
  trouble = $state('');
  readonly id: string;
  #asked = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** To be called in an effect: returns what ends it. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => void (document.hidden || this.look()), EVERY);
    const back = () => void (document.hidden || this.look());
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }

  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      this.take(await find(this.id), asked);
    } catch (fault) {
      if (asked === this.#asked) this.trouble = fault instanceof Refusal ? fault.message : say('server-trouble');
    }
  }

  /** Whatever was answered last; an answer that was overtaken says nothing. */
  take(shown: TournamentShown, asked = ++this.#asked): void {
    if (asked !== this.#asked) return;
    this.trouble = '';
    if (JSON.stringify(shown) !== JSON.stringify(this.shown)) this.shown = shown;
  }
}
