import { announce } from '../abilities/windows.ts';
import { type FirstGame, shieldsOf } from '../game.ts';
import { occasion, type Ship } from '../state.ts';

/** A ship loses some of its shields. */
export function loseShields(game: FirstGame, ship: Ship, count: number, because: string): void {
  ship.shields -= count;
  game.emit({ kind: 'shield-lost', ship: ship.id, shields: ship.shields, because });
  announce(game, occasion('shield-lost', { ship: ship.id }));
}

/** A shield value that a card raises no more holds fewer shields: it is the most that a ship may have (shields.1). */
export function loseSurplusShields(game: FirstGame, ship: Ship, because: string): void {
  const surplus = ship.shields - shieldsOf(ship);
  if (surplus > 0) loseShields(game, ship, surplus, because);
}
