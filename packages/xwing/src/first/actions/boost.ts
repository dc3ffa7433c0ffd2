import type { Template } from '../../common/index.ts';
import type { FirstGame } from '../game.ts';
import type { BoostDirection } from '../questions.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import { declarationKey, type Resolved, tellAction } from './perform.ts';
import { boost, boostRefusal, type RepositionRulings } from './reposition.ts';

export const BOOST_RULINGS: RepositionRulings = {
  ship: 'xwing1:boost.3',
  obstacle: 'xwing1:boost.4',
  template: 'xwing1:boost.4',
  edge: 'xwing1:boost.5',
};

const DIRECTIONS: readonly BoostDirection[] = ['left', 'straight', 'right'];

/** The 1 straight or 1 bank template (boost.2). */
export const boostTemplate = (direction: BoostDirection): Template => ({
  speed: 1,
  shape: direction === 'straight' ? 'straight' : 'bank',
  direction,
});

const refusalOf = (state: FirstState, ship: Ship, direction: BoostDirection): string | null =>
  boostRefusal(state, ship, boostTemplate(direction), BOOST_RULINGS);

/** The directions that may be declared: where measuring is free only those that fit (faq-qanda-actions-and-game-effects.1). */
export function directionsLeft(
  state: FirstState,
  ship: Ship,
  tried: readonly string[],
): readonly BoostDirection[] {
  return DIRECTIONS.filter(
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
  const { direction } = game.choose({
    form: 'choice',
    kind: 'boost-direction',
    player: ship.player,
    because: 'xwing1:boost.6',
    ship: ship.id,
    options: left.map((one) => ({ direction: one })),
    refused: () =>
      DIRECTIONS.flatMap((one) =>
        left.includes(one)
          ? []
          : [{ option: one, ruling: refusalOf(game.state, ship, one) ?? 'xwing1:boost.7' }],
      ),
  });
  const because = refusalOf(game.state, ship, direction);
  if (because) return { done: false, declared: { kind: 'boost', direction }, because };
  tellAction(game, ship, 'boost', step);
  boost(game, ship, boostTemplate(direction), 'xwing1:boost.1');
  return { done: true };
}
