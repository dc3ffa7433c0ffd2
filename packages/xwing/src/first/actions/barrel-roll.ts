import type { Template } from '../../common/index.ts';
import { rollBends } from '../abilities/modifiers.ts';
import type { FirstGame } from '../game.ts';
import type { RollBend, RollSide, RollWay } from '../questions.ts';
import type { FirstState, Ship, Step } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import type { Resolved } from './perform.ts';
import { type RepositionRulings, roll, rollRefusal } from './reposition.ts';
import { declarationKey, tellAction } from './tell.ts';

export const ROLL_RULINGS: RepositionRulings = {
  ship: 'xwing1:barrel-roll.6',
  obstacle: 'xwing1:barrel-roll.7',
  template: 'xwing1:barrel-roll.8',
  edge: 'xwing1:barrel-roll.9',
};

const SIDES: readonly RollSide[] = ['left', 'right'];

/** The template of a roll: the 1 straight one (barrel-roll.2), or what a card says. A bank that bends forward bends to the other side. */
export function templateOfRoll({ side, by }: RollWay, speed: number): Template {
  if (by === undefined || by === 'long')
    return { speed: by === 'long' ? 2 : speed, shape: 'straight', direction: 'straight' };
  const other = side === 'left' ? 'right' : 'left';
  return { speed, shape: 'bank', direction: by === 'forward' ? other : side };
}

/** All ways in which a ship may roll by its cards, whether they fit or not. */
function rollWays(state: FirstState, ship: Ship): readonly RollWay[] {
  const { bends, instead } = rollBends(state, ship);
  const usual = instead ? [] : SIDES.map((side) => ({ side }));
  return [...usual, ...bends.flatMap((by) => SIDES.map((side) => ({ side, by })))];
}

const refusalOf = (state: FirstState, ship: Ship, way: RollWay): string | null =>
  rollRefusal(state, ship, way.side, templateOfRoll(way, 1), ROLL_RULINGS);

/** The ways that may be declared: where measuring is free only those with a place. */
export const rollWaysLeft = (state: FirstState, ship: Ship, tried: readonly string[]): readonly RollWay[] =>
  rollWays(state, ship).filter(
    (way) =>
      !tried.includes(declarationKey({ kind: 'barrel-roll', ...way })) &&
      (state.measuring !== 'free' || refusalOf(state, ship, way) === null),
  );

/** The sides to which a ship may declare a roll by the 1 straight template. */
export const sidesLeft = (state: FirstState, ship: Ship, tried: readonly string[]): readonly RollSide[] =>
  rollWaysLeft(state, ship, tried).flatMap(({ side, by }) => (by ? [] : [side]));

/** "left", "right forward": how a way is named in a refusal. */
const nameOf = ({ side, by }: RollWay): string => (by ? `${side} ${by}` : side);

/**
 * The action: side and template are declared before it is laid (barrel-roll.10, faq-ship-cards.44); with any place there
 * it must be made.
 */
export function barrelRollAction(
  game: FirstGame,
  ship: Ship,
  step: Extract<Step, { readonly kind: 'action' }>,
): Resolved {
  const { state } = game;
  const left = rollWaysLeft(state, ship, step.tried);
  const way = game.choose(
    {
      form: 'choice',
      kind: 'barrel-roll-side',
      player: ship.player,
      because: 'xwing1:barrel-roll.10',
      ship: ship.id,
      options: left,
    },
    {
      refused: () =>
        rollWays(state, ship).flatMap((one) => {
          if (left.some((other) => nameOf(other) === nameOf(one))) return [];
          const ruling = refusalOf(state, ship, one);
          return ruling ? [{ option: nameOf(one), ruling }] : [];
        }),
    },
  );
  const because = refusalOf(state, ship, way);
  if (because) return { done: false, declared: { kind: 'barrel-roll', ...way }, because };
  tellAction(game, ship, 'barrel-roll', step);
  payFor(game, ship, way.by);
  const rolling = { rulings: ROLL_RULINGS, because: 'xwing1:barrel-roll.1' };
  roll(game, ship, way.side, templateOfRoll(way, 1), rolling);
  return { done: true };
}

/** Some cards ask a stress token for their template. */
function payFor(game: FirstGame, ship: Ship, by: RollBend | undefined): void {
  if (by && rollBends(game.state, ship).stress)
    gainTokens(game, ship, 'stress', 1, 'xwing1:card-abilities.1');
}
