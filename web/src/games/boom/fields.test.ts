import { expect, test } from 'vitest';
import type { Boom } from '../../protocol/games';
import { number, numberOf, pile, type View } from '../../table/view';
import type { CatalogueOf } from '../board';

const view = { table: { cake: 7, skips: [1, 0], draw: 12 } } as unknown as View<Boom>;

/** What is expected here is that `npm run check` finds each of them. */
test('a field that the game does not declare, or declares as something else, does not compile', () => {
  expect([number(view, 'cake'), numberOf(view, 'skips', 0), pile(view, 'draw')]).toEqual([7, 1, 12]);
  // @ts-expect-error it is misspelt
  number(view, 'ckae');
  // @ts-expect-error it is a pile
  number(view, 'draw');
  // @ts-expect-error there is one for each seat
  number(view, 'skips');
  // @ts-expect-error it is a number
  pile(view, 'cake');
  // @ts-expect-error it is misspelt
  expect(({ fields: {} } as CatalogueOf<Boom>).fields['ckae']).toBeUndefined();
});
