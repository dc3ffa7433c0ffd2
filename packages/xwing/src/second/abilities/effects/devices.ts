import { deviceWith } from '../../devices/bodies.ts';
import { fuseDevice } from '../../devices/fuses.ts';
import { deviceOptions, type Granted, offerDevice } from '../../devices/place.ts';
import { upgradeWith } from '../../game.ts';
import type { Occasion, Ship } from '../../state.ts';
import type { EffectOf, Possible, Resolvers } from './acting.ts';

type Kinds = 'place-device' | 'fuse-device';

/** Devices that abilities place, and fuse markers on the device of the moment. */
export const DEVICE_EFFECTS: Resolvers<Kinds> = {
  'place-device': (act, effect) => {
    act.pay?.();
    offerDevice(act.game, act.ship, granted(act.ship, act.owned.ref, effect), act.owned.ruling);
  },
  'fuse-device': ({ game, occasion, owned }) => {
    const device = deviceWith(game.state, deviceIn(occasion));
    if (device) fuseDevice(game, device, owned.ruling);
  },
};

export const DEVICE_POSSIBLE: Possible<Kinds> = {
  'place-device': ({ state, self, ref }, effect) =>
    deviceOptions(state, self, granted(self, ref, effect)).length > 0,
  'fuse-device': ({ state, occasion }) =>
    occasion !== null && deviceWith(state, deviceIn(occasion)) !== undefined,
};

function granted(ship: Ship, ref: string, { of, hows, by }: EffectOf<'place-device'>): Granted {
  const upgrade = of === 'this' ? upgradeWith(ship, ref)?.id : undefined;
  return {
    hows,
    ...(upgrade === undefined ? {} : { upgrade }),
    ...(of === 'this' || of === 'any' ? {} : { trait: of }),
    ...(by === null ? {} : { ways: by }),
  };
}

/** The device that a moment is about: its number stands behind its trait. */
const deviceIn = ({ what }: Occasion): number => Number.parseInt(what.split(':')[1] ?? '', 10);
