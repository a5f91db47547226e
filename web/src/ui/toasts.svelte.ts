export interface Toast {
  id: number;
  words: string;
  bad: boolean;
}

/** Short remarks that go away by themselves. */
class Toasts {
  list = $state<Toast[]>([]);
  #next = 0;

  say(words: string, bad = false): void {
    const id = this.#next++;
    this.list = [...this.list.filter((toast) => toast.words !== words).slice(-2), { id, words, bad }];
    setTimeout(() => this.drop(id), 5000);
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();

/** Do something that the server may refuse; a refusal is shown, never lost. */
export async function attempt(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    toasts.say(error instanceof Error ? error.message : String(error), true);
    return false;
  }
}
