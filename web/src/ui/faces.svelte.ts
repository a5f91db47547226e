import { facesOf } from './avatars';

/** Who has which face at the table that is shown. */
class Faces {
  #chosen = $state.raw<(number | null)[]>([]);
  #faces = $derived(facesOf(this.#chosen));

  are(chosen: (number | null)[]): void {
    if (chosen.join() !== this.#chosen.join()) this.#chosen = chosen;
  }

  of(seat: number): number {
    return this.#faces[seat] ?? facesOf(Array<null>(seat + 1).fill(null))[seat] ?? 0;
  }
}

export const faces = new Faces();
