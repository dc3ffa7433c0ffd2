import { readFileSync } from 'node:fs';
import { firstPosition, newRecord } from '@firing-arc/referee';
import {
  DEFAULT_PAIR,
  packFrom,
  SECOND,
  type SecondState,
  setupFromSquads,
  shipCard,
} from '@firing-arc/xwing/second';
import { expect, it } from 'vitest';
import { previewDeploy, previewDial, previewTallon } from './preview.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing2-amg.json', import.meta.url), 'utf8')),
);

/** The default game with its first two ships on the table, the second at a place of its own. */
function table(second: { readonly x: number; readonly y: number }): SecondState {
  const setup = setupFromSquads(pack, [DEFAULT_PAIR[0].squad, DEFAULT_PAIR[1].squad]);
  const state = firstPosition(SECOND, newRecord(SECOND, setup, 'preview'));
  Object.assign(state.ships[0]!, { place: 'table', x: 200, y: 200, facing: 0 });
  Object.assign(state.ships[1]!, { place: 'table', ...second, facing: 0 });
  return state;
}

const entryOf = (state: SecondState, speed: number, bearing: string): number =>
  shipCard(state.ships[0]!.card).chassis.dial.findIndex(
    ({ maneuver }) => maneuver.speed === speed && maneuver.bearing === bearing,
  );

it('shows where a maneuver ends: a 2 straight moves a small base by 120 mm', () => {
  const state = table({ x: 600, y: 600 });
  const preview = previewDial(state, state.ships[0]!, entryOf(state, 2, 'straight'));
  expect(preview.to).toEqual({ x: 200, y: 320, facing: 0 });
  expect(preview.template?.length).toBe(80);
  expect(preview.warnings).toEqual([]);
});

it('warns of a ship in the way and stops short of it', () => {
  const state = table({ x: 200, y: 320 });
  const preview = previewDial(state, state.ships[0]!, entryOf(state, 2, 'straight'));
  expect(preview.warnings).toEqual([{ kind: 'partial', ships: [1] }]);
  expect(preview.to.y).toBeLessThan(280);
});

it('warns of leaving the play area', () => {
  const state = table({ x: 600, y: 600 });
  state.ships[0]!.y = 850;
  const preview = previewDial(state, state.ships[0]!, entryOf(state, 3, 'straight'));
  expect(preview.warnings).toEqual([{ kind: 'leaves' }]);
});

it('warns of obstacles on the way and under the end', () => {
  const state = table({ x: 600, y: 600 });
  Object.assign(state.obstacles[0]!, { placed: true, x: 200, y: 270, facing: 0 });
  Object.assign(state.obstacles[1]!, { placed: true, x: 200, y: 400, facing: 0 });
  const preview = previewDial(state, state.ships[0]!, entryOf(state, 4, 'straight'));
  expect(preview.warnings).toEqual([
    { kind: 'through', obstacles: [0] },
    { kind: 'onto', obstacles: [1] },
  ]);
});

it('shows what a stressed ship flies instead of a red maneuver: 2 straight', () => {
  const state = table({ x: 600, y: 600 });
  state.ships[0]!.tokens.stress = 1;
  const preview = previewDial(state, state.ships[0]!, entryOf(state, 4, 'koiogran'));
  expect(preview.to).toEqual({ x: 200, y: 320, facing: 0 });
});

it('warns of a Tallon Roll that ends off the table or on a rock', () => {
  const state = table({ x: 600, y: 600 });
  Object.assign(state.obstacles[0]!, { placed: true, x: 300, y: 300, facing: 0 });
  const warningsAt = (x: number, y: number) =>
    previewTallon(state, state.ships[0]!, { x, y, facing: 315 }).warnings;
  expect(warningsAt(400, 22)).toEqual([{ kind: 'leaves' }]);
  expect(warningsAt(300, 300)).toEqual([{ kind: 'onto', obstacles: [0] }]);
  expect(warningsAt(400, 200)).toEqual([]);
});

it('shows where a docked ship would deploy: 2 straight from the front of its carrier ends 120 mm ahead of it', () => {
  const state = table({ x: 450, y: 450 });
  Object.assign(state.ships[0]!, { place: 'reserve', carrier: 1 });
  const entry = entryOf(state, 2, 'straight');
  const to = (edge: 'front' | 'rear') => previewDeploy(state, state.ships[0]!, { edge, entry })?.to;
  expect(to('front')).toEqual({ x: 450, y: 570, facing: 0 });
  expect(to('rear')).toEqual({ x: 450, y: 330, facing: 180 });
});
