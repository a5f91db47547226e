import { createContext } from 'svelte';
import type { BoardModule } from '../games/board';
import { dressed } from '../games/dress';
import type { Catalogue, Chat, Hinted, OptionShown, SeatShown, Standing, State, Told } from '../protocol/protocol';
import { Choosing } from './prompt/choosing.svelte';
import { distinct, lying, pileOf, viewOf } from './view';

/** What is shown now: by a table, a replay or a recording. */
export interface Showing {
  game: string;
  /** The table whose cards these are; none in a recording. */
  table?: string;
  board: BoardModule;
  catalogue: Catalogue;
  shown: State;
  seats: SeatShown[];
  log: Told[];
  /** Tells, where it can, whether it was done: false after a refusal. */
  act: (key: string) => unknown;
  /** False while newer states wait to be shown: then nothing may be chosen. */
  latest?: boolean;
  /** The option that was sent and is not yet answered. */
  acting?: string | null;
  endsAt?: number;
  paused?: boolean;
  hinted?: Hinted | null;
  /** Whether an expert may be asked, why not, and whether it thinks. */
  hints?: 'on' | 'off' | 'race';
  hinting?: boolean;
  hint?: () => void;
  /** What is said around the table. */
  said?: Chat[];
  /** What I could do if it were my turn, while I prepare it. */
  ahead?: OptionShown[] | null;
  /** Begin to prepare a move, or stop; take what I have chosen as prepared. */
  think?: (on: boolean) => void;
  prepare?: (option: OptionShown) => void;
  /** The words of the prepared move, where this page knows them. */
  prepared?: string;
  /** What shall be answered for me from now on. */
  stand?: (standing: Standing) => void;
}

/** The game that is played on this page, as everything around the board sees it. */
export class Game {
  readonly choosing: Choosing;
  /** The card that is shown large, and why it cannot be used now. */
  looked = $state.raw<{ kind: string; why: string } | null>(null);
  #read: () => Showing | null;

  constructor(read: () => Showing | null) {
    this.#read = read;
    this.choosing = new Choosing(() => this.#offer());
  }

  #showing = $derived.by(() => {
    const showing = this.#read();
    if (!showing) throw new Error('a game is asked for before there is one');
    return showing;
  });
  // One by one, so that whoever looks at one of them does not notice the others.
  id = $derived(this.#showing.game);
  /** Where its rules stand, with this table's own cards where it has some. */
  rules = $derived(['/#rules', this.id, ...(this.#showing.table ? [this.#showing.table] : [])].join('/'));
  board = $derived(this.#showing.board);
  catalogue = $derived(this.#showing.catalogue);
  shown = $derived(this.#showing.shown);
  seats = $derived(this.#showing.seats);
  log = $derived(this.#showing.log);
  latest = $derived(this.#showing.latest ?? true);
  acting = $derived(this.#showing.acting ?? null);
  endsAt = $derived(this.#showing.endsAt ?? 0);
  paused = $derived(this.#showing.paused ?? false);
  hinted = $derived(this.#showing.hinted ?? null);
  hints = $derived(this.#showing.hints ?? 'off');
  hinting = $derived(this.#showing.hinting ?? false);
  said = $derived(this.#showing.said ?? []);

  prepared = $derived(this.#showing.prepared ?? '');
  /** What is answered for me; whether what is asked can be let be from now on; whether I may prepare a move. */
  standing = $derived(this.shown.standing ?? null);
  letBe = $derived(this.#showing.stand ? (this.shown.let_be ?? '') : '');
  /** Whether I still answer by myself what is asked now. */
  staysOpen = $derived(
    (this.standing?.passes ?? 'no') === 'no' && !(this.standing?.these ?? []).some((id) => id === this.letBe),
  );
  mayPrepare = $derived(this.#showing.think !== undefined && (this.shown.ahead ?? false));

  view = $derived(viewOf(this.shown));
  you = $derived(this.view.you);
  names = $derived(this.seats.map((seat) => seat.name));
  art = $derived(dressed(this.board.art, this.catalogue));
  ready = $derived(this.latest && this.acting === null && !this.paused);
  /** I choose what to do at my turn, while somebody else has theirs. */
  preparing = $derived(!this.view.your_move && !this.view.over && (this.#showing.ahead ?? null) !== null);
  options = $derived(this.ready ? distinct(this.preparing ? (this.#showing.ahead ?? []) : this.shown.options) : []);
  refused = $derived(distinct(this.shown.refused));
  /** There is something I may do. */
  myMove = $derived(this.options.length > 0 && !this.view.over);
  /** The open question is put to me. */
  asked = $derived(this.myMove && this.view.your_move);
  /** Several are asked at once: I answer, it is not my turn. */
  reaction = $derived(this.shown.waiting_for.length > 1);
  hand = $derived(lying(this.#held()));
  /** What is asked, and why where the board knows. */
  question = $derived(this.board.question?.(this.view, this.catalogue, this.names) ?? this.shown.question);
  aim = $derived(this.you < 0 ? null : (this.board.aim?.(this.view, this.catalogue) ?? null));
  /** What a learner is told instead of the question. */
  lesson = $derived.by(() => {
    const lesson = this.shown.lesson;
    return this.latest && lesson && !lesson.over && lesson.pages.length > 0 ? lesson : null;
  });

  act = (key: string): unknown => {
    if (!this.preparing) return this.#showing.act(key);
    const chosen = this.options.find((option) => option.key === key);
    this.choosing.picked = null;
    return chosen && this.#showing.prepare?.(chosen);
  };
  think = (on: boolean): void => this.#showing.think?.(on);
  letBeAlways = (): void =>
    this.stand({ these: [...(this.standing?.these ?? []), this.letBe] as NonNullable<Standing['these']> });
  stand = (standing: Standing): void => this.#showing.stand?.({ ...this.standing, ...standing });
  hint = (): void => this.#showing.hint?.();
  look = (kind: string, why = ''): void => {
    this.looked = { kind, why };
  };

  #held() {
    const { hand } = this.board;
    if (hand === null) return [];
    return hand ? hand(this.view) : pileOf(this.view, 'hand', this.you);
  }

  #offer() {
    const { options, refused, catalogue, you, hand, board } = this;
    return { options, refused, catalogue, you, hand, fromHand: board.fromHand };
  }
}

/** A page that shows a game says which; whatever is inside it asks. */
export const [theGame, setGame] = createContext<Game>();
