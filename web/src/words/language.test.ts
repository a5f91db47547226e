import { expect, test } from 'vitest';
import { languageFrom } from './language';

test.each([
  [['fr-FR', 'en'], 'fr'],
  [['br', 'en-GB', 'fr'], 'en'],
  [['EN'], 'en'],
  [['br'], 'fr'],
  [[], 'fr'],
] as const)('%j reads %s', (preferred, expected) => {
  expect(languageFrom(preferred)).toBe(expected);
});
