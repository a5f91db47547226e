import type { Catalogue } from '../protocol/protocol';
import type { Art, Facts, Look, Picture } from '../ui/look';
import Named from '../ui/Named.svelte';
import { partial } from '../ui/partial';

const PICTURES = new Map<string, Picture>();

function picture(name: string): Picture {
  const known = PICTURES.get(name) ?? partial(Named, { name });
  PICTURES.set(name, known);
  return known;
}

/** A game's art as somebody's own box wants it: pictures by name, colours, and a card of a known effect looks like it. */
export function dressed(art: Art, { cards, facts }: Pick<Catalogue, 'cards' | 'facts'>): Art {
  const look = (kind: string, known: Facts | undefined = facts[kind]): Look => {
    const { icon, colour } = cards[kind] ?? {};
    return {
      ...art.look(kind, known),
      ...(icon ? { picture: picture(icon) } : {}),
      ...(colour ? { colour } : {}),
    };
  };
  return { ...art, look };
}
