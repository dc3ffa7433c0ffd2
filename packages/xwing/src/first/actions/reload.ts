import { cardOf, type FirstGame } from '../game.ts';
import type { Ship, Upgrade } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { recoverUpgrade } from '../upgrades.ts';

const RELOADED: readonly string[] = ['torpedo', 'missile'];

/** The discarded torpedo and missile cards of a ship. */
export const reloadable = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter((upgrade) => upgrade.discarded && RELOADED.includes(cardOf(upgrade).slot));

/** The action: they are all back in play, for a weapons disabled token (reload.1). */
export function reload(game: FirstGame, ship: Ship): void {
  for (const upgrade of reloadable(ship)) recoverUpgrade(game, ship, upgrade, 'xwing1:reload.1');
  gainTokens(game, ship, 'weapons-disabled', 1, 'xwing1:reload.1');
}
