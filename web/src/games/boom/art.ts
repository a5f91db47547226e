import Balloon from '~icons/noto/balloon';
import Basket from '~icons/noto/basket';
import Bell from '~icons/noto/bellhop-bell';
import Candy from '~icons/noto/candy';
import Cherries from '~icons/noto/cherries';
import Clipboard from '~icons/noto/clipboard';
import Clown from '~icons/noto/clown-face';
import Collision from '~icons/noto/collision';
import Knobs from '~icons/noto/control-knobs';
import Arrows from '~icons/noto/counterclockwise-arrows-button';
import Cyclone from '~icons/noto/cyclone';
import Door from '~icons/noto/door';
import Plug from '~icons/noto/electric-plug';
import Eyes from '~icons/noto/eyes';
import Savoring from '~icons/noto/face-savoring-food';
import Fire from '~icons/noto/fire';
import Die from '~icons/noto/game-die';
import Voltage from '~icons/noto/high-voltage';
import Pepper from '~icons/noto/hot-pepper';
import Ice from '~icons/noto/ice';
import Lollipop from '~icons/noto/lollipop';
import Pouring from '~icons/noto/pouring-liquid';
import Shortcake from '~icons/noto/shortcake';
import IceCream from '~icons/noto/soft-ice-cream';
import Spoon from '~icons/noto/spoon';
import Droplets from '~icons/noto/sweat-droplets';
import Thermometer from '~icons/noto/thermometer';
import Timer from '~icons/noto/timer-clock';
import Wind from '~icons/noto/wind-face';
import Cook from '~icons/noto/woman-cook';
import Wrench from '~icons/noto/wrench';
import Flame from '~icons/game-icons/flame';
import Snowflake from '~icons/game-icons/snowflake-1';
import Whisk from '~icons/game-icons/whisk';
import Star from '~icons/game-icons/round-star';
import Return from '~icons/game-icons/return-arrow';
import Apron from './pictures/Apron.svelte';
import Macarons from './pictures/Macarons.svelte';
import OvenNarrow from './pictures/OvenNarrow.svelte';
import OvenWide from './pictures/OvenWide.svelte';
import Spatula from './pictures/Spatula.svelte';
import type { Art, Facts, Look, Picture } from '../../ui/look';

const action = (picture: Picture): Look => ({ tone: 'gold', picture, corner: Whisk });
const reaction = (picture: Picture): Look => ({ tone: 'plum', picture, corner: Return });
const goal = (picture: Picture): Look => ({ tone: 'rose', picture, corner: Star });
const event = (picture: Picture): Look => ({ tone: 'slate', picture });
const role = (picture: Picture, tone: Look['tone']): Look => ({ tone, picture });

const LOOKS: Record<string, Look> = {
  coup_d_oeil_gourmand: action(Eyes),
  accident_de_cuisine: action(Collision),
  maladresse: action(Pouring),
  four_elargi: action(OvenWide),
  four_retreci: action(OvenNarrow),
  recuperation_d_ingredient: action(Basket),
  echange_de_tablier: action(Arrows),
  tablier_de_protection: reaction(Apron),
  renvoi_de_spatule: reaction(Spatula),
  coup_de_boost: reaction(Voltage),
  cerises_confites: goal(Cherries),
  spirale_de_caramel: goal(Lollipop),
  macarons_dores: goal(Macarons),
  rosace_de_chantilly: goal(IceCream),
  bonbons_gelifies: goal(Candy),
  echange_d_ingredients: event(Arrows),
  four_en_panne: event(Wrench),
  inventaire_surprise: event(Clipboard),
  cuisine_ouverte: event(Door),
  four_deregle: event(Knobs),
  eclaboussures: event(Droplets),
  double_intensite: event(Pepper),
  maladresse_generale: event(Spoon),
  panne_d_electricite: event(Plug),
  service_express: event(Bell),
  cuisine_en_desordre: event(Cyclone),
  gonflement_progressif: event(Balloon),
  ventilation_d_urgence: event(Wind),
  rechauffage_automatique: event(Thermometer),
  minuteur_final: event(Timer),
  patissier: role(Cook, 'gold'),
  farceur: role(Clown, 'plum'),
  glouton: role(Savoring, 'green'),
};

const BACK: Look = { tone: 'brick', picture: Shortcake };

/** What the box says counts, not the name: its numbers may have been changed. */
function thermal(kind: string, facts: Facts): Look | undefined {
  const [, named, number] = /^(chaleur|refroidissement)_(\d|mystere)$/.exec(kind) ?? [];
  if (named === undefined && facts['effect'] !== 'thermal') return undefined;
  const hot = facts['family'] === undefined ? named === 'chaleur' : facts['family'] === 'heat';
  const amount = facts['value'] === undefined ? (number ?? '') : String(facts['value']);
  const mystery = amount === 'mystere' || amount === '0';
  return {
    tone: hot ? 'brick' : 'blue',
    picture: mystery ? Die : hot ? Fire : Ice,
    corner: hot ? Flame : Snowflake,
    value: `${hot ? '+' : '−'}${mystery ? '?' : amount}`,
  };
}

export const art: Art = {
  look: (kind, facts = {}) =>
    LOOKS[kind] ??
    LOOKS[String(facts['effect'])] ??
    (facts['effect'] === 'goal' ? goal(Shortcake) : thermal(kind, facts)) ?? { tone: 'cream', picture: Shortcake },
  back: BACK,
};
