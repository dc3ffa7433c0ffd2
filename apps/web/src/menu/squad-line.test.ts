import { expect, it } from 'vitest';
import { loadFormat } from '../games/index.ts';
import { lineOf } from './squad-line.ts';

it('shows ships of one card once, with their number, and knows the model of each', async () => {
  const { builder } = await loadFormat('xwing2-xwa');
  const ships = ['bluesquadronescort', 'bluesquadronescort', 'lukeskywalker'].map((pilot) => ({
    pilot,
    upgrades: [],
  }));
  const line = lineOf(builder, { kind: 'ships', name: '', faction: 'rebelalliance', ships });
  expect(line.map(({ name, count, facts }) => [name, count, facts.model.chassis])).toEqual([
    ['Blue Squadron Escort', 2, 't65xwing'],
    ['Luke Skywalker', 1, 't65xwing'],
  ]);
});

it('shows the squadrons of a fleet after its ships, and none of its objectives', async () => {
  const { builder } = await loadFormat('armada');
  const line = lineOf(builder, { kind: 'ready', id: 'core-rebels' });
  const draft = builder.draftOf({ kind: 'ready', id: 'core-rebels' })!;
  expect(line.slice(0, draft.ships.length).map(({ id }) => id)).toEqual(
    draft.ships.map(({ pilot }) => pilot),
  );
  const squadrons = builder.sections(draft)[0]!.cards;
  expect(line.slice(draft.ships.length).map(({ id, count }) => [id, count])).toEqual(
    squadrons.map(({ id, count }) => [id, count]),
  );
});

it('shows nothing of a text that is no squad', async () => {
  const { builder } = await loadFormat('xwing1');
  expect(lineOf(builder, { kind: 'text', text: 'nonsense' })).toEqual([]);
});
