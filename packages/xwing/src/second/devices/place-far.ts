import type { Refusal } from '@firing-arc/referee';
import { poseAt } from '@firing-arc/table';
import { deviceBodies, type Pose } from '../../common/index.ts';
import { announce } from '../abilities/hooks.ts';
import { bodyOf, inPlay } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import { markerBodyOf, placedMarkers } from '../scenarios/markers.ts';
import { areEnemies } from '../sides.ts';
import type { SecondState, Ship } from '../state.ts';
import { deviceBodyOf, inside, rangeOf } from './bodies.ts';
import { type DeviceKind, PLACING, traitOf } from './kinds.ts';
import { addDevice } from './place.ts';

/** How far apart the places are that are tried one by one (mm). */
const STEP = 30;

/** Whether a device fits anywhere beyond a range of enemies, objectives and other devices. */
export const fitsFar = (state: SecondState, ship: Ship, kind: DeviceKind, beyond: number): boolean =>
  somewhere(state, ship, kind, beyond) !== null;

/** A ship places a device anywhere in the play area beyond a range of enemies, objectives and other devices. */
export function placeFar(
  game: SecondGame,
  ship: Ship,
  kind: DeviceKind,
  beyond: number,
  because: string,
): void {
  const { state } = game;
  const answer = game.ask(
    { form: 'place', kind: 'lay-object', player: ship.player, because, device: kind },
    {
      validate: (at) => problems(state, ship, { kind, at: poseOf(at) }, beyond, because),
      propose: (random) => {
        const at = [state.width * random(), state.depth * random(), Math.floor(360 * random())];
        const fits = problems(state, ship, { kind, at: poseOf(at) }, beyond, because).length === 0;
        return fits ? at : somewhere(state, ship, kind, beyond);
      },
    },
  ) as readonly number[];
  const what = `${traitOf(kind)}:${state.nextUid}`;
  announce(game, 'after-place', { ship: ship.id, what, colour: 'place' });
  addDevice(
    game,
    {
      kind,
      player: ship.player,
      ship: ship.id,
      how: 'place',
      template: null,
      at: poseOf(answer),
      fuses: PLACING[kind].fuses,
    },
    because,
  );
}

const poseOf = ([x = 0, y = 0, facing = 0]: readonly number[]): Pose => poseAt(x, y, facing);

/** Why a device may not lie here, with all that belongs to it; empty when it may. */
function problems(
  state: SecondState,
  ship: Ship,
  { kind, at }: { readonly kind: DeviceKind; readonly at: Pose },
  beyond: number,
  because: string,
): readonly Refusal[] {
  const option = `${kind} at ${Math.round(at.x)}, ${Math.round(at.y)}`;
  const bodies = deviceBodies(kind, at);
  if (!bodies.every((body) => inside(state, body))) return [{ option, ruling: 'xwing2:device.17' }];
  const others = [
    ...state.ships
      .filter((other) => inPlay(other) && areEnemies(state, other.player, ship.player))
      .map((other) => bodyOf(other)),
    ...placedMarkers(state).map(markerBodyOf),
    ...state.devices.map(deviceBodyOf),
  ];
  const near = others.some((other) => bodies.some((body) => rangeOf(other, body) <= beyond));
  return near ? [{ option, ruling: because }] : [];
}

/** The first place that fits, of those in rows over the play area; null when none does. */
function somewhere(
  state: SecondState,
  ship: Ship,
  kind: DeviceKind,
  beyond: number,
): readonly number[] | null {
  for (let y = STEP; y < state.depth; y += STEP) {
    for (let x = STEP; x < state.width; x += STEP)
      if (problems(state, ship, { kind, at: poseAt(x, y, 0) }, beyond, '').length === 0) return [x, y, 0];
  }
  return null;
}
