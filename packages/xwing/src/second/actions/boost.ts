import type { ActionDifficulty } from '../cards/chassis.ts';
import type { SecondGame } from '../game.ts';
import type { BoostOption } from '../questions.ts';
import type { Ship } from '../state.ts';
import { boostWays, movedBy, payForTemplate } from './other-templates.ts';
import type { Resolved } from './perform.ts';
import { boostTo, boostUntilContact, type RepositionRulings } from './reposition.ts';

/** By what a boost fails. */
export const BOOST_RULINGS: RepositionRulings = {
  ship: 'xwing2:boost.4',
  obstacle: 'xwing2:boost.5',
  edge: 'xwing2:boost.6',
};

/** The ways of a boost with the 1 straight and 1 bank templates. */
export const BOOSTS: readonly BoostOption[] = [
  { direction: 'left' },
  { direction: 'straight' },
  { direction: 'right' },
];

/** The ways of a boost in some directions. */
export const boostsTo = (directions: readonly BoostOption['direction'][]): readonly BoostOption[] =>
  BOOSTS.filter(({ direction }) => directions.includes(direction));

/**
 * Boost, by the action or an effect that may bring templates of its own: the direction is declared (boost.3); a free
 * place must be taken (boost.8), else it fails (boost.7), or a card lets the action back up to the ship in its way.
 * `colour` is that of the action; null when it is none.
 */
export function boostAction(
  game: SecondGame,
  ship: Ship,
  options: readonly BoostOption[] = BOOSTS,
  colour: ActionDifficulty | null = null,
): Resolved {
  const { direction, template, ability } = game.choose({
    form: 'choice',
    kind: 'boost-direction',
    player: ship.player,
    because: 'xwing2:boost.1',
    ship: ship.id,
    options: colour ? boostWays(game.state, ship, 'boost', colour, options) : options,
  });
  const change = payForTemplate(game, ship, ability);
  const { player } = ship;
  const how = { player, rulings: BOOST_RULINGS, because: 'xwing2:boost.2', template };
  const refusal = boostTo(game, ship, direction, how);
  if (colour && refusal === BOOST_RULINGS.ship && boostUntilContact(game, ship, direction, how))
    return movedBy(ship, change);
  return refusal ? { failed: true, because: refusal } : movedBy(ship, change);
}
