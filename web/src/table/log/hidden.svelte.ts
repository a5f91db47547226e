import type { Chat, Table } from '../../protocol/protocol';
import { recall, remember } from '../../net/memory';

/** Seats of which nothing is shown (null), or nothing up to a line that somebody who has left the seat said last. */
type Until = Record<number, number | null>;

/** Whose chat this person does not want to read at one table. Nobody else learns of it. */
export class Hidden {
  #until = $state.raw<Until>({});

  constructor(private readonly table: string) {
    try {
      this.#until = JSON.parse(recall(`hidden.${table}`) ?? '{}') as Until;
    } catch {
      // Somebody wrote something else there: nothing is hidden.
    }
  }

  hides(seat: number): boolean {
    return this.#until[seat] === null;
  }

  toggle(seat: number): void {
    const { [seat]: _, ...others } = this.#until;
    this.#keep(this.hides(seat) ? others : { ...others, [seat]: null });
  }

  /** What is left to read and to announce. */
  heard(said: Chat[]): Chat[] {
    return said.filter(({ seat, n }) => {
      const until = this.#until[seat];
      return until === undefined || (until !== null && n > until);
    });
  }

  /** Whoever sits down on a seat that was left is somebody else: only what was said so far stays hidden. */
  follow(table: Table, last: number): void {
    for (const [seat, until] of Object.entries(this.#until)) {
      const left = table.seats[Number(seat)]?.kind === 'empty';
      if (left && (until ?? -1) < last) this.#keep({ ...this.#until, [seat]: last });
    }
  }

  #keep(until: Until): void {
    this.#until = until;
    remember(`hidden.${this.table}`, Object.keys(until).length > 0 ? JSON.stringify(until) : null);
  }
}
