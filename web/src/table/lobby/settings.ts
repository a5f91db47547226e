import type { ChoiceShown, GameShown } from '../../protocol/protocol';

export type Options = Record<string, string>;
type Settings = GameShown['settings'];

/** The option that names a whole setting, such as `balanced`. */
export const NUMBERS = 'numbers';

/** What a choice stands at: as it was chosen, as the named setting brings it, or as usual. */
export function valueOf(choice: ChoiceShown, options: Options, settings: Settings = {}): string {
  return options[choice.id] ?? settings[options[NUMBERS] ?? '']?.[choice.id] ?? choice.values[0]?.id ?? '';
}

/** The options with one more chosen; what a setting brought along does not outlive it. */
export function choose(options: Options, id: string, value: string, settings: Settings = {}): Options {
  if (id !== NUMBERS) return { ...options, [id]: value };
  const brought = new Set(Object.values(settings).flatMap((setting) => Object.keys(setting)));
  return { ...Object.fromEntries(Object.entries(options).filter(([name]) => !brought.has(name))), [id]: value };
}

/** The seats that a value marks; a number, as programs write it, is so many of the last ones at the table. */
export function markedSeats(choice: ChoiceShown, value: string, seats: number): string[] {
  if (!/^\d+$/.test(value)) return value.split('+');
  const there = choice.values.slice(1, seats + 1).map((seat) => seat.id);
  return there.slice(Math.max(0, seats - Number(value)));
}

/** Seats marked one by one: `seat` is added to those that are, or taken from them. */
export function together(choice: ChoiceShown, marked: readonly string[], seat: string): string {
  const [none, ...seats] = choice.values.map((value) => value.id);
  const now = seats.filter((one) => marked.includes(one) !== (one === seat));
  return now.join('+') || (none ?? '');
}
