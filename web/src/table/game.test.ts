import { expect, test } from 'vitest';
import type { BoardModule } from '../games/board';
import type { Catalogue, State } from '../protocol/protocol';
import { Game, type Showing } from './game.svelte';

interface Recorded {
  game: string;
  catalogue: Catalogue;
  states: State[];
}
const films = import.meta.glob<Recorded>('../dev/recorded/*.fr.json', { import: 'default', eager: true });
const [film] = Object.values(films) as [Recorded];
const asking = film.states.find((state) => state.options.length > 0 && state.view['your_move']) as State;
const said: string[] = [];

const gameWith = (more: Partial<Showing>, board: Partial<BoardModule> = {}) =>
  new Game(() => ({
    game: film.game,
    board: board as BoardModule,
    catalogue: film.catalogue,
    shown: asking,
    seats: [],
    log: [],
    act: (key) => said.push(key),
    ...more,
  }));

test('whoever is asked may choose', () => {
  const game = gameWith({});
  expect([game.ready, game.myMove, game.asked]).toEqual([true, true, true]);
  expect(game.options.length).toBeGreaterThan(0);
  game.act('pass:0');
  expect(said).toEqual(['pass:0']);
});

test.each([{ latest: false }, { acting: 'pass:0' }, { paused: true }])('nothing may be chosen with %o', (more) => {
  const game = gameWith(more);
  expect([game.ready, game.options, game.myMove, game.asked]).toEqual([false, [], false, false]);
});

test('a board that shows what is mine leaves no hand', () => {
  expect(gameWith({}, { hand: () => ['a_card'] }).hand).toEqual([{ id: 'a_card#0', kind: 'a_card' }]);
  expect(gameWith({}, { hand: null }).hand).toEqual([]);
});

test('there is no game before something is shown', () => {
  expect(() => new Game(() => null).id).toThrow('before there is one');
});
