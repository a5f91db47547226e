import { expect, test } from 'vitest';
import { rulesOf } from '.';

const written = Object.keys(import.meta.glob('./*/rules.ts')).map((path) => path.split('/')[1] ?? '');

test.each(written)('%s is explained alike in both languages', async (game) => {
  const both = await rulesOf(game);
  expect(both).not.toBeNull();
  expect(both?.en.turn).toHaveLength(both?.fr.turn.length ?? 0);
  expect(both?.en.know).toHaveLength(both?.fr.know.length ?? 0);
  const french = JSON.stringify(both?.fr);
  expect(french).not.toMatch(/ [;:!?»]/);
  expect(french).not.toMatch(/\w'\w/);
});

test('a game that nobody has written about yet has no such page', async () => {
  expect(await rulesOf('patience')).toBeNull();
});
