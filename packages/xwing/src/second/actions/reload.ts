import { ownValues } from '../abilities/evaluate.ts';
import { reloadedAtOnce } from '../devices/carried.ts';
import type { SecondGame } from '../game.ts';
import { chargesOfUpgrade, fillsSlot } from '../ship/upgrades.ts';
import type { Ship, Upgrade } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import type { Resolved } from './perform.ts';

/** Torpedoes, missiles and devices with fewer active charges than their limit (reload.1), which can come back. */
export const reloadable = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter((upgrade) => {
    if (!RELOADABLE.some((slot) => fillsSlot(upgrade, slot))) return false;
    const charges = chargesOfUpgrade(upgrade);
    return charges !== undefined && !charges.spentForGood && upgrade.charges < charges.limit;
  });

const RELOADABLE = ['torpedo', 'missile', 'device'] as const;

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
  const more = ownValues(game.state, ship, 'reload').reduce((sum, { of }) => sum + of.change, 0);
  const recovered = reloadedAtOnce(upgrade) + more;
  upgrade.charges = Math.min(chargesOfUpgrade(upgrade)!.limit, upgrade.charges + recovered);
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
