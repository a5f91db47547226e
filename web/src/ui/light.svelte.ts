import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from '../net/memory';

/** By day or by night: as the device says, until somebody chooses. The rooms have lights of their own. */
class Light {
  #device = new MediaQuery('prefers-color-scheme: dark');
  #chosen = $state(recall('light'));
  night = $derived(this.#chosen === null ? this.#device.current : this.#chosen === 'night');

  toggle(): void {
    this.#chosen = this.night ? 'day' : 'night';
    remember('light', this.#chosen);
  }
}

export const light = new Light();
