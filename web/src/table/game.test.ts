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

const others: State = { ...asking, options: [], view: { ...asking.view, your_move: false }, ahead: true };

test('what is prepared is asked of nobody and sent as prepared', () => {
  const [option] = asking.options;
  const prepared: string[] = [];
  const thinking = gameWith({
    shown: others,
    ahead: option ? [option] : [],
    think: () => {},
    prepare: ({ key }) => prepared.push(key),
  });
  expect([thinking.mayPrepare, thinking.preparing, thinking.myMove, thinking.asked]).toEqual([true, true, true, false]);
  said.length = 0;
  thinking.act(option?.key ?? '');
  expect([said, prepared]).toEqual([[], [option?.key]]);
  expect(gameWith({ shown: others, ahead: null, think: () => {} }).options).toEqual([]);
  expect(gameWith({ ahead: [], think: () => {} }).preparing, 'at my own turn I choose').toBe(false);
  expect(gameWith({ shown: others, ahead: null }).mayPrepare, 'spectators and replays prepare nothing').toBe(false);
});

test('each wish is added to what stands already', () => {
  const wishes: unknown[] = [];
  const shown: State = { ...asking, let_be: 'b', standing: { key: 'x', these: ['a'] as never } };
  const game = gameWith({ shown, stand: (standing) => wishes.push(standing) });
  expect([game.letBe, game.staysOpen]).toEqual(['b', true]);
  game.letBeAlways();
  game.stand({ passes: 'turn' });
  expect(wishes).toEqual([
    { key: 'x', these: ['a', 'b'] },
    { key: 'x', these: ['a'], passes: 'turn' },
  ]);
  const named: State = { ...shown, let_be: 'a' };
  expect(gameWith({ shown: named, stand: () => {} }).staysOpen).toBe(false);
});

test('a board that shows what is mine leaves no hand', () => {
  expect(gameWith({}, { hand: () => ['a_card'] }).hand).toEqual([{ id: 'a_card#0', kind: 'a_card' }]);
  expect(gameWith({}, { hand: null }).hand).toEqual([]);
});

test('there is no game before something is shown', () => {
  expect(() => new Game(() => null).id).toThrow('before there is one');
});
