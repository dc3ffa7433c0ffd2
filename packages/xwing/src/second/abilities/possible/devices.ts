import { deviceBodyOf, deviceWith, rangeOf, unitBody } from '../../devices/bodies.ts';
import type { Granted } from '../../devices/place.ts';
import { deviceOptions } from '../../devices/place-options.ts';
import { movableObstacles } from '../../setup/place-obstacles.ts';
import { upgradeWith } from '../../ship/upgrades.ts';
import type { Device, Occasion, SecondState, Ship, Token, Upgrade } from '../../state.ts';
import { cannotGain } from '../../token-limits.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/devices.ts';
import { heldOn } from '../held.ts';
import type { RangeSpan } from '../language.ts';
import { shipIn } from '../scene.ts';

export const DEVICE_POSSIBLE: Possible<Kinds> = {
  'place-device': ({ state, self, ref }, effect) =>
    deviceOptions(state, self, granted(self, ref, effect)).length > 0,
  'fuse-device': ({ state, occasion }) =>
    occasion !== null && deviceWith(state, deviceIn(occasion)) !== undefined,
  'remove-device': ({ state, self }, { range }) => devicesAt(state, self, range).length > 0,
  'move-obstacle': ({ state }) => movableObstacles(state).length > 0,
  'ignore-obstacle': ({ self, occasion }) =>
    occasion !== null &&
    !self.lasting.some(
      ({ of }) => 'can' in of && of.can === 'ignore-obstacles' && of.only === occasion.count,
    ),
  'give-held': (scene, { on }) => {
    const upgrade = upgradeWith(scene.self, scene.ref);
    const ship = shipIn(scene, on);
    return upgrade !== undefined && ship !== undefined && heldFor(scene.state, upgrade, ship).length > 0;
  },
};

/** Devices of either side at some ranges of a ship. */
export const devicesAt = (state: SecondState, ship: Ship, [from, to]: RangeSpan): readonly Device[] =>
  state.devices.filter((device) => {
    const range = rangeOf(unitBody(ship), deviceBodyOf(device));
    return range >= from && range <= to;
  });

/** Those of them that a ship could gain. */
export const heldFor = (state: SecondState, upgrade: Upgrade, ship: Ship): readonly Token[] =>
  heldOn(upgrade).filter((token) => cannotGain(state, ship, token) === null);

export function granted(ship: Ship, ref: string, { of, hows, by }: EffectOf<'place-device'>): Granted {
  const upgrade = of === 'this' ? upgradeWith(ship, ref)?.id : undefined;
  return {
    hows,
    ...(upgrade === undefined ? {} : { upgrade }),
    ...(of === 'this' || of === 'any' ? {} : { trait: of }),
    ...(by === null ? {} : { ways: by }),
  };
}

/** The device that a moment is about: its number stands behind its trait. */
export const deviceIn = ({ what }: Occasion): number => Number.parseInt(what.split(':')[1] ?? '', 10);
