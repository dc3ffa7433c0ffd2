import type { SecondGame } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Cost } from './language.ts';

/** Whether a ship can pay all of some costs: all or none is paid (abilities queue FAQ 12). */
export function canPay(ship: Ship, costs: readonly Cost[]): boolean {
  let charges = 0;
  for (const cost of costs) charges += cost.count;
  return ship.charges >= charges;
}

/** Pays costs that `canPay` has allowed. */
export function payCosts(game: SecondGame, ship: Ship, costs: readonly Cost[]): void {
  for (const cost of costs) {
    for (let i = 0; i < cost.count; i++) {
      ship.charges -= 1;
      game.emit({ kind: 'charge-spent', ship: ship.id, charge: 'standard', because: 'xwing2:charges.5' });
    }
  }
}
