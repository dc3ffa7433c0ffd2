import { chargesOfUpgrade, fillsSlot, type SecondGame } from '../game.ts';
import type { Ship, Upgrade } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import type { Resolved } from './perform.ts';

/** Torpedoes and missiles with fewer active charges than their limit (reload.1); devices are not in the house. */
export const reloadable = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter((upgrade) => {
    if (!fillsSlot(upgrade, 'torpedo') && !fillsSlot(upgrade, 'missile')) return false;
    return upgrade.charges < (chargesOfUpgrade(upgrade)?.limit ?? 0);
  });

/** Reload: one of those upgrades recovers a charge (reload.2), then the ship is disarmed (reload.3). */
export function reload(game: SecondGame, ship: Ship): Resolved {
  const { upgrade: id } = game.choose({
    form: 'choice',
    kind: 'reload',
    player: ship.player,
    because: 'xwing2:reload.1',
    ship: ship.id,
    options: reloadable(ship).map((upgrade) => ({ upgrade: upgrade.id })),
  });
  const upgrade = ship.upgrades.find((other) => other.id === id)!;
  upgrade.charges += 1;
  game.emit({
    kind: 'charges-recovered',
    ship: ship.id,
    charge: 'standard',
    upgrade: id,
    charges: upgrade.charges,
    because: 'xwing2:reload.2',
  });
  gainTokens(game, ship, 'disarm', 1, 'xwing2:reload.3');
  return { failed: false };
}
