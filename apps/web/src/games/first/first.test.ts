import { readFileSync } from 'node:fs';
import { firstPosition, NO_HELP, newRecord } from '@firing-arc/referee';
import {
  CORE_SETS,
  FIRST,
  type FirstState,
  packFrom,
  setupFromSquads,
  templateOfRoll,
  typeOf,
} from '@firing-arc/xwing/first';
import { beforeAll, expect, it } from 'vitest';
import { spoken } from './names.ts';
import { previewDial, previewRoll } from './preview.ts';
import { shownQuestion } from './question.ts';
import { reachOfShip, shownShip } from './ships.ts';
import { shownTable } from './table.ts';

beforeAll(spoken);

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing1.json', import.meta.url), 'utf8')),
);

/** The core set: an X-wing at 200, 200 and a TIE fighter at a place of its own, both facing the far edge. */
function table(second: { readonly x: number; readonly y: number }): FirstState {
  const [rebels, empire] = CORE_SETS[0]!.squads;
  const setup = setupFromSquads(pack, [rebels.squad, empire.squad]);
  const state = firstPosition(FIRST, newRecord(FIRST, setup, 'page'));
  Object.assign(state.ships[0]!, { place: 'table', x: 200, y: 200, facing: 0 });
  Object.assign(state.ships[1]!, { place: 'table', ...second, facing: 0 });
  return state;
}

const entryOf = (state: FirstState, speed: number, bearing: string): number =>
  typeOf(state.ships[0]!).dial.findIndex(
    ({ maneuver }) => maneuver.speed === speed && maneuver.bearing === bearing,
  );

it('shows where a maneuver ends, and that an ionized ship flies a white 1 straight instead', () => {
  const state = table({ x: 600, y: 600 });
  const ship = state.ships[0]!;
  const entry = entryOf(state, 3, 'straight');
  expect(previewDial(state, ship, entry)?.to).toEqual({ x: 200, y: 360, facing: 0 });
  ship.tokens.ion = 1;
  expect(previewDial(state, ship, entry)?.to).toEqual({ x: 200, y: 280, facing: 0 });
});

it('draws the hull of a huge ship with two sections once', () => {
  const state = table({ x: 600, y: 600 });
  const [fore, aft] = state.ships;
  Object.assign(fore!, { card: 'cr90corvettefore', section: 1 });
  Object.assign(aft!, { card: 'cr90corvetteaft', section: 0, x: 200, y: 200 });
  const hullsOf = ({ model, prints }: ReturnType<typeof shownShip>) => [
    model?.chassis,
    prints.some(({ className }) => className.includes('silhouette')),
  ];
  expect([fore!, aft!].map((ship) => hullsOf(shownShip(state, ship)))).toEqual([
    ['cr90corelliancorvette', true],
    [undefined, false],
  ]);
});

it('shows where a maneuver of a huge ship ends by its own tool, its other section in nobody’s way', () => {
  const state = table({ x: 600, y: 600 });
  const [fore, aft] = state.ships;
  Object.assign(fore!, { card: 'cr90corvettefore', section: 1 });
  Object.assign(aft!, { card: 'cr90corvetteaft', section: 0, x: 200, y: 200 });
  const straight = previewDial(state, fore!, entryOf(state, 2, 'straight'));
  expect(straight).toMatchObject({ to: { x: 200, y: 280, facing: 0 }, template: null, warnings: [] });
  expect(Math.abs(previewDial(state, fore!, entryOf(state, 1, 'bank'))!.to.facing % 90)).toBe(45);
});

it('prints the arcs of a huge ship where its sections fire: to both sides of its half, ahead, or none', () => {
  const state = table({ x: 600, y: 600 });
  const [fore, aft] = state.ships;
  const arcsOf = (one: string, other = one) => {
    const sections = one !== other;
    Object.assign(fore!, { card: one, section: sections ? 1 : -1 });
    Object.assign(aft!, { card: other, section: sections ? 0 : -1 });
    return [fore!, aft!].map((ship) =>
      shownShip(state, ship).prints.flatMap(({ className, d }) => (className.includes('arc') ? [d] : [])),
    );
  };
  expect(arcsOf('cr90corvettefore', 'cr90corvetteaft')).toEqual([
    ['M0 -55.25 -40 -95.25H-40V-15.25H-40Z', 'M0 -55.25 40 -95.25H40V-15.25H40Z'],
    ['M0 55.25 -40 15.25H-40V95.25H-40Z', 'M0 55.25 40 15.25H40V95.25H40Z'],
  ]);
  const [[ahead]] = arcsOf('raiderclasscorvettefore', 'raiderclasscorvetteaft') as [[string], [string]];
  expect(ahead).toMatch(/^M0 -55\.25 -40 -85\.\d+V-110\.5H40V-85\.\d+Z$/);
  expect(arcsOf('gr75mediumtransport')).toEqual([[], []]);
});

it('warns of a ship in the way of a maneuver, and of one in the way of a roll', () => {
  const ahead = table({ x: 200, y: 320 });
  expect(previewDial(ahead, ahead.ships[0]!, entryOf(ahead, 2, 'straight'))?.warnings).toEqual([
    { kind: 'partial', ships: [1] },
  ]);
  const beside = table({ x: 280, y: 200 });
  const roll = previewRoll(beside, beside.ships[0]!, 'right', templateOfRoll({ side: 'right' }, 1));
  expect(roll.to).toEqual({ x: 280, y: 200, facing: 0 });
  expect(roll.warnings).toEqual([{ kind: 'blocked', ships: [1] }]);
});

it('lays a target lock as a pair: the blue token beside the one, the red one of the same letter beside the other', () => {
  const state = table({ x: 200, y: 400 });
  state.locks.push({ letter: 0, by: 0, on: 1 });
  const { ships, card } = shownTable(state);
  expect(ships[0]!.tokens).toEqual([{ sign: 'A', name: 'target lock A on 2', tone: 'blue' }]);
  expect(ships[1]!.tokens).toEqual([{ sign: 'A', name: 'target of lock A of 1', tone: 'red' }]);
  expect(card(1).chips.map(({ text }) => text)).toContain('lock A of 1');
});

it('tells a stressed ship that its opponent would pick for a red maneuver', () => {
  const state = table({ x: 600, y: 600 });
  state.ships[0]!.tokens.stress = 1;
  const question = shownQuestion(
    {
      form: 'each',
      kind: 'dials',
      player: 0,
      because: 'xwing1:planning-phase.1',
      parts: [{ about: 0, options: typeOf(state.ships[0]!).dial.map((_, entry) => ({ entry })) }],
    },
    state,
    NO_HELP,
  );
  if (question.form !== 'dials') throw new Error('dials are asked for');
  const [dial] = question.dials;
  expect(dial!.warning(entryOf(state, 4, 'koiogran'))).toMatch(/your opponent picks another/);
  expect(dial!.warning(entryOf(state, 2, 'straight'))).toBe('');
});

it('xwing1:damage-deck-the-force-awakens.4 shows the entries of a dial alone that are offered, which the answer counts', () => {
  const state = table({ x: 600, y: 600 });
  const { dial } = typeOf(state.ships[0]!);
  const options = dial.flatMap(({ maneuver }, entry) => (maneuver.bearing === 'straight' ? [] : [{ entry }]));
  const asked = {
    form: 'each',
    kind: 'dials',
    player: 0,
    because: 'xwing1:planning-phase.1',
    parts: [{ about: 0, options }],
  } as const;
  const shown = shownQuestion(asked, state, NO_HELP);
  if (shown.form !== 'dials') throw new Error('dials are asked for');
  const [{ entries, preview }] = shown.dials as [(typeof shown.dials)[number]];
  expect(entries.map(({ sign }) => sign)).toEqual(options.map(({ entry }) => dial[entry]!.maneuver));
  const turned = entries.map((_, at) => preview(at)).map((end) => end?.kind === 'move' && end.to.facing);
  const whole = options.map(({ entry }) => previewDial(state, state.ships[0]!, entry)?.to.facing);
  expect(turned).toEqual(whole);
});

it('tells the conditions of a ship on its card, with what they say and the damage card that lies on one', () => {
  const state = table({ x: 200, y: 400 });
  state.ships[0]!.conditions = [{ id: 'illshowyouthedarkside', from: 1, damage: 0 }];
  const { lists } = shownTable(state).card(0);
  const [shown] = lists.find(({ label }) => label === 'Conditions')!.entries;
  expect(shown).toMatchObject({ title: 'Condition: I’ll Show You the Dark Side' });
  expect(shown!.text).toMatch(/critical damage.* On it: Blinded Pilot\.$/);
});

it('shows where a tractor beam would move a ship', () => {
  const state = table({ x: 200, y: 400 });
  const question = {
    form: 'choice',
    kind: 'tractor-move',
    player: 0,
    because: 'xwing1:tractor-beam-token.3',
    ship: 1,
    options: [{ move: 'roll-left' }, { move: 'boost' }, { move: 'none' }],
  } as const;
  const shown = shownQuestion(question, state, NO_HELP);
  if (shown.form !== 'choice') throw new Error('a choice is expected');
  const previews = shown.options.map((option) => option.preview());
  expect(previews.map((preview) => preview?.kind ?? null)).toEqual(['move', 'move', null]);
});

it('draws the range bands of a ship as far as its weapons reach, and three at least', () => {
  const state = table({ x: 200, y: 400 });
  const reached = () => reachOfShip(state, 0).bands.map(({ name }) => name);
  expect(reached()).toEqual(['1', '2', '3']);
  Object.assign(state.ships[0]!, { card: 'cr90corvettefore', upgrades: [] });
  expect(reached()).toEqual(['1', '2', '3', '4', '5']);
});
