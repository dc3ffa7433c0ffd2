import { deviceWith } from '../../devices/bodies.ts';
import { fuseDevice, removeDevice } from '../../devices/fuses.ts';
import { offerDevice } from '../../devices/place.ts';
import { placeRemote } from '../../devices/place-remote.ts';
import { removeRemote } from '../../devices/remotes.ts';
import { moveObstacle } from '../../setup/place-obstacles.ts';
import { upgradeWith } from '../../ship/upgrades.ts';
import { giveTokens } from '../../tokens.ts';
import { heldOn } from '../held.ts';
import { deviceIn, devicesAt, granted, heldFor } from '../possible/devices.ts';
import { type Resolvers, targetOf } from './acting.ts';
import { chooseToken } from './tokens.ts';

export type Kinds =
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
    giveTokens(act.game, act.ship.player, ship, { token, count: 1, because: act.owned.ruling });
  },
};
