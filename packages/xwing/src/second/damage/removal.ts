import type { Pose } from '../../common/index.ts';
import { lendAbilities } from '../abilities/borrowed.ts';
import { hooked } from '../abilities/hooks.ts';
import { applyInstead, chooseReplacement } from '../abilities/replacements.ts';
import { inPlay } from '../bodies.ts';
import { destroyedRemotes } from '../devices/remotes.ts';
import { leaveCarrier } from '../docking/aboard.ts';
import { dockedWith } from '../docking/carriers.ts';
import { strandedDecide } from '../docking/stranded.ts';
import type { SecondGame } from '../game.ts';
import { breakLock, breakLocksOn } from '../locks.ts';
import { breakContacts } from '../range.ts';
import { READINGS } from '../readings.ts';
import { scoreRemoval } from '../scenarios/half-points.ts';
import { jettison } from '../scenarios/jettison.ts';
import { forget } from '../scenarios/knowledge.ts';
import { noTokens } from '../ship/new-ship.ts';
import { type SecondState, type Ship, windowStep } from '../state.ts';
import { staysDestroyed } from './staying.ts';

/**
 * Removes every destroyed ship from the game; its opponent earns its points. What acts before that comes first:
 * `announced` are the ships for which it has.
 */
export function removeDestroyed(game: SecondGame, announced: readonly number[] = [], last = false): void {
  if (strandedDecide(game, last) || announceRemoval(game, announced, last)) return;
  if (game.state.devices.length > 0) game.next(...destroyedRemotes(game.state));
  for (const ship of game.state.ships) {
    if (!leaves(game.state, ship, last)) continue;
    removeShip(game, ship);
    game.emit({ kind: 'removed', ship: ship.id, because: 'xwing2:removed-from-the-game.1' });
    scoreRemoval(game, ship);
  }
}

/** Whether a destroyed ship is removed now: some stay until the `last` time, at the end of the End Phase. */
const leaves = (state: SecondState, ship: Ship, last: boolean): boolean =>
  inPlay(ship) && ship.destroyed && (last || !staysDestroyed(state, ship));

/** Opens the moment before ships are removed, for those it has not been opened for; false when nothing waits for it. */
function announceRemoval(game: SecondGame, announced: readonly number[], last: boolean): boolean {
  if (!hooked(game.state, 'before-removed')) return false;
  const leaving = game.state.ships
    .filter((ship) => leaves(game.state, ship, last) && !announced.includes(ship.id))
    .map((ship) => ship.id);
  if (leaving.length === 0) return false;
  game.next(...leaving.map((ship) => windowStep('before-removed', { ship })), {
    kind: 'remove-destroyed',
    announced: [...announced, ...leaving],
    ...(last && { last }),
  });
  return true;
}

/** A ship whose base is outside the play area flees and is removed at once (flee.1, .2, .4); `from` is where it moved from. */
export function flee(game: SecondGame, ship: Ship, from: Pose = ship): void {
  if (staysAfterFleeing(game, ship)) return jettison(game, ship, from, 'xwing2:scenario-salvage-mission.14');
  ship.fled = true;
  game.emit({ kind: 'fled', ship: ship.id, because: 'xwing2:flee.1' });
  jettison(game, ship, from, 'xwing2:scenario-salvage-mission.14');
  removeShip(game, ship);
  scoreRemoval(game, ship);
}

/** Whether something else happens than that a ship flees. */
function staysAfterFleeing(game: SecondGame, ship: Ship): boolean {
  const about = { event: 'flee' } as const;
  const taken = chooseReplacement(game, ship, about);
  if (!taken) return false;
  game.emit({ kind: 'replaced', ship: ship.id, what: 'flee', because: 'xwing2:abilities.10' });
  applyInstead(game, ship, taken, about);
  return true;
}

/** Takes a ship out of the game, and those docked with it. */
export function removeShip(game: SecondGame, ship: Ship): void {
  ship.place = 'removed';
  ship.tokens = noTokens();
  forget(game, ship);
  breakContacts(game.state, ship.id);
  breakLocksOn(game, ship, 'xwing2:removed-from-the-game.1');
  if (READINGS.removedShipsLoseTheirLocks) breakLock(game, ship, 'xwing2:removed-from-the-game.2');
  if (game.state.ships.some(({ borrows }) => borrows?.includes(ship.card))) lendAbilities(game.state);
  if (game.state.carriers.length > 0) {
    for (const docked of dockedWith(game.state, ship)) loseWithCarrier(game, docked);
  }
}

/** A docked ship goes with its carrier. */
export function loseWithCarrier(game: SecondGame, ship: Ship): void {
  leaveCarrier(game.state, ship);
  removeShip(game, ship);
  game.emit({ kind: 'removed', ship: ship.id, because: 'xwing2:dock.12' });
  scoreRemoval(game, ship);
}
