import { deviceBodyOf, deviceWith, rangeOf, unitBody } from '../../devices/bodies.ts';
import { fuseDevice, removeDevice } from '../../devices/fuses.ts';
import { deviceOptions, type Granted, offerDevice } from '../../devices/place.ts';
import { placeRemote } from '../../devices/place-remote.ts';
import { removeRemote } from '../../devices/remotes.ts';
import { movableObstacles, moveObstacle } from '../../setup/place-obstacles.ts';
import { upgradeWith } from '../../ship/upgrades.ts';
import type { Device, Occasion, SecondState, Ship, Token, Upgrade } from '../../state.ts';
import { cannotGain, gainTokens } from '../../tokens.ts';
import { heldOn } from '../held.ts';
import type { RangeSpan } from '../language.ts';
import { shipIn } from '../scene.ts';
import { type EffectOf, type Possible, type Resolvers, targetOf } from './acting.ts';
import { chooseToken } from './tokens.ts';

type Kinds =
  | 'remove-device'
  | 'place-device'
  | 'fuse-device'
  | 'place-remotes'
  | 'move-obstacle'
  | 'ignore-obstacle'
  | 'give-held';

/** A ship that ignores what an obstacle does ignores it in whatever it does (faq-objects.1). */
const EVER = ['maneuver', 'moving-through', 'boost', 'barrel-roll', 'attack', 'overlap'] as const;

/** Devices that abilities place, and fuse markers on the device of the moment. */
export const DEVICE_EFFECTS: Resolvers<Kinds> = {
  'place-device': (act, effect) => {
    act.pay?.();
    offerDevice(act.game, act.ship, granted(act.ship, act.owned.ref, effect), act.owned.ruling);
  },
  'place-remotes': ({ game, ship, owned }, { device, count, beyondEdges }) => {
    for (let i = 0; i < count; i++) placeRemote(game, ship, device, beyondEdges, owned.ruling);
  },
  'remove-device': ({ game, ship, owned }, { range }) => {
    const near = devicesAt(game.state, ship, range);
    if (near.length === 0) return;
    const { device: id } = game.choose({
      form: 'choice',
      kind: 'remove-device',
      player: ship.player,
      because: owned.ruling,
      ship: ship.id,
      options: near.map((device) => ({ device: device.id })),
    });
    const device = deviceWith(game.state, id)!;
    const unit = game.state.ships[device.unit];
    if (unit) removeRemote(game, unit, owned.ruling);
    else removeDevice(game, device, owned.ruling);
  },
  'fuse-device': ({ game, occasion, owned }) => {
    const device = deviceWith(game.state, deviceIn(occasion));
    if (device) fuseDevice(game, device, owned.ruling);
  },
  'move-obstacle': ({ game, ship, owned }) => moveObstacle(game, ship.player, owned.ruling),
  'ignore-obstacle': ({ ship, owned, occasion }) => {
    ship.lasting.push({
      until: 'end of round',
      by: ship.id,
      ability: owned.ref,
      name: owned.name,
      of: { can: 'ignore-obstacles', while: EVER, only: occasion.count },
    });
  },
  'give-held': (act, { on }) => {
    const upgrade = upgradeWith(act.ship, act.owned.ref);
    const ship = targetOf(act, on);
    if (!upgrade || !ship) return;
    const held = heldFor(act.game.state, upgrade, ship);
    if (held.length === 0) return;
    const token = chooseToken(act, act.ship, ship, held);
    upgrade.held = heldOn(upgrade).toSpliced(heldOn(upgrade).indexOf(token), 1);
    gainTokens(act.game, ship, token, 1, act.owned.ruling, act.ship.player);
  },
};

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
const devicesAt = (state: SecondState, ship: Ship, [from, to]: RangeSpan): readonly Device[] =>
  state.devices.filter((device) => {
    const range = rangeOf(unitBody(ship), deviceBodyOf(device));
    return range >= from && range <= to;
  });

/** Those of them that a ship could gain. */
const heldFor = (state: SecondState, upgrade: Upgrade, ship: Ship): readonly Token[] =>
  heldOn(upgrade).filter((token) => cannotGain(state, ship, token) === null);

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
