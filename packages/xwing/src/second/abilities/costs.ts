import { type SecondGame, upgradeWith } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Cost } from './language.ts';

/**
 * Whether a ship can pay all of some costs: all or none is paid (abilities queue FAQ 12). Charges come from the card
 * on which the ability `ref` stands: from the upgrade if it is one, else from the ship card (charges.13).
 */
export function canPay(ship: Ship, ref: string, costs: readonly Cost[]): boolean {
  let charges = 0;
  for (const cost of costs) charges += cost.count;
  return charges === 0 || (upgradeWith(ship, ref) ?? ship).charges >= charges;
}

/** Pays costs that `canPay` has allowed. */
export function payCosts(
  game: SecondGame,
  ship: Ship,
  ref: string,
  costs: readonly Cost[],
  because = 'xwing2:charges.5',
): void {
  const upgrade = upgradeWith(ship, ref);
  for (const cost of costs) {
    for (let i = 0; i < cost.count; i++) {
      (upgrade ?? ship).charges -= 1;
      const spent = { kind: 'charge-spent', ship: ship.id, charge: 'standard', because } as const;
      game.emit(upgrade ? { ...spent, upgrade: upgrade.id } : spent);
    }
  }
}
