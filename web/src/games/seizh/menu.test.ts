import { expect, test } from 'vitest';
import { dishes } from './menu';

const FACTS = {
  oeuf: { of: 'complete', side: 'galette', value: 2 },
  sucre: { of: 'beurre_sucre', side: 'crepe', value: 1 },
  jambon: { of: 'complete', side: 'galette', value: 3 },
  katell: { galette: 'complete', crepe: 'beurre_sucre' },
};

test('every dish has its ingredients, and mine come first', () => {
  expect(dishes(FACTS, ['beurre_sucre'])).toEqual([
    { name: 'beurre_sucre', side: 'crepe', own: true, ingredients: ['sucre'] },
    { name: 'complete', side: 'galette', own: false, ingredients: ['oeuf', 'jambon'] },
  ]);
});
