import { type BaseBody, band, deviceBody, distance } from '@firing-arc/xwing/common';
import {
  areEnemies,
  bodyOf,
  previewOf,
  type SecondQuestion,
  type Ship,
} from '@firing-arc/xwing/second/engine';
import { bestOf } from './choice.ts';
import { planOf } from './flight.ts';
import type { Observation } from './observation.ts';

type DeviceQuestion = Extract<SecondQuestion, { kind: DeviceKind }>;
type DeviceKind =
  | 'place-device'
  | 'choose-detonation'
  | 'mine-target'
  | 'seismic-obstacle'
  | 'expose-or-strain'
  | 'relocate'
  | 'droid-guides';

/** What is decided about devices: enemies are to be near them, friends not. */
export function chooseForDevice(observation: Observation, question: DeviceQuestion): number {
  switch (question.kind) {
    case 'place-device':
      return bestOf(question.options, (option) => placingValue(observation, option));
    case 'relocate':
      return bestOf(question.options, (option) => placingValue(observation, option));
    case 'mine-target':
      return bestOf(question.options, ({ ship }) =>
        areEnemies(observation.state, observation.state.ships[ship]!.player, observation.player) ? 1 : -1,
      );
    case 'expose-or-strain':
      return question.options.findIndex((option) => option.take !== 'expose');
    case 'choose-detonation':
    case 'seismic-obstacle':
    case 'droid-guides':
      return 0;
  }
}

/**
 * How good it is to have a device somewhere, in enemies: the share of those expected in its reach, less the friends who
 * will be there. A bomb reaches to range 1 and goes off when all have moved; a mine waits for those who touch it.
 */
export function placingValue(observation: Observation, option: PlacingOption): number {
  if (option.kind !== 'device' && option.kind !== 'relocate') return 0;
  const kind = option.kind === 'device' ? option.device : 'drk1probedroid';
  const body = deviceBody(kind, option.at);
  const [touched, near] = MINES.includes(kind) ? [1, 0.15] : [1, 1];
  const reached = (place: BaseBody): number => {
    const away = band(distance(place, body));
    return away === 0 ? touched : away === 1 ? near : 0;
  };
  let value = -0.3;
  for (const { places, ship } of observation.foes) {
    const weight = ship.points / FOUR_POINTS;
    for (const place of places) value += (weight * reached(place)) / places.length;
  }
  for (const ship of observation.own)
    value -= FRIEND * (ship.points / FOUR_POINTS) * reached(placeAfter(ship));
  return value;
}

/** Devices that wait for a ship to touch them. */
const MINES: readonly string[] = ['clustermine', 'connernet', 'proximitymine'];
/** A ship of so many points is the measure of one. */
const FOUR_POINTS = 4;
/** A friend in the reach of a bomb is as bad as so many enemies are good. */
const FRIEND = 1.2;

/** Where an own ship will be when it has moved: at the end of its own dial, which its player knows. */
const placeAfter = (ship: Ship): BaseBody =>
  ship.activated || ship.dial < 0
    ? bodyOf(ship)
    : bodyOf(ship, previewOf(ship, planOf(ship, ship.dial).maneuver).pose);

type PlacingOption = Extract<
  SecondQuestion,
  { kind: 'place-device' | 'relocate' | 'system' }
>['options'][number];
