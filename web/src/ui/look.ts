import type { Component } from 'svelte';
import type { Catalogue } from '../protocol/protocol';

/** The families of colour a card can wear; the exact shades are in Card.svelte. */
export type Tone = 'brick' | 'gold' | 'plum' | 'blue' | 'green' | 'slate' | 'rose' | 'teal' | 'ink' | 'cream';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Picture = Component<any>;

/** How one kind of card is drawn. */
export interface Look {
  tone: Tone;
  /** Without one the card bears the first letters of its name: small cards, too, are told apart. */
  picture?: Picture;
  /** A small sign in the upper left corner, by family. */
  corner?: Picture;
  /** What stands large in the upper right corner: a value, a price. */
  value?: string;
  /** A second number, small, below the first: what crossing the card costs, … */
  note?: string;
  /** A colour of somebody's own, as #rrggbb; before the tone. */
  colour?: string;
  /** What stands on the ribbon, if the card's name is too long for it. */
  title?: (name: string) => string;
}

/** What the box says of a card. */
export type Facts = Catalogue['facts'][string];

/** How the cards of a game are drawn. */
export interface Art {
  look(kind: string, facts?: Facts): Look;
  /** The picture on the back of the cards, and its tone. */
  back: Look;
}

/** Up to three signs that stand for a name: `Heron 7` is H7, `Love of apples` La. */
export function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const number = words.find((word) => /^\d+$/.test(word))?.slice(0, 2) ?? '';
  const [first = '', ...rest] = words.filter((word) => !/^\d+$/.test(word)).map((word) => Array.from(word));
  const second = rest.at(-1)?.[0] ?? (number ? '' : first[1]) ?? '';
  return `${(first[0] ?? '').toUpperCase()}${second}${number}`;
}
