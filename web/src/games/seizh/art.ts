import Bacon from '~icons/noto/bacon';
import Banana from '~icons/noto/banana';
import Butter from '~icons/noto/butter';
import Cheese from '~icons/noto/cheese-wedge';
import Chestnut from '~icons/noto/chestnut';
import Chocolate from '~icons/noto/chocolate-bar';
import Cookie from '~icons/noto/cookie';
import Custard from '~icons/noto/custard';
import Meat from '~icons/noto/cut-of-meat';
import Egg from '~icons/noto/egg';
import Fish from '~icons/noto/fish';
import Garlic from '~icons/noto/garlic';
import Milk from '~icons/noto/glass-of-milk';
import Goat from '~icons/noto/goat';
import Herb from '~icons/noto/herb';
import Honey from '~icons/noto/honey-pot';
import Sausage from '~icons/noto/hot-dog';
import Leaves from '~icons/noto/leafy-green';
import Mushroom from '~icons/noto/mushroom';
import Onion from '~icons/noto/onion';
import Pancakes from '~icons/noto/pancakes';
import Peanuts from '~icons/noto/peanuts';
import Potato from '~icons/noto/potato';
import Apple from '~icons/noto/red-apple';
import Salt from '~icons/noto/salt';
import IceCream from '~icons/noto/soft-ice-cream';
import Strawberry from '~icons/noto/strawberry';
import Tomato from '~icons/noto/tomato';
import Glass from '~icons/noto/tumbler-glass';
import type { Art, Facts, Look, Picture } from '../../ui/look';
import { partial } from '../../ui/partial';
import Bigoudenn from './pictures/Bigoudenn.svelte';
import Pantry from './pictures/Pantry.svelte';
import Utensil from './pictures/Utensil.svelte';

const of = (kind: string): Picture => partial(Pantry, { kind });

const INGREDIENTS: Record<string, Picture> = {
  jambon: Meat,
  oeuf: Egg,
  fromage: Cheese,
  saucisse: Sausage,
  oignons: Onion,
  moutarde: of('moutarde'),
  noix_de_saint_jacques: of('noix_de_saint_jacques'),
  poireaux: of('poireaux'),
  creme_fraiche: Milk,
  andouille: of('andouille'),
  pommes_de_terre: Potato,
  beurre_sale: Butter,
  champignons: Mushroom,
  lardons: Bacon,
  persil: Herb,
  chevre: Goat,
  epinards: Leaves,
  noix: Chestnut,
  sardines: Fish,
  tomate: Tomato,
  ail: Garlic,
  beurre: Butter,
  sucre: of('sucre'),
  caramel: Custard,
  fleur_de_sel: Salt,
  chocolat: Chocolate,
  banane: Banana,
  pommes: Apple,
  lambig: Glass,
  miel: Honey,
  amandes: Peanuts,
  fraises: Strawberry,
  chantilly: IceCream,
  confiture: of('confiture'),
  crepe_dentelle: Cookie,
};

export const UTENSILS: Record<string, Picture> = Object.fromEntries(
  ['couteau', 'fourchette', 'cuillere', 'spatule', 'araignee', 'couvercle', 'passoire'].map((kind) => [
    kind,
    partial(Utensil, { kind }),
  ]),
);

const WOMEN: Record<string, Picture> = {
  katell: partial(Bigoudenn, { hair: '#5b3a21', cloth: '#c4512c' }),
  rozenn: partial(Bigoudenn, { hair: '#a8481e', cloth: '#2f7a52' }),
  soazig: partial(Bigoudenn, { hair: '#23201f', cloth: '#2b62a0' }),
  tyfenn: partial(Bigoudenn, { hair: '#d6a548', cloth: '#8a2f68' }),
  maiwenn: partial(Bigoudenn, { hair: '#7a4a2a', cloth: '#b98a12' }),
  gwenola: partial(Bigoudenn, { hair: '#bfc4c8', cloth: '#374a5a' }),
  annaig: partial(Bigoudenn, { hair: '#8a2f1b', cloth: '#14707a' }),
};

function ingredient(picture: Picture, facts: Facts | undefined): Look {
  const look: Look = { tone: facts?.['side'] === 'crepe' ? 'rose' : 'gold', picture };
  const tool = UTENSILS[String(facts?.['utensil'])];
  if (tool) look.corner = tool;
  if (facts?.['value'] !== undefined) look.value = String(facts['value']);
  return look;
}

function look(kind: string, facts?: Facts): Look {
  const food =
    INGREDIENTS[kind] ?? (facts?.['side'] === undefined || facts['value'] === undefined ? undefined : Pancakes);
  if (food) return ingredient(food, facts);
  const tool = UTENSILS[kind];
  if (tool) return { tone: 'slate', picture: tool };
  const woman = WOMEN[kind];
  if (woman) return { tone: 'blue', picture: woman };
  return { tone: 'cream', picture: Pancakes };
}

export const art: Art = { look, back: { tone: 'slate', picture: Pancakes } };
