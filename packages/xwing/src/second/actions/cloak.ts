import { decloakTemplate } from '../../common/index.ts';
import { announce } from '../abilities/resolve.ts';
import { isCloaked, type SecondGame, sizeOf } from '../game.ts';
import type { DecloakMove } from '../questions.ts';
import { occasion, type Ship } from '../state.ts';
import { gainTokens, spendToken } from '../tokens.ts';
import { ROLL_RULINGS } from './barrel-roll.ts';
import { BOOST_RULINGS } from './boost.ts';
import type { Resolved } from './perform.ts';
import { boostTo, type Reposition, rollTo } from './reposition.ts';

/** The cloak action (cloak.1). */
export function cloak(game: SecondGame, ship: Ship): Resolved {
  cloakShip(game, ship);
  return { failed: false };
}

/** A ship gains a cloak token, if it has none (cloak.1, .4). */
export function cloakShip(game: SecondGame, ship: Ship): void {
  gainTokens(game, ship, 'cloak', 1, 'xwing2:cloak.1');
}

/** Barrel roll to a side or boost straight ahead, declared before a template is placed (cloak.10). */
export const DECLOAK_MOVES: readonly DecloakMove[] = ['roll-left', 'roll-right', 'boost'];

/**
 * A cloaked ship decloaks by a declared move, a move that is neither a maneuver nor an action (cloak.6-.8). The token
 * is its cost (cloak.5); if the move fails the ship goes back and keeps the token (cloak.11).
 */
export function decloak(game: SecondGame, ship: Ship, move: DecloakMove): Resolved {
  if (!isCloaked(ship)) return { failed: true, because: 'xwing2:cloak.5' };
  const template = decloakTemplate(sizeOf(ship));
  const how: Reposition = {
    player: ship.player,
    rulings: move === 'boost' ? BOOST_RULINGS : ROLL_RULINGS,
    because: template.speed === 2 ? 'xwing2:cloak.6' : 'xwing2:cloak.7',
    template,
  };
  const refusal =
    move === 'boost'
      ? boostTo(game, ship, 'straight', how)
      : rollTo(game, ship, move === 'roll-left' ? 'left' : 'right', how);
  if (refusal) {
    game.emit({ kind: 'effect-failed', ship: ship.id, what: 'decloak', because: 'xwing2:cloak.11' });
    return { failed: true, because: refusal };
  }
  spendToken(game, ship, 'cloak', 'xwing2:cloak.5');
  ship.decloakedIn = game.state.phase;
  game.emit({ kind: 'decloaked', ship: ship.id, because: 'xwing2:cloak.5' });
  announce(game, occasion('after-decloak', { ship: ship.id }));
  return { failed: false };
}
