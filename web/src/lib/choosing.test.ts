import { expect, test } from 'vitest';
import type { Catalogue, State } from '../protocol';
import { Choosing } from './choosing.svelte';
import { distinct, lying, pileOf, viewOf } from './view';

interface Recorded {
  catalogue: Catalogue;
  states: State[];
}

const recorded = import.meta.glob<Recorded>('../fixtures/*.fr.json', { import: 'default', eager: true });

function choosingAt(film: Recorded, state: State): Choosing {
  const view = viewOf(state);
  const hand = lying(pileOf(view, 'hand', view.you));
  return new Choosing(() => ({
    options: distinct(state.options),
    refused: distinct(state.refused),
    catalogue: film.catalogue,
    you: view.you,
    hand,
  }));
}

test.each(Object.keys(recorded))('%s: whatever is offered is a button or lies in the hand', (name) => {
  const film = recorded[name];
  if (!film) throw new Error(name);
  const asked = film.states.filter((state) => state.options.length > 0);
  expect(asked.length).toBeGreaterThan(0);
  for (const state of asked) {
    const choosing = choosingAt(film, state);
    const view = viewOf(state);
    const reached = new Set(choosing.plain.map((option) => option.key));
    for (const card of lying(pileOf(view, 'hand', view.you))) {
      for (const option of card.kind === null ? [] : choosing.for(card.kind)) reached.add(option.key);
    }
    expect([...reached].sort()).toEqual(distinct(state.options.map(({ key }) => ({ key }))).map(({ key }) => key).sort());
  }
});

const boom = recorded['../fixtures/boom.fr.json'] as Recorded;
const aiming = boom.states.find((state) => state.options.some((option) => option.args['target'] !== -1 && option.rule === 'play_card'));

test('a picked card that is aimed makes its targets alive', () => {
  const state = aiming as State;
  const choosing = choosingAt(boom, state);
  const kind = state.options.find((option) => option.args['target'] !== -1)?.args['kind'];
  choosing.picked = `${kind}#0`;
  expect(choosing.targets.size).toBe(choosing.fitting.length);
  expect([...choosing.targets.values()].every((key) => key.startsWith(`play_card:0:${kind}:`))).toBe(true);
});

test('a refused card says why once picked, and a second touch puts it back', () => {
  const state = boom.states.find((one) => one.refused.length > 0 && one.question !== null) as State;
  const choosing = choosingAt(boom, state);
  const refused = state.refused[0];
  choosing.toggle(`${refused?.args['kind']}#0`);
  expect(choosing.refusal?.reason_words).toBe(refused?.reason_words);
  choosing.toggle(`${refused?.args['kind']}#0`);
  expect(choosing.kind).toBeNull();
});
