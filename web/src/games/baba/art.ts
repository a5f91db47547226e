import Broom from '~icons/noto/broom';
import Camel from '~icons/noto/camel';
import Chestnut from '~icons/noto/peanuts';
import Chocolate from '~icons/noto/chocolate-bar';
import Tent from '~icons/noto/circus-tent';
import Cupcake from '~icons/noto/cupcake';
import Truck from '~icons/noto/delivery-truck';
import Door from '~icons/noto/door';
import Dragon from '~icons/noto/dragon';
import Dough from '~icons/noto/flatbread';
import Milk from '~icons/noto/glass-of-milk';
import Cap from '~icons/noto/graduation-cap';
import Guard from '~icons/noto/guard';
import Voltage from '~icons/noto/high-voltage';
import Joker from '~icons/noto/joker';
import Kangaroo from '~icons/noto/kangaroo';
import Swap from '~icons/noto/left-right-arrow';
import Lion from '~icons/noto/lion';
import Maple from '~icons/noto/maple-leaf';
import Parrot from '~icons/noto/parrot';
import Penguin from '~icons/noto/penguin';
import Receipt from '~icons/noto/receipt';
import Cart from '~icons/noto/shopping-cart';
import Liberty from '~icons/noto/statue-of-liberty';
import Strawberry from '~icons/noto/strawberry';
import Tower from '~icons/noto/tokyo-tower';
import Glass from '~icons/noto/tumbler-glass';
import Violin from '~icons/noto/violin';
import Cook from '~icons/noto/woman-cook';
import Dancer from '~icons/noto/woman-dancing';
import Pastry from './pictures/Pastry.svelte';
import type { Art, Facts, Look, Picture, Tone } from '../../ui/look';
import { partial } from '../../ui/partial';

const pastry = (shape: string, base: string, top: string, dot?: string): Picture =>
  partial(Pastry, dot === undefined ? { shape, base, top } : { shape, base, top, dot });

export const FLAVOURS: Record<string, { picture: Picture; tone: Tone }> = {
  alcool: { picture: Glass, tone: 'gold' },
  amande: { picture: Chestnut, tone: 'cream' },
  chocolat: { picture: Chocolate, tone: 'brick' },
  creme: { picture: Milk, tone: 'blue' },
  fruits: { picture: Strawberry, tone: 'rose' },
};

const RECIPES: Record<string, Picture> = {
  canele: pastry('mould', '#7a3d18', '#5c2c10', '#8a4a20'),
  salambo: pastry('choux', '#e2b268', '#8fce7a', '#5d9a48'),
  diplomate: pastry('layers', '#f0cf8d', '#fff0cf', '#c98a3a'),
  baba_au_rhum: pastry('mould', '#d99a4b', '#f6d99a'),
  macarons: pastry('macarons', '#f4a7b9', '#a8d890', '#f6d27a'),
  galette_des_rois: pastry('tart', '#d89a3c', '#efc063', '#b9771f'),
  tarte_amandine: pastry('tart', '#d9a55a', '#f3d9a0', '#fff1d2'),
  financier: pastry('bar', '#d9a04a', '#efc272', '#fff1d2'),
  opera: pastry('layers', '#5a2f1a', '#b98a52', '#3a1a0e'),
  religieuse_au_chocolat: pastry('choux', '#e2b268', '#5a2f1a', '#fff3dc'),
  tarte_au_chocolat: pastry('tart', '#c98f4a', '#4a2413', '#8a5230'),
  madeleine_au_chocolat: pastry('bar', '#8a5230', '#5a2f1a', '#c98f4a'),
  saint_honore: pastry('choux', '#e8bd72', '#fff6e4', '#d98a2b'),
  mille_feuille: pastry('layers', '#d99b45', '#fff0cf', '#fffaf0'),
  tropezienne: pastry('ring', '#f6e3b0', '#d99b45', '#fffaf0'),
  paris_brest: pastry('ring', '#f3d9a0', '#c98a3a', '#fff1d2'),
  charlotte_aux_fruits: pastry('mould', '#f3d9a0', '#e0526a'),
  fraisier: pastry('layers', '#f3d9a0', '#f7a9b8', '#e0526a'),
  tarte_au_citron: pastry('tart', '#d9a55a', '#ffe25c', '#fff8d2'),
  tarte_tatin: pastry('tart', '#b9772f', '#d98a2b', '#f0b45a'),
};

const ACTIONS: Record<string, Picture> = {
  echange_moi_cette_recette: Swap,
  portes_ouvertes: Door,
  demenagement: Truck,
  self_service: Cart,
  sous_chef: Cook,
  nettoie_ton_atelier: Broom,
};

const CITIES: Record<string, Picture> = {
  sydney: Kangaroo,
  tokyo: Tower,
  new_york: Liberty,
  londres: Guard,
  vienne: Violin,
  singapour: Lion,
  rio_de_janeiro: Parrot,
  montreal: Maple,
  buenos_aires: Dancer,
  shanghai: Dragon,
  le_cap: Penguin,
  dubai: Camel,
};

const OTHERS: Record<string, Look> = {
  pate: { tone: 'cream', picture: Dough },
  joker: { tone: 'plum', picture: Joker },
  savoir_faire_1: { tone: 'slate', picture: Cap, value: '×1' },
  savoir_faire_2: { tone: 'slate', picture: Cap, value: '×2' },
  salon_express: { tone: 'teal', picture: Tent, corner: Voltage },
  etagere_express: { tone: 'teal', picture: Voltage },
};

function recipe(picture: Picture, facts: Facts): Look {
  const flavour = FLAVOURS[String(facts['flavour'])];
  const look: Look = { tone: flavour?.tone ?? 'cream', picture, value: String(facts['level'] ?? '') };
  if (flavour) look.corner = flavour.picture;
  return look;
}

function look(kind: string, facts: Facts = {}): Look {
  const made = RECIPES[kind] ?? (facts['level'] === undefined ? undefined : Cupcake);
  if (made) return recipe(made, facts);
  const known = OTHERS[kind] ?? FLAVOURS[kind];
  if (known) return known;
  const action = ACTIONS[kind];
  if (action) return { tone: 'green', picture: action };
  const city = CITIES[kind];
  return city ? { tone: 'blue', picture: city } : { tone: 'cream', picture: Receipt };
}

export const art: Art = { look, back: { tone: 'green', picture: Cupcake } };
