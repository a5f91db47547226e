import type { Catalogue, OptionShown, RefusedShown } from '../../protocol/protocol';
import { cardsOf, seatsOf, type Lying } from '../view';

interface Offer {
  options: OptionShown[];
  refused: RefusedShown[];
  catalogue: Catalogue;
  you: number;
  hand: Lying[];
  /** The rules that play a card of the hand, if not every one that names a card held. */
  fromHand?: readonly string[] | undefined;
}

/** What I am about to do: the card I have picked, and which of the offered options fit it. */
export class Choosing {
  #read: () => Offer;
  /** The card of the hand that is picked, by its `Lying.id`. */
  picked = $state<string | null>(null);

  constructor(read: () => Offer) {
    this.#read = read;
  }

  #offer = $derived.by(() => this.#read());
  #held = $derived(new Set(this.#offer.hand.map((card) => card.kind)));
  #inHand = (choice: OptionShown | RefusedShown): string | undefined => {
    const { catalogue, fromHand } = this.#offer;
    if (fromHand && !fromHand.includes(choice.rule)) return undefined;
    return cardsOf(catalogue, choice).find((kind) => this.#held.has(kind));
  };

  kind = $derived(this.#offer.hand.find((card) => card.id === this.picked)?.kind ?? null);

  /** Options that are about no card of the hand: they are buttons. */
  plain = $derived(this.#offer.options.filter((option) => this.#inHand(option) === undefined));
  plainRefused = $derived(this.#offer.refused.filter((choice) => this.#inHand(choice) === undefined));

  /** The options of the picked card. */
  fitting = $derived(this.kind === null ? [] : this.for(this.kind));
  refusal = $derived(this.kind === null || this.fitting.length > 0 ? undefined : this.refusedFor(this.kind));

  /** Seats that one may point at now, with the option each means. */
  targets = $derived(this.#targets());

  for(kind: string): OptionShown[] {
    return this.#offer.options.filter((option) => this.#inHand(option) === kind);
  }

  refusedFor(kind: string): RefusedShown | undefined {
    return this.#offer.refused.find((choice) => this.#inHand(choice) === kind);
  }

  get usesHand(): boolean {
    return this.#offer.options.some((option) => this.#inHand(option) !== undefined);
  }

  toggle(id: string): void {
    this.picked = this.picked === id ? null : id;
  }

  #targets(): Map<number, string> {
    const pool = this.kind === null ? this.plain : this.fitting;
    const pointing = new Map<number, string[]>();
    for (const option of pool) {
      for (const seat of seatsOf(this.#offer.catalogue, option, this.#offer.you)) {
        pointing.set(seat, [...(pointing.get(seat) ?? []), option.key]);
      }
    }
    const clear = [...pointing].filter(([, keys]) => keys.length === 1);
    return new Map(clear.map(([seat, keys]) => [seat, keys[0] ?? '']));
  }
}
