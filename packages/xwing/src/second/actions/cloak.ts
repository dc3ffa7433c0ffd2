import { decloakTemplate, type Template } from '../../common/index.ts';
import { announce } from '../abilities/hooks.ts';
import type { SecondGame } from '../game.ts';
import type { BoostOption, DecloakMove } from '../questions.ts';
import { sizeOf } from '../ship/card.ts';
import { isCloaked } from '../ship/conditions.ts';
import type { Ship } from '../state.ts';
import { gainTokens, spendToken } from '../tokens.ts';
import { movesByBanks, ROLL_RULINGS, rollsOf } from './barrel-roll.ts';
import { BOOST_RULINGS } from './boost.ts';
import { boostWays, payForTemplate, rollWays } from './other-templates.ts';
import type { Resolved } from './perform.ts';
import { boostTo, rollTo } from './reposition.ts';

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

const becauseOf = ({ speed }: Template): string => (speed === 2 ? 'xwing2:cloak.6' : 'xwing2:cloak.7');

/** Straight ahead, or by the bank to either side where a card says so. */
const boostsOut = (ship: Ship, usual: Template): readonly BoostOption[] =>
  movesByBanks(ship, 'decloak')
    ? (['left', 'right'] as const).map((direction) => ({
        direction,
        template: { speed: usual.speed, shape: 'bank', direction },
      }))
    : [{ direction: 'straight', template: usual }];

/** Straight ahead, or by a template that a card names. The ruling by which it fails; null when it has moved. */
function boostOut(game: SecondGame, ship: Ship): string | null {
  const usual = decloakTemplate(sizeOf(ship));
  const { player } = ship;
  const { direction, template, ability } = game.choose({
    form: 'choice',
    kind: 'boost-direction',
    player,
    because: 'xwing2:cloak.10',
    ship: ship.id,
    options: boostWays(game.state, ship, 'decloak', null, boostsOut(ship, usual)),
  });
  payForTemplate(game, ship, ability);
  return boostTo(game, ship, direction, {
    player,
    rulings: BOOST_RULINGS,
    because: becauseOf(usual),
    template,
  });
}

/** To a side, or by a template that a card names. The ruling by which it fails; null when it has moved. */
function rollOut(game: SecondGame, ship: Ship, to: 'left' | 'right'): string | null {
  const usual = decloakTemplate(sizeOf(ship));
  const { player } = ship;
  const { side, template, ability } = game.choose({
    form: 'choice',
    kind: 'barrel-roll-side',
    player,
    because: 'xwing2:cloak.10',
    ship: ship.id,
    options: rollWays(
      game.state,
      ship,
      'decloak',
      null,
      rollsOf(ship, [{ side: to, template: usual }], 'decloak'),
    ),
  });
  payForTemplate(game, ship, ability);
  return rollTo(game, ship, side, { player, rulings: ROLL_RULINGS, because: becauseOf(usual), template });
}

/**
 * A cloaked ship decloaks by a declared move, a move that is neither a maneuver nor an action (cloak.6-.8). The token
 * is its cost (cloak.5); if the move fails the ship goes back and keeps the token (cloak.11).
 */
export function decloak(game: SecondGame, ship: Ship, move: DecloakMove): Resolved {
  if (!isCloaked(ship)) return { failed: true, because: 'xwing2:cloak.5' };
  const refusal =
    move === 'boost' ? boostOut(game, ship) : rollOut(game, ship, move === 'roll-left' ? 'left' : 'right');
  if (refusal) {
    game.emit({ kind: 'effect-failed', ship: ship.id, what: 'decloak', because: 'xwing2:cloak.11' });
    return { failed: true, because: refusal };
  }
  spendToken(game, ship, 'cloak', 'xwing2:cloak.5');
  ship.decloakedIn = game.state.phase;
  game.emit({ kind: 'decloaked', ship: ship.id, because: 'xwing2:cloak.5' });
  const how = move === 'boost' ? 'boost' : 'barrel-roll';
  announce(game, 'after-free-move', { ship: ship.id, what: '', colour: how });
  announce(game, 'after-decloak', { ship: ship.id });
  return { failed: false };
}
