import type { ActionDifficulty } from '../cards/chassis.ts';
import { shipCard } from '../cards/library.ts';
import type { SecondGame } from '../game.ts';
import type { RollOption } from '../questions.ts';
import { activeModifiers } from '../ship/abilities.ts';
import type { Ship } from '../state.ts';
import { movedBy, payForTemplate, rollWays } from './other-templates.ts';
import type { Resolved } from './perform.ts';
import { type RepositionRulings, rollTo } from './reposition.ts';

/** By what a barrel roll fails. */
export const ROLL_RULINGS: RepositionRulings = {
  ship: 'xwing2:barrel-roll.7',
  obstacle: 'xwing2:barrel-roll.8',
  edge: 'xwing2:barrel-roll.9',
};

/** The ways of a barrel roll with the 1 straight template. */
export const ROLLS: readonly RollOption[] = [{ side: 'left' }, { side: 'right' }];

/** Whether a card of a ship has it move by banks instead of straight templates. */
export const movesByBanks = (ship: Ship, move: 'barrel-roll' | 'decloak'): boolean =>
  activeModifiers(ship).some(
    ({ ability }) =>
      ability.kind === 'modifier' &&
      'permission' in ability.of &&
      ability.of.permission === 'templates' &&
      ability.of.moves.includes(move),
  );

/** The ways of a barrel roll that a ship has: where a card says so, by banks instead of straights, both to each side. */
export function rollsOf(
  ship: Ship,
  options: readonly RollOption[],
  move: 'barrel-roll' | 'decloak' = 'barrel-roll',
): readonly RollOption[] {
  const throughout = shipCard(ship.card).chassis.shipAbility === 'Microthrusters' && move === 'barrel-roll';
  if (!throughout && !movesByBanks(ship, move)) return options;
  return options.flatMap((option) => {
    const { speed, shape } = option.template ?? { speed: 1, shape: 'straight' };
    if (shape !== 'straight') return [option];
    return (['left', 'right'] as const).map((direction) => ({
      side: option.side,
      template: { speed, shape: 'bank' as const, direction },
    }));
  });
}

/**
 * Barrel roll, by the action or an effect that may bring templates of its own: the side is declared first
 * (barrel-roll.5), then one of the placements that are free is chosen. `colour` is that of the action; null when it
 * is none.
 */
export function barrelRollAction(
  game: SecondGame,
  ship: Ship,
  options: readonly RollOption[] = ROLLS,
  colour: ActionDifficulty | null = null,
): Resolved {
  const ways = rollsOf(ship, options);
  const { side, template, ability } = game.choose({
    form: 'choice',
    kind: 'barrel-roll-side',
    player: ship.player,
    because: 'xwing2:barrel-roll.5',
    ship: ship.id,
    options: colour ? rollWays(game.state, ship, 'barrel-roll', colour, ways) : ways,
  });
  const change = payForTemplate(game, ship, ability);
  const { player } = ship;
  const how = { player, rulings: ROLL_RULINGS, because: 'xwing2:barrel-roll.3', template };
  const refusal = rollTo(game, ship, side, how);
  return refusal ? { failed: true, because: refusal } : movedBy(ship, change);
}
