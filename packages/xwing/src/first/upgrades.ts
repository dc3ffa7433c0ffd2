import { cardOf, type FirstGame } from './game.ts';
import type { Ship, Upgrade } from './state.ts';

/** An upgrade card is discarded: it lies facedown and is out of play (upgrade-cards.5). */
export function discardUpgrade(game: FirstGame, ship: Ship, at: number, because: string): void {
  const upgrade = ship.upgrades[at];
  if (!upgrade || upgrade.discarded) return;
  upgrade.discarded = true;
  game.emit({ kind: 'upgrade-discarded', ship: ship.id, upgrade: cardOf(upgrade).id, because });
}

/** A two-sided card is turned over. */
export function flipUpgrade(game: FirstGame, ship: Ship, upgrade: Upgrade, because: string): void {
  upgrade.flipped = !upgrade.flipped;
  const { flipped } = upgrade;
  game.emit({ kind: 'upgrade-flipped', ship: ship.id, upgrade: cardOf(upgrade).id, flipped, because });
}
