import { band, deviceBody, distance } from '@firing-arc/xwing/common';
import { areEnemies, bodyOf, type SecondQuestion } from '@firing-arc/xwing/second/bare';
import { bestOf } from './choice.ts';
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

/** How good it is to have a device somewhere: the share of the enemies expected within range 1, less the friends there. */
export function placingValue(observation: Observation, option: PlacingOption): number {
  if (option.kind !== 'device' && option.kind !== 'relocate') return 0;
  const body = deviceBody(option.kind === 'device' ? option.device : 'drk1probedroid', option.at);
  let value = -0.3;
  for (const { places } of observation.foes) {
    for (const place of places) if (band(distance(place, body)) <= 1) value += 1 / places.length;
  }
  for (const ship of observation.own) if (band(distance(bodyOf(ship), body)) === 0) value -= 1;
  return value;
}

type PlacingOption = Extract<
  SecondQuestion,
  { kind: 'place-device' | 'relocate' | 'system' }
>['options'][number];
