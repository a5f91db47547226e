import Bread from '~icons/noto/bread';
import Seedling from '~icons/noto/seedling';
import Church from '~icons/noto/church';
import Beer from '~icons/noto/beer-mug';
import Tractor from '~icons/noto/tractor';
import Crown from '~icons/noto/crown';
import Joker from '~icons/noto/joker';
import Renew from '~icons/noto/counterclockwise-arrows-button';
import Wave from '~icons/noto/water-wave';
import Minus from '~icons/noto/minus';
import Plus from '~icons/noto/plus';
import Gift from '~icons/noto/wrapped-gift';
import Key from '~icons/noto/old-key';
import Fox from '~icons/noto/fox';
import Kangaroo from '~icons/noto/kangaroo';
import Carrot from '~icons/noto/carrot';
import Hole from '~icons/noto/hole';
import Collision from '~icons/noto/collision';
import House from '~icons/noto/house';
import Bomb from '~icons/noto/bomb';
import Swap from '~icons/noto/left-right-arrow';
import Rabbit from '~icons/noto/rabbit';
import RabbitFace from '~icons/noto/rabbit-face';
import Turn from '~icons/noto/clockwise-vertical-arrows';
import Eye from '~icons/noto/face-with-monocle';
import type { Art, Facts, Look, Picture, Tone } from '../../ui/look';
import Windmill from './pictures/Windmill.svelte';

export const FAMILIES: Record<string, { picture: Picture; tone: Tone; tile: string }> = {
  boulangerie: { picture: Bread, tone: 'gold', tile: '#f1d78f' },
  moulin: { picture: Windmill, tone: 'blue', tile: '#a9d2ee' },
  potager: { picture: Seedling, tone: 'green', tile: '#b4e3a8' },
  chapelle: { picture: Church, tone: 'plum', tile: '#e3bdea' },
  taverne: { picture: Beer, tone: 'brick', tile: '#f2b79d' },
  ferme: { picture: Tractor, tone: 'slate', tile: '#cdd6e0' },
};

export const EFFECTS: Record<string, Picture> = {
  renouveau: Renew,
  boom_de_riviere: Wave,
  moins_un: Minus,
  plus_un: Plus,
  partage: Gift,
  passe_partout: Key,
  renard: Fox,
  saut: Kangaroo,
  carotte: Carrot,
  terrier: Hole,
  bunny_boom: Collision,
  mega_boom: Bomb,
  retour: House,
  mairesse: Crown,
  joker: Joker,
};

export const RIVER: Record<string, Picture> = {
  deux: Rabbit,
  tourne: Turn,
  boom: Collision,
  echange: Swap,
  partage: Gift,
  cachee: Eye,
};

/** The effect alone: "Boulangerie violette 1 – Renouveau" would not fit the ribbon. */
const title = (name: string): string => name.split(' – ').at(-1) ?? name;

function look(_kind: string, facts: Facts = {}): Look {
  const family = FAMILIES[String(facts['family'])];
  const effect = EFFECTS[String(facts['effect'])] ?? RabbitFace;
  const made: Look = { tone: family?.tone ?? 'cream', picture: effect, title };
  if (family) made.corner = family.picture;
  if (facts['value'] !== undefined) made.value = String(facts['value']);
  if (facts['passage'] !== undefined) made.note = `+${facts['passage']}`;
  return made;
}

export const art: Art = { look, back: { tone: 'green', picture: RabbitFace } };
