import type { Seen, Shown } from '../protocol/games';
import type { Catalogue, OptionShown, RefusedShown, State } from '../protocol/protocol';

export type { Seen, Shown };
/** The table of a game that this page knows nothing of. */
export type AnyTable = Record<string, Seen | Shown | Seen[] | Shown[]>;
/** The fields of a table that hold values like this. */
export type FieldOf<T, V> = { [F in keyof T]: [V] extends [T[F]] ? F : never }[keyof T] & string;

/** What one seat may know of the table, by the fields that the game declares. */
export interface View<T> {
  seats: number;
  you: number;
  asking: { question: string; args: (number | string)[]; seats: number[] } | null;
  your_move: boolean;
  over: boolean;
  winners: number[];
  ending: string | null;
  table: T;
}

export const MORE = '…';

export const viewOf = (state: State): View<AnyTable> => state.view as unknown as View<AnyTable>;

/** A card in a pile with a key that stays its own while the pile changes around it. */
export interface Lying {
  id: string;
  kind: string | null;
}

/** The cards of a pile one by one; equal kinds are told apart by their order. */
export function lying(shown: Shown | undefined): Lying[] {
  if (shown === undefined) return [];
  const kinds: (string | null)[] = typeof shown === 'number' ? new Array<null>(shown).fill(null) : shown;
  const seen = new Map<string | null, number>();
  return kinds
    .filter((kind) => kind !== MORE)
    .map((kind) => {
      const n = seen.get(kind) ?? 0;
      seen.set(kind, n + 1);
      return { id: `${kind ?? 'unseen'}#${n}`, kind };
    });
}

/** The kinds that are seen of a pile. */
export const kinds = (shown: Shown): string[] => lying(shown).flatMap((card) => card.kind ?? []);
export const size = (shown: Shown | undefined): number => (typeof shown === 'number' ? shown : lying(shown).length);
export const open = (shown: Shown | undefined): boolean => Array.isArray(shown) && shown.at(-1) === MORE;

export const number = <T>(view: View<T>, field: FieldOf<T, Seen>): number => (view.table[field] as Seen) ?? 0;
export const pile = <T>(view: View<T>, field: FieldOf<T, Shown>): Shown =>
  (view.table[field] as Shown | undefined) ?? [];
export const pileOf = <T>(view: View<T>, field: FieldOf<T, Shown[]>, seat: number): Shown =>
  (view.table[field] as Shown[] | undefined)?.[seat] ?? [];
export const numberOf = <T>(view: View<T>, field: FieldOf<T, Seen[]>, seat: number): Seen =>
  (view.table[field] as Seen[] | undefined)?.[seat] ?? null;

/** Options that read alike are alike: two equal cards make one choice. */
export const distinct = <C extends { key: string }>(choices: readonly C[]): C[] => [
  ...new Map(choices.map((choice) => [choice.key, choice])).values(),
];

type Choice = Pick<OptionShown | RefusedShown, 'rule' | 'args'>;

/** The values of a choice that stand for cards, or for seats. */
function valuesOf(catalogue: Catalogue, choice: Choice, meaning: 'card' | 'seat'): (number | string)[] {
  const rule = catalogue.rules[choice.rule] ?? {};
  return Object.entries(choice.args)
    .filter(([name, value]) => rule[name] === meaning && value !== null && value !== -1)
    .map(([, value]) => value as number | string);
}

export const cardsOf = (catalogue: Catalogue, choice: Choice): string[] =>
  valuesOf(catalogue, choice, 'card') as string[];

/** The card in which each choice differs from the others, by its place: what all of them name says nothing. */
export function tellingCards(catalogue: Catalogue, choices: readonly Choice[]): (string | undefined)[] {
  const named = choices.map((choice) => cardsOf(catalogue, choice));
  const about = named.filter((kinds) => kinds.length > 0);
  return named.map((kinds) => kinds.find((kind) => !about.every((other) => other.includes(kind))));
}

/** The seats a choice points at, other than one's own. */
export const seatsOf = (catalogue: Catalogue, choice: Choice, you: number): number[] =>
  (valuesOf(catalogue, choice, 'seat') as number[]).filter((seat) => seat !== you);

export const cardName = (catalogue: Catalogue, kind: string): string =>
  catalogue.cards[kind]?.name ?? kind.replaceAll('_', ' ');
