import { deploy, startAtEdge } from '../../common/index.ts';
import { difficultyOf } from '../abilities/evaluate.ts';
import { announce } from '../abilities/windows.ts';
import { destroy, loseDocked } from '../damage/removal.ts';
import { dealDamageCard } from '../damage/suffer.ts';
import { bodyOf, type FirstGame, pilotOf, poseOf, shipOf, sizeOf, typeOf } from '../game.ts';
import { landAfter } from '../maneuver/execute.ts';
import { otherShips } from '../maneuver/other-ships.ts';
import { occasion, type Ship } from '../state.ts';
import { deployWays, isDocked, mayEscape, takesOver } from './carriers.ts';

/**
 * A docked ship deploys: it executes a maneuver of its dial from the guides of its carrier, then may perform an action
 * (docked-ships.3 to .7). When its carrier is lost it must, with a facedown damage card and no attack this round
 * (docked-ships.9); the one that takes its carrier's place may, and gets no card (docked-ships.12).
 */
export function deployDocked(game: FirstGame, id: number, lost: boolean): void {
  const ship = shipOf(game, id);
  if (!isDocked(ship)) return;
  const carrier = shipOf(game, ship.carrier);
  ship.activated = true;
  if (!lost) {
    fly(game, ship, carrier);
    return announce(game, occasion('deploying', { ship: carrier.id, other: ship.id }));
  }
  ship.noAttackIn = game.state.round;
  if (takesOver(ship)) {
    if (!mayEscape(game.state, ship) || !wantsToEscape(game, ship)) return loseDocked(game, ship);
    // Its own pilot skill is none: that of the ship it came from counts from now on (docked-ships.13).
    ship.skills.push({ value: pilotOf(carrier).skill, until: 'end of game' });
    return fly(game, ship, carrier);
  }
  // While it is dealt the card it is where its carrier is.
  Object.assign(ship, poseOf(carrier), { place: 'table' });
  dealDamageCard(game, ship, false, 'xwing1:docked-ships.9');
  if (!ship.destroyed) fly(game, ship, carrier);
}

function wantsToEscape(game: FirstGame, ship: Ship): boolean {
  return game.choose({
    form: 'choice',
    kind: 'escape',
    player: ship.player,
    because: 'xwing1:docked-ships.12',
    ship: ship.id,
    options: [{ deploy: true }, { deploy: false }],
  }).deploy;
}

function fly(game: FirstGame, ship: Ship, carrier: Ship): void {
  const { state } = game;
  const { guides, entry } = game.choose({
    form: 'choice',
    kind: 'deploy-maneuver',
    player: ship.player,
    because: 'xwing1:docked-ships.3',
    ship: ship.id,
    options: deployWays(ship),
  });
  const shown = typeOf(ship).dial[entry]!;
  const size = sizeOf(ship);
  const from = startAtEdge(size, bodyOf(carrier), guides);
  const { ids, bodies } = otherShips(state, ship);
  const result = deploy(size, from, shown.maneuver, bodies);
  Object.assign(ship, from, { place: 'table' });
  const because = 'xwing1:docked-ships.4';
  game.emit({ kind: 'deployed', ship: ship.id, carrier: carrier.id, guides, because });
  if (!result) return destroy(game, ship, 'xwing1:docked-ships.5');
  game.next(
    { kind: 'window', ...occasion('after-maneuver', { ship: ship.id }) },
    { kind: 'check-stress', ship: ship.id },
    { kind: 'window', ...occasion('after-stress-check', { ship: ship.id }) },
    { kind: 'action', ship: ship.id, because: 'xwing1:actions.1', tried: [] },
    { kind: 'obstacle-dice', ship: ship.id },
  );
  const plan = { ...shown, difficulty: difficultyOf(state, ship, shown), ion: false, because };
  landAfter(game, ship, plan, { from, ids, result });
  if (ship.flown.obstacles.length > 0) ship.skipsAction ||= 'xwing1:docked-ships.6';
}
