import { recall, remember } from '../../net/memory';

const MOMENTS = { calm: 700, quick: 180 } as const;

/** How long one looks at what happened before the next thing is shown. */
class Pace {
  quick = $state(recall('pace') === 'quick');

  get moment(): number {
    return this.quick ? MOMENTS.quick : MOMENTS.calm;
  }

  toggle(): void {
    this.quick = !this.quick;
    remember('pace', this.quick ? 'quick' : null);
  }
}

export const pace = new Pace();
