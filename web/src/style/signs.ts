import type { Catalogue } from '../protocol/protocol';
import type { Art, Facts } from '../ui/look';

/** Whether cards can be told apart without their colours. For tests. */

const films = import.meta.glob<{ catalogue: Catalogue }>('../dev/recorded/*.fr.json', {
  import: 'default',
  eager: true,
});

/** What tells a sort without its colour: the sign in the corner, or else a picture that no other sort has. */
function signsOf(art: Art, facts: Catalogue['facts'], sort: string): Map<string, Set<unknown>> {
  const signs = new Map<string, Set<unknown>>();
  for (const [kind, fact] of Object.entries(facts) as [string, Facts][]) {
    if (fact[sort] === undefined) continue;
    const look = art.look(kind, fact);
    const name = String(fact[sort]);
    signs.set(name, (signs.get(name) ?? new Set()).add(look.corner ?? look.picture));
  }
  return signs;
}

/** The sorts of a game's cards, by the fact that makes them one sort: those that share a sign, and how many there are. */
export function sorts(game: string, art: Art, sort: string): { alike: string[]; count: number } {
  const facts = films[`../dev/recorded/${game}.fr.json`]?.catalogue.facts ?? {};
  const signs = [...signsOf(art, facts, sort)];
  const others = (name: string) =>
    new Set(signs.filter(([other]) => other !== name).flatMap(([, theirs]) => [...theirs]));
  const alike = signs.filter(([name, ours]) => [...ours].some((sign) => others(name).has(sign))).map(([name]) => name);
  return { alike, count: signs.length };
}
