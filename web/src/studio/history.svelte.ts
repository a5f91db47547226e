/** What was, what is, and what was taken back. */
export class History<T> {
  #past = $state.raw<T[]>([]);
  #future = $state.raw<T[]>([]);
  now = $state.raw() as T;

  constructor(first: T) {
    this.now = first;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  set(next: T): void {
    this.#past = [...this.#past.slice(-99), this.now];
    this.#future = [];
    this.now = next;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#future = [this.now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.now = before;
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (after === undefined) return;
    this.#past = [...this.#past, this.now];
    this.#future = rest;
    this.now = after;
  }
}
