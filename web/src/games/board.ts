import type { Component } from 'svelte';
import type { BoardShown, Catalogue, FieldShown, OptionShown, RefusedShown, Told } from '../protocol/protocol';
import type { Tune } from '../table/motion/sound.svelte';
import type { AnyTable, Shown, View } from '../table/view';
import type { Art } from '../ui/look';
import type { Language } from '../words/language';

/** The catalogue of a game with such a table: its fields are those. */
export type CatalogueOf<T> = Omit<Catalogue, 'fields'> & { fields: { [F in keyof T]: FieldShown } };

export type Choice = Pick<OptionShown, 'rule' | 'args'>;

/**
 * A board draws the middle of the table for one game. Seats, prompt, hand, log and end screen are the page's.
 * `T` is its game's table, from protocol/games. It changes nothing: it shows `view` and may offer `options` on the things it draws by calling `act` with a key.
 * Mark what cards travel between with `data-place` ("deck", "discard", …) and use `travel` from table/motion.
 */
export interface BoardProps<T> {
  view: View<T>;
  catalogue: CatalogueOf<T>;
  /** What I may do now; empty while it is not my move. */
  options: OptionShown[];
  /** What I might want to do and why I cannot. */
  refused: RefusedShown[];
  /** The open question in words, whoever is asked. */
  question: string | null;
  /** What is read out with it: a text, then the choices it gives. */
  reading: string[];
  /** Tells, where it can, whether it was done: false after a refusal. */
  act: (key: string) => unknown;
  /** Show a card large, with what it says and why it cannot be used now. */
  look: (kind: string, why?: string) => void;
  /** The kind of card picked from the hand, if one is. */
  picked: string | null;
  names: string[];
  lang: Language;
  /** What the shown state told, oldest first. */
  told: Told[];
  art: Art;
}

/** What a board says about the seats along the top: drawn inside each badge. */
export interface SeatProps<T> {
  view: View<T>;
  seat: number;
  catalogue: CatalogueOf<T>;
  art: Art;
}

/** How a game ends, drawn large in `.stage`, a hundred `--u` wide and high, within `--lasts`; still without its animations. */
export interface ClimaxProps<T> {
  view: View<T>;
  names: string[];
  catalogue: CatalogueOf<T>;
  art: Art;
  /** What was told with the last move. */
  told: Told[];
}

/** What I am trying to do, in a few words, and the card that says more of it. */
export interface Aim {
  words: string;
  kind?: string | undefined;
}

/** A board's module: `default` is the component; the rest comes from its `<script module>`. */
export interface BoardModule {
  default: Component<BoardProps<AnyTable>>;
  art: Art;
  /** What the generic board draws, as the game's package declares it. */
  declared?: BoardShown;
  /** The cards I hold, shown at the bottom; `view.table.hand[you]` if left out, none if null: the board shows mine. */
  hand?: ((view: View<AnyTable>) => Shown) | null;
  /** The rules that play a card of the hand; all that name a card held, if left out. */
  fromHand?: readonly string[];
  /** What can be touched on the board: the prompt keeps it in a drawer. */
  onBoard?: (choice: Choice) => boolean;
  /** A secret of my own shown beside the hand, such as my role: kinds of cards. */
  mine?: (view: View<AnyTable>) => string[];
  /** What I am after, always in sight. */
  aim?: (view: View<AnyTable>, catalogue: Catalogue) => Aim | null;
  /** The open question with what caused it, where the table says more than the server's words. */
  question?: (view: View<AnyTable>, catalogue: Catalogue, names: string[]) => string | null;
  /** What an event sounds like, where it is more than a card put down. */
  tunes?: Readonly<Record<string, Tune>>;
  seatNote?: Component<SeatProps<AnyTable>>;
  climax?: Component<ClimaxProps<AnyTable>>;
}
