import { announce } from './abilities/hooks.ts';
import type { SecondGame } from './game.ts';
import { scoreHalf } from './scenarios/half-points.ts';
import type { Ship } from './state.ts';

/** The four kinds of charges (charges.9). Standard ones lie on the card that has them, all others on the ship card. */
export const CHARGE_KINDS = ['standard', 'force', 'shield', 'energy'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** A ship spends Force from its ship card (charges.5, .19). The caller has seen that there is enough (charges.6). */
export function spendForce(game: SecondGame, ship: Ship, count: number, because: string): void {
  for (let i = 0; i < count; i++) {
    ship.force -= 1;
    game.emit({ kind: 'charge-spent', ship: ship.id, charge: 'force', because });
  }
  announce(game, 'after-spend', { ship: ship.id, what: 'force' });
}

/** A ship spends shields from its ship card (charges.25). The caller has seen that there are enough (charges.6). */
export function spendShields(game: SecondGame, ship: Ship, count: number, because: string): void {
  for (let i = 0; i < count; i++) {
    ship.shields -= 1;
    game.emit({ kind: 'charge-spent', ship: ship.id, charge: 'shield', because });
    scoreHalf(game, ship);
  }
}
