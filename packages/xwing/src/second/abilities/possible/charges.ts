import { weaponCard } from '../../attack/weapon.ts';
import type { UpgradeSlot } from '../../cards/chassis.ts';
import { upgradeCard } from '../../cards/index.ts';
import { energyLimit } from '../../huge/energy.ts';
import { pilotOf } from '../../ship/card.ts';
import {
  cardOf,
  chargesOfUpgrade,
  fillsAnySlot,
  fillsSlot,
  hasBack,
  upgradeWith,
} from '../../ship/upgrades.ts';
import { forceOf } from '../../ship/values.ts';
import type { Ship, Upgrade } from '../../state.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/charges.ts';
import { type Scene, shipIn } from '../scene.ts';

export const CHARGE_POSSIBLE: Possible<Kinds> = {
  'recover-charge': (scene, effect) => canRecover(scene, effect), // charges.3
  'flip-upgrade': (scene, { slot, on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && turnable(ship, slot) !== undefined;
  },
  'lose-upgrade-charge': (scene, { on }) => {
    const ship = shipIn(scene, on);
    return ship !== undefined && losable(ship).length > 0;
  },
  'back-online': ({ self }) => offline(self).length > 0,
  'recover-energy': ({ self }) => self.energy < energyLimit(self),
  force: (scene, { change, on }) => {
    const ship = shipIn(scene, on);
    return (
      ship !== undefined &&
      (typeof change === 'number' && change < 0 ? ship.force > 0 : ship.force < (forceOf(ship)?.limit ?? 0))
    );
  },
};

function canRecover(scene: Scene, { of, on, recurring }: EffectOf<'recover-charge'>): boolean {
  const ship = shipIn(scene, on);
  if (!ship) return false;
  const upgrade = upgradeWith(ship, scene.ref);
  if (of === 'this' && upgrade) return upgrade.charges < recoverableUpTo(ship, upgrade);
  if (of === 'weapon') {
    const card = weaponCard(scene.state, ship);
    return card !== undefined && card.charges < recoverableUpTo(ship, card);
  }
  if (typeof of === 'object' && 'card' in of) {
    const card = cardOf(ship, of.card);
    return card !== undefined && card.charges < recoverableUpTo(ship, upgradeOrShip(ship, card));
  }
  if (of === 'this' || of === 'ship')
    return ship.charges < recoverableUpTo(ship, undefined) && isOfKind(pilotOf(ship).charges, recurring);
  return recoverable(ship, scene.ref, of === 'any-upgrade' ? [] : of, recurring).length > 0;
}

/** A two-sided upgrade of a slot. */
export const turnable = (ship: Ship, slot: UpgradeSlot): Upgrade | undefined =>
  ship.upgrades.find((upgrade) => fillsSlot(upgrade, slot) && hasBack(upgrade));

/** Upgrades that lie on a back which is called offline. */
export const offline = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter(({ id, flipped }) => flipped && upgradeCard(id)?.back?.name.endsWith('(Offline)'));

/** Upgrades with an active charge that does not come back by itself. */
export const losable = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter((upgrade) => upgrade.charges > 0 && (chargesOfUpgrade(upgrade)?.recurring ?? 0) === 0);

/** How many charges a card can come back to: none that are spent for good. */
export function recoverableUpTo(ship: Ship, upgrade: Upgrade | undefined): number {
  const charges = upgrade ? chargesOfUpgrade(upgrade) : pilotOf(ship).charges;
  return charges && !charges.spentForGood ? charges.limit : 0;
}

/** Upgrades with an inactive charge, of one of some slots; of any with none named. */
export const recoverable = (
  ship: Ship,
  ref: string,
  slots: readonly UpgradeSlot[],
  recurring?: boolean,
): readonly Upgrade[] => {
  const own = upgradeWith(ship, ref);
  return ship.upgrades.filter(
    (upgrade) =>
      upgrade !== own &&
      upgrade.charges < recoverableUpTo(ship, upgrade) &&
      fillsAnySlot(upgrade, slots) &&
      isOfKind(chargesOfUpgrade(upgrade), recurring),
  );
};

/** Whether charges come back by themselves, or do not, where one of both is asked for. */
const isOfKind = (charges: { readonly recurring: number } | undefined, recurring?: boolean): boolean =>
  recurring === undefined || (charges?.recurring ?? 0) > 0 === recurring;

export const upgradeOrShip = (ship: Ship, card: Ship | Upgrade): Upgrade | undefined =>
  card === ship ? undefined : (card as Upgrade);
