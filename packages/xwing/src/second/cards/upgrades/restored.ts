import {
  atRange,
  charge,
  either,
  friendly,
  hasUpgrade,
  isPilot,
  type Strange,
  strange,
} from '../../abilities/language.ts';
import { removeCondition } from '../../conditions/conditions.ts';
import { discardCard } from '../../damage/deck.ts';
import { couldCarry } from '../../docking/carriers.ts';
import { dock } from '../../docking/dock.ts';
import { type SecondGame, shipOf } from '../../game.ts';
import { breakLock, breakLocksOn } from '../../locks.ts';
import { newShip } from '../../ship/new-ship.ts';
import type { Ship } from '../../state.ts';
import { split } from '../../wings/members.ts';
import { dissolveWing } from '../../wings/wings.ts';
import { upgradeCard } from '../library.ts';

/** Droids that are lost and come back from a carrier. */

const isCommand = (id: string): boolean => upgradeCard(id)?.slots.includes('command') ?? false;

/**
 * A ship is as it was when the game began, but for its command upgrades: no damage cards, tokens, conditions and locks,
 * all shields and charges. What was scored for its damage stays scored. The card says "restore", and no rule what that
 * is: a reading of our own (removed-from-the-game.1).
 */
function restore(game: SecondGame, ship: Ship, because: string): void {
  for (const { uid } of [...ship.damage]) discardCard(game, ship, uid);
  for (const { uid } of [...ship.conditions]) removeCondition(game, ship, uid, because);
  breakLock(game, ship, because);
  breakLocksOn(game, ship, because);
  split(game, ship, because);
  const kept = ship.upgrades.filter(({ id }) => !isCommand(id)).map(({ id }) => id);
  if (kept.length < ship.upgrades.length) dissolveWing(game, ship, because);
  const { wing, wingPosition, halfScored, engaged, x, y, facing, place } = ship;
  const whole = newShip(ship.id, ship.player, ship.card, ship.points, kept);
  Object.assign(ship, whole, { wing, wingPosition, halfScored, engaged, x, y, facing, place });
}

export const restoresDroids: Strange = strange({
  window: 'before-removed',
  of: [
    friendly,
    either(hasUpgrade('contingencyprotocol-siegeofcoruscant'), isPilot('tradefederationdrone')),
    atRange([0, 3]),
  ],
  costs: [charge()],
  may: true,
  text: {
    en: 'make that ship whole again, with all shields and charges and without command upgrades, and have it dock with this ship',
    de: 'jenes Schiff mit allen Schilden und Ladungen und ohne Kommando-Aufwertungen wiederherstellen und an diesem Schiff andocken lassen',
    fr: 'remettre ce vaisseau-là à neuf, avec tous ses boucliers et charges et sans ses améliorations commandement, et l’amarrer à ce vaisseau',
  },
  possible: (state, ship, { ship: id }) => !ship.destroyed && couldCarry(state, ship, state.ships[id]!),
  run: ({ game, ship, occasion, because }) => {
    const lost = shipOf(game, occasion.ship);
    restore(game, lost, because);
    game.emit({ kind: 'restored', ship: lost.id, carrier: ship.id, because });
    dock(game, lost, ship, because);
  },
});
