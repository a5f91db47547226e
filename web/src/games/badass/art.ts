import Pilot from '~icons/noto/woman-pilot';
import Ninja from '~icons/noto/ninja';
import Mechanic from '~icons/noto/man-mechanic';
import Raccoon from '~icons/noto/raccoon';
import Detective from '~icons/noto/woman-detective';
import Firecracker from '~icons/noto/firecracker';
import Cartwheel from '~icons/noto/woman-cartwheeling';
import Hero from '~icons/noto/man-superhero';
import Star from '~icons/noto/star';
import Revolver from '~icons/game-icons/revolver';
import Shotgun from '~icons/game-icons/sawed-off-shotgun';
import Crossbow from '~icons/game-icons/crossbow';
import Flamethrower from '~icons/game-icons/flamethrower';
import MachineGun from '~icons/game-icons/machine-gun';
import Grenade from '~icons/game-icons/grenade';
import Machete from '~icons/game-icons/machete';
import Launcher from '~icons/game-icons/missile-launcher';
import Shield from '~icons/game-icons/shield';
import Skull from '~icons/game-icons/skull-crossed-bones';
import Bullets from '~icons/game-icons/bullets';
import Mask from '~icons/game-icons/domino-mask';
import type { Art, Facts, Look, Picture, Tone } from '../../ui/look';

const CHARACTERS: Record<string, Picture> = {
  colonelle: Pilot,
  ninja: Ninja,
  armurier: Mechanic,
  pickpocket: Raccoon,
  espionne: Detective,
  dynamiteur: Firecracker,
  cascadeuse: Cartwheel,
  justicier: Hero,
};

const CLASSES: Record<string, { tone: Tone; corner: Picture }> = {
  defence: { tone: 'blue', corner: Shield },
  assassin: { tone: 'rose', corner: Skull },
  ammo: { tone: 'teal', corner: Bullets },
  trick: { tone: 'plum', corner: Mask },
};

const WEAPONS: Record<string, Picture> = {
  revolver: Revolver,
  fusil_a_pompe: Shotgun,
  arbalete: Crossbow,
  lance_flammes: Flamethrower,
  mitrailleuse: MachineGun,
  grenade: Grenade,
  machette: Machete,
  bazooka: Launcher,
};

function look(kind: string, facts: Facts = {}): Look {
  const effect = String(facts['effect']);
  const character = CHARACTERS[kind] ?? CHARACTERS[effect];
  const named = (name: string) => name.replace(/^(Le |La |L’|The )/, '');
  if (character) return { ...(CLASSES[String(facts['class'])] ?? { tone: 'ink' }), picture: character, title: named };
  const weapon: Look = { tone: 'slate', picture: WEAPONS[kind] ?? WEAPONS[effect] ?? Star };
  if (facts['mark'] !== undefined) weapon.value = String(facts['mark']);
  return weapon;
}

export const art: Art = { look, back: { tone: 'ink', picture: Star } };
