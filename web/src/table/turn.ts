import { say } from '../words/words.svelte';

/** Whose turn it is, as everybody at the table may know it: those the open question was put to. */
export function turnSaid(awaited: readonly number[], you: number, names: readonly string[]): string {
  if (awaited.length === 0) return '';
  if (awaited.length > 1) return say('turn-all');
  const [seat = -1] = awaited;
  return seat === you ? say('turn-you') : say('turn-of', { name: names[seat] ?? '' });
}
