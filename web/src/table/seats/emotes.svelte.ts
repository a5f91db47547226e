import type { Chat } from '../../protocol/protocol';

const SEEN = 3200;
const OLD = 1000;

/** What rises at a seat when somebody says it with one tap; what was said before one came does not. */
export class Emotes {
  /** By seat. */
  rising = $state<Record<number, Chat>>({});
  #heard = -1;
  #since = performance.now();

  hear(said: readonly Chat[]): void {
    const fresh = said.filter((one) => one.n > this.#heard);
    this.#heard = said.at(-1)?.n ?? this.#heard;
    if (performance.now() - this.#since < OLD) return;
    for (const one of fresh) if (one.preset !== null) this.#rise(one);
  }

  #rise(one: Chat): void {
    this.rising[one.seat] = one;
    setTimeout(() => {
      if (this.rising[one.seat]?.n === one.n) delete this.rising[one.seat];
    }, SEEN);
  }
}
