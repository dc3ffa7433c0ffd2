import type { FirstGame } from '../game.ts';
import type { RollSide } from '../questions.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import { declarationKey, type Resolved, tellAction } from './perform.ts';
import { type RepositionRulings, roll, rollRefusal } from './reposition.ts';

export const ROLL_RULINGS: RepositionRulings = {
  ship: 'xwing1:barrel-roll.6',
  obstacle: 'xwing1:barrel-roll.7',
  template: 'xwing1:barrel-roll.8',
  edge: 'xwing1:barrel-roll.9',
};

const SIDES: readonly RollSide[] = ['left', 'right'];

/** Speed of the template that a barrel roll uses (barrel-roll.2). */
const SPEED = 1;

/** The sides that may be declared: where measuring is free only those with a place. */
export function sidesLeft(state: FirstState, ship: Ship, tried: readonly string[]): readonly RollSide[] {
  return SIDES.filter(
    (side) =>
      !tried.includes(declarationKey({ kind: 'barrel-roll', side })) &&
      (state.measuring !== 'free' || rollRefusal(state, ship, side, SPEED, ROLL_RULINGS) === null),
  );
}

/** The action: a side is declared before the template is laid (barrel-roll.10); with any place there it must be made. */
export function barrelRollAction(
  game: FirstGame,
  ship: Ship,
  step: Extract<Step, { readonly kind: 'action' }>,
): Resolved {
  const left = sidesLeft(game.state, ship, step.tried);
  const { side } = game.choose({
    form: 'choice',
    kind: 'barrel-roll-side',
    player: ship.player,
    because: 'xwing1:barrel-roll.10',
    ship: ship.id,
    options: left.map((one) => ({ side: one })),
    refused: () =>
      SIDES.flatMap((one) => {
        if (left.includes(one)) return [];
        const ruling = rollRefusal(game.state, ship, one, SPEED, ROLL_RULINGS);
        return [{ option: one, ruling: ruling ?? 'xwing1:barrel-roll.11' }];
      }),
  });
  const because = rollRefusal(game.state, ship, side, SPEED, ROLL_RULINGS);
  if (because) return { done: false, declared: { kind: 'barrel-roll', side }, because };
  tellAction(game, ship, 'barrel-roll', step);
  roll(game, ship, side, SPEED, ROLL_RULINGS, 'xwing1:barrel-roll.1');
  return { done: true };
}
