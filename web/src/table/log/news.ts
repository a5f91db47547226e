import type { SeatShown, Table } from '../../protocol/protocol';
import { say } from '../../words/words.svelte';

const eyesOf = ({ name, late = 0 }: SeatShown): string =>
  say(late > 0 ? 'lets-see' : 'lets-see-no-more', { name, moves: late });

/** What changed around the table that nobody should miss: a new host, a bot that plays for somebody, who is back or gone. */
export function news(before: Table, now: Table, you: number): string[] {
  const told = now.seats.flatMap((seat, i) => {
    const was = before.seats[i];
    if (was && i !== you && (was.late ?? 0) !== (seat.late ?? 0)) return [eyesOf(seat)];
    if (!was || i === you || was.kind !== 'human' || now.phase === 'lobby') return [];
    if (seat.kind === 'bot') return [say('seat-left', { name: was.name })];
    if (seat.stand_in && !was.stand_in) return [say('bot-plays-for', { name: seat.name })];
    if (was.stand_in && !seat.stand_in) return [say('came-back', { name: seat.name })];
    return [];
  });
  if (now.host === before.host) return told;
  const host = now.host === you ? say('host-now-you') : say('host-now', { name: now.seats[now.host]?.name ?? '' });
  return [...told, host];
}
