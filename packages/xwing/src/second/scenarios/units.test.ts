import { expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { deviceBodyOf, unitsNear } from '../devices/bodies.ts';
import { layDevice } from '../devices/testing.ts';
import { packFrom } from '../squads/pack.ts';
import { table, tie, xwing } from '../testing/index.ts';
import { strengthAt } from './objectives.ts';
import { scenariosOf } from './testing.ts';

const { scenarioTable } = scenariosOf(packFrom(amg));

it('xwing2:unit.1 ships and remotes are units, a bomb is none', () => {
  const game = table({ us: [xwing([400, 300, 0])], them: [tie([400, 500, 180])] });
  const probe = layDevice(game, 'drk1probedroid', [400, 400, 0]);
  const bomb = layDevice(game, 'protonbomb', [430, 400, 0]);
  const device = (id: number) => game.state.devices.find((one) => one.id === id)!;
  const remote = device(probe).unit;
  expect(device(bomb).unit).toBe(-1);
  expect(unitsNear(game.state, deviceBodyOf(device(bomb)), 1).map(({ id }) => id)).toEqual([0, 1, remote]);
});

it('a remote is no ship: it controls no satellite', () => {
  const game = scenarioTable('assault', { us: [xwing([100, 100, 0])], them: [tie([800, 800, 180])] }, [
    { at: [457, 457] },
  ]);
  layDevice(game, 'drk1probedroid', [457, 430, 0]);
  const [marker] = game.state.markers;
  expect([0, 1].map((player) => strengthAt(game.state, marker!, player))).toEqual([0, 0]);
  expect(game.run({ kind: 'end' }).eventsOf('points')).toEqual([]);
});
