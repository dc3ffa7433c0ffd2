import { announce } from './abilities/windows.ts';
import { upgradeCard } from './cards/index.ts';
import { cardOf, type FirstGame } from './game.ts';
import { occasion, type Ship, type Upgrade } from './state.ts';

/** An upgrade card is discarded: it lies facedown and is out of play (upgrade-cards.5); an ordnance token on it goes first. */
export function discardUpgrade(game: FirstGame, ship: Ship, at: number, because: string): void {
  const upgrade = ship.upgrades[at];
  if (!upgrade || upgrade.discarded) return;
  if (upgrade.ordnance > 0) {
    upgrade.ordnance -= 1;
    const { id } = cardOf(upgrade);
    return game.emit({ kind: 'ordnance-spent', ship: ship.id, upgrade: id, left: upgrade.ordnance, because });
  }
  upgrade.discarded = true;
  const { id, slot } = cardOf(upgrade);
  game.emit({ kind: 'upgrade-discarded', ship: ship.id, upgrade: id, because });
  announce(game, occasion('upgrade-discarded', { ship: ship.id, what: slot }));
}

/** A discarded upgrade card is faceup again. */
export function recoverUpgrade(game: FirstGame, ship: Ship, upgrade: Upgrade, because: string): void {
  upgrade.discarded = false;
  game.emit({ kind: 'upgrade-recovered', ship: ship.id, upgrade: cardOf(upgrade).id, because });
}

/** A two-sided card is turned over. */
export function flipUpgrade(game: FirstGame, ship: Ship, upgrade: Upgrade, because: string): void {
  upgrade.flipped = !upgrade.flipped;
  const { flipped } = upgrade;
  game.emit({ kind: 'upgrade-flipped', ship: ship.id, upgrade: cardOf(upgrade).id, flipped, because });
}

/** How many ordnance tokens a card begins with, among the upgrades of its ship. */
export function ordnanceOn(upgrades: readonly string[], at: number): number {
  const slot = upgradeCard(upgrades[at]!)?.slot;
  let count = 0;
  upgrades.forEach((id, by) => {
    for (const ability of upgradeCard(id)?.abilities ?? [])
      if (ability.kind === 'modifier' && 'value' in ability.of && ability.of.value === 'ordnance')
        if (by !== at && ability.of.slots.some((one) => one === slot)) count += ability.of.count;
  });
  return count;
}
