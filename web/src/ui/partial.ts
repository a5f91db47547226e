import type { Component } from 'svelte';
import type { Picture } from './look';

/** A picture drawn by a component that is told how: `partial(Jar, { fill: 'gold' })`. */
export function partial<P extends Record<string, unknown>>(drawn: Component<P>, props: P): Picture {
  const made: Component<Partial<P>> = (anchor, more) => drawn(anchor, { ...more, ...props });
  return made;
}
