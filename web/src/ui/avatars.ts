import Bear from '~icons/noto/bear';
import Cat from '~icons/noto/cat-face';
import Fox from '~icons/noto/fox';
import Frog from '~icons/noto/frog';
import Owl from '~icons/noto/owl';
import Panda from '~icons/noto/panda';
import Pig from '~icons/noto/pig-face';
import Tiger from '~icons/noto/tiger-face';
import type { Picture } from './look';

const ANIMALS = [Fox, Frog, Panda, Owl, Tiger, Pig, Cat, Bear] as const satisfies Picture[];

/** Every seat has its animal: a face is found quicker than a name. */
export const animal = (seat: number): Picture => ANIMALS[seat % ANIMALS.length] ?? Fox;
