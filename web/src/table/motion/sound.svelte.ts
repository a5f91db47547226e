import { recall, remember } from '../../net/memory';

const TUNES = {
  card: [0.6, 0.05, 190, 0, 0.01, 0.03, 1, 1.6, -6, 0, 0, 0, 0, 3],
  turn: [0.7, 0, 523, 0.01, 0.08, 0.18, 0, 1.2, 0, 0, 262, 0.06],
  tick: [0.3, 0, 880, 0, 0.01, 0.02, 0],
  blast: [1.4, 0.05, 60, 0.01, 0.2, 0.9, 4, 2.2, -0.4, 0, 0, 0, 0, 1.4, 0, 0.5],
  win: [0.9, 0, 392, 0.02, 0.3, 0.5, 0, 1.4, 0, 0, 196, 0.09, 0.09],
  lose: [0.7, 0, 220, 0.02, 0.2, 0.4, 0, 1.2, -1.2, 0, -60, 0.12],
} as const;

export type Tune = keyof typeof TUNES;

const NIGHT_BEGINS = 22;
const NIGHT_ENDS = 8;
export const isNight = (hour: number): boolean => hour >= NIGHT_BEGINS || hour < NIGHT_ENDS;

/** On, but for whoever has switched it off; at night off, but for whoever has switched it on. */
export const soundsFirst = (chosen: string | null, hour: number): boolean =>
  chosen === null ? !isNight(hour) : chosen === 'on';

/** Browsers let a page sound once it was touched; the synthesiser is not even loaded before. */
class Sound {
  on = $state(soundsFirst(recall('sound'), new Date().getHours()));

  toggle(): void {
    this.on = !this.on;
    remember('sound', this.on ? 'on' : 'off');
    this.play('turn');
  }

  play(tune: Tune): void {
    if (!this.on || !navigator.userActivation?.hasBeenActive) return;
    void import('zzfx').then(({ zzfx }) => zzfx(...TUNES[tune])).catch(() => {});
  }
}

export const sound = new Sound();
