import { expect, test } from 'vitest';
import { initials } from './look';

test('a card that nobody has drawn bears letters that tell it from others', () => {
  const names = ['Heron 7', 'Heron 12', 'Love of apples', 'Écureuil fêlé', 'œuf', 'Geai', '7', '—', 'L’as 1'];
  expect(names.map(initials)).toEqual(['H7', 'H12', 'La', 'Éf', 'Œu', 'Ge', '7', '', 'La1']);
});
