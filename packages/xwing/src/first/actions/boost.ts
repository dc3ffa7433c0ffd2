import type { Template } from '../../common/index.ts';
import { boostsByTurns } from '../abilities/modifiers.ts';
import type { FirstGame } from '../game.ts';
import type { BoostWay } from '../questions.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import type { Resolved } from './perform.ts';
import { boost, boostRefusal, type RepositionRulings } from './reposition.ts';
import { declarationKey, tellAction } from './tell.ts';

export const BOOST_RULINGS: RepositionRulings = {
  ship: 'xwing1:boost.3',
  obstacle: 'xwing1:boost.4',
  template: 'xwing1:boost.4',
  edge: 'xwing1:boost.5',
};

const DIRECTIONS: readonly BoostWay[] = ['left', 'straight', 'right'];
const TURNS: readonly BoostWay[] = ['turn-left', 'turn-right'];

/** The ways in which a ship may boost; by turns where its card says so. */
const waysOf = (state: FirstState, ship: Ship): readonly BoostWay[] =>
  boostsByTurns(state, ship) ? [...DIRECTIONS, ...TURNS] : DIRECTIONS;

/** The 1 straight or 1 bank template (boost.2). */
export function boostTemplate(way: BoostWay): Template {
  if (way === 'turn-left') return { speed: 1, shape: 'turn', direction: 'left' };
  if (way === 'turn-right') return { speed: 1, shape: 'turn', direction: 'right' };
  return { speed: 1, shape: way === 'straight' ? 'straight' : 'bank', direction: way };
}

const refusalOf = (state: FirstState, ship: Ship, direction: BoostWay): string | null =>
  boostRefusal(state, ship, boostTemplate(direction), BOOST_RULINGS);

/** The directions that may be declared: where measuring is free only those that fit (faq-qanda-actions-and-game-effects.1). */
export function directionsLeft(state: FirstState, ship: Ship, tried: readonly string[]): readonly BoostWay[] {
  return waysOf(state, ship).filter(
    (direction) =>
      !tried.includes(declarationKey({ kind: 'boost', direction })) &&
      (state.measuring !== 'free' || refusalOf(state, ship, direction) === null),
  );
}

/** The action: the direction is declared before it is known to fit (boost.6); if it fits it is made (faq-action-resolution.3). */
export function boostAction(
  game: FirstGame,
  ship: Ship,
  step: Extract<Step, { readonly kind: 'action' }>,
): Resolved {
  const left = directionsLeft(game.state, ship, step.tried);
  const { direction } = game.choose(
    {
      form: 'choice',
      kind: 'boost-direction',
      player: ship.player,
      because: 'xwing1:boost.6',
      ship: ship.id,
      options: left.map((one) => ({ direction: one })),
    },
    {
      refused: () =>
        waysOf(game.state, ship).flatMap((one) =>
          left.includes(one)
            ? []
            : [{ option: one, ruling: refusalOf(game.state, ship, one) ?? 'xwing1:boost.7' }],
        ),
    },
  );
  const because = refusalOf(game.state, ship, direction);
  if (because) return { done: false, declared: { kind: 'boost', direction }, because };
  tellAction(game, ship, 'boost', step);
  boost(game, ship, boostTemplate(direction), 'xwing1:boost.1');
  return { done: true };
}
