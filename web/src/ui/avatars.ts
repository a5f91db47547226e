import Bear from '~icons/noto/bear';
import Cat from '~icons/noto/cat-face';
import Dog from '~icons/noto/dog-face';
import Fox from '~icons/noto/fox';
import Frog from '~icons/noto/frog';
import Hedgehog from '~icons/noto/hedgehog';
import Koala from '~icons/noto/koala';
import Lion from '~icons/noto/lion';
import Monkey from '~icons/noto/monkey-face';
import Octopus from '~icons/noto/octopus';
import Owl from '~icons/noto/owl';
import Panda from '~icons/noto/panda';
import Penguin from '~icons/noto/penguin';
import Pig from '~icons/noto/pig-face';
import Tiger from '~icons/noto/tiger-face';
import Wolf from '~icons/noto/wolf';
import type { Picture } from './look';

const SEATS = 8;

/** Those of the seats, and as many more to choose from: a face is found quicker than a name. */
export const ANIMALS: readonly Picture[] = [
  ...[Fox, Frog, Panda, Owl, Tiger, Pig, Cat, Bear],
  ...[Dog, Lion, Monkey, Koala, Wolf, Penguin, Hedgehog, Octopus],
];

/** Nobody looks like somebody else: who comes first has the face they chose, who chose none that of their seat or the next. */
export function facesOf(chosen: readonly (number | null)[]): number[] {
  const taken = new Set(chosen);
  const given = chosen.map((face, seat) => (face !== null && chosen.indexOf(face) === seat ? face : null));
  return given.map((face, seat) => {
    const own = face ?? [seat, seat + SEATS, ...ANIMALS.keys()].find((one) => !taken.has(one)) ?? seat;
    taken.add(own);
    return own;
  });
}
