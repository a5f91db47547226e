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

/** Silent until switched on; the synthesiser is not even loaded before. */
class Sound {
  on = $state(recall('sound') === 'on');

  toggle(): void {
    this.on = !this.on;
    remember('sound', this.on ? 'on' : null);
    this.play('turn');
  }

  play(tune: Tune): void {
    if (!this.on) return;
    void import('zzfx').then(({ zzfx }) => zzfx(...TUNES[tune])).catch(() => {});
  }
}

export const sound = new Sound();
