import type { UpgradeSlot } from '../../cards/chassis.ts';
import { upgradeCard } from '../../cards/index.ts';
import type { ExchangeOption } from '../../questions.ts';
import { fillsSlot } from '../../ship/upgrades.ts';
import type { Ship, Upgrade } from '../../state.ts';
import type { EffectOf, Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/exchange.ts';
import { passesAll, shipsThat } from '../evaluate.ts';
import type { Scene } from '../scene.ts';

export const EXCHANGE_POSSIBLE: Possible<Kinds> = {
  'exchange-upgrades': (scene, effect) => exchanges(scene, effect).length > 0,
  'hand-on-upgrades': (scene, effect) => takersOf(scene, effect, []).length > 0,
};

/** The ships that could take one of the ship's own upgrades, by id. */
export const takersOf = (
  scene: Scene,
  { slot, that }: EffectOf<'hand-on-upgrades'>,
  given: readonly number[],
): readonly number[] =>
  shipsThat(scene, that)
    .filter((ship) => ship !== scene.self && !given.includes(ship.id))
    .filter((ship) => upgradesFor(scene, slot, ship).length > 0)
    .map(({ id }) => id);

/** The ship's own upgrades of a slot that another ship could carry. */
export const upgradesFor = (scene: Scene, slot: UpgradeSlot, taker: Ship): readonly Upgrade[] =>
  scene.self.upgrades.filter((upgrade) => fillsSlot(upgrade, slot) && mayCarry(scene, taker, upgrade));

/** Every pair of upgrades that could change places. */
export function exchanges(
  scene: Scene,
  { slot, that }: EffectOf<'exchange-upgrades'>,
): readonly ExchangeOption[] {
  const held = shipsThat(scene, that).flatMap((ship) =>
    ship.upgrades.filter((upgrade) => fillsSlot(upgrade, slot)).map((upgrade) => ({ ship, upgrade })),
  );
  return held.flatMap((one, at) =>
    held
      .slice(at + 1)
      .filter(
        (other) =>
          mayCarry(scene, other.ship, one.upgrade, other.upgrade) &&
          mayCarry(scene, one.ship, other.upgrade, one.upgrade),
      )
      .map((other) => ({
        ship: one.ship.id,
        upgrade: one.upgrade.id,
        other: other.ship.id,
        otherUpgrade: other.upgrade.id,
      })),
  );
}

/** Whether a ship meets the restrictions of an upgrade and has no other copy of it (faq-specific-card-questions.1). */
function mayCarry(scene: Scene, ship: Ship, upgrade: Upgrade, given?: Upgrade): boolean {
  const twice = ship.upgrades.some((own) => own !== given && own.id === upgrade.id);
  return !twice && passesAll(scene, ship, upgradeCard(upgrade.id)?.fits ?? []);
}
