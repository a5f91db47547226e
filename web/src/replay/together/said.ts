import type { Spot } from '../../protocol/protocol';
import type { Game } from '../../table/game.svelte';
import { cardName } from '../../table/view';
import { say } from '../../words/words.svelte';
import { seatOf } from './spots';

const PLACES = ['deck', 'discard', 'hand', 'played', 'market', 'stack'];

/** What somebody points at, in words. */
export function named(spot: Spot, game: Game): string {
  const seat = seatOf(spot);
  if (seat !== null) return say('seat-of', { name: game.names[seat] ?? '' });
  const name = spot.name ?? '';
  if (spot.what === 'card' && game.catalogue.cards[name]) return cardName(game.catalogue, name);
  if (spot.what === 'place' && PLACES.includes(name)) return say(`place-${name}`);
  return say('place-board');
}
