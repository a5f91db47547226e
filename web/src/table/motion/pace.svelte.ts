import { recall, remember } from '../../net/memory';

/** Milliseconds for one thing that happened, and for the end of a game; nobody can follow a glance: it is for tests. */
const PACES = {
  calm: { moment: 700, end: 2400 },
  quick: { moment: 180, end: 1600 },
  glance: { moment: 20, end: 200 },
} as const;
type Name = keyof typeof PACES;

const named = (kept: string | null): Name => (kept !== null && Object.hasOwn(PACES, kept) ? (kept as Name) : 'calm');

/** How long one looks at what happened before the next thing is shown. */
class Pace {
  #name = $state(named(recall('pace')));

  get quick(): boolean {
    return this.#name !== 'calm';
  }

  get moment(): number {
    return PACES[this.#name].moment;
  }

  get end(): number {
    return PACES[this.#name].end;
  }

  toggle(): void {
    this.#name = this.quick ? 'calm' : 'quick';
    remember('pace', this.quick ? 'quick' : null);
  }
}

export const pace = new Pace();
