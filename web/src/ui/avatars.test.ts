import { expect, test } from 'vitest';
import { ANIMALS, facesOf } from './avatars';

const nobody = [null, null, null, null, null, null, null, null];

test('who has chosen nothing has the face of their seat', () => {
  expect(facesOf(nobody)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a chosen face is had, and whoever sat with it has another', () => {
  expect(facesOf([null, null, 1])).toEqual([0, 9, 1]);
  expect(facesOf([12, null, 12])).toEqual([12, 1, 2]);
});

test('nobody looks like somebody else', () => {
  for (let a = 0; a < ANIMALS.length; a++)
    for (let b = 0; b < ANIMALS.length; b++) {
      const faces = facesOf([...nobody.slice(0, 4), a, null, b, null]);
      expect(new Set(faces).size, `${a} ${b}`).toBe(8);
    }
});
