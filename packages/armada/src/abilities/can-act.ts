/** Whether a trigger can act now. */
import type { ArmadaState } from '../state.ts';
import type { Acting } from './act.ts';
import { payable } from './costs.ts';
import { hold } from './evaluate.ts';
import type { Effect } from './language.ts';
import { hasActed } from './lasting.ts';
import { possible } from './possible.ts';
import { isShip, type Scene } from './scene.ts';

/** Whether the conditions of a trigger hold, its costs can be paid, and it could do something: all of it if it may be declined. */
export function canAct(state: ArmadaState, acting: Acting): boolean {
  const { bearer, card, trigger } = acting;
  if (trigger.once && hasActed(bearer, card.name, trigger.times)) return false;
  if (!hold(sceneOf(state, acting), trigger.if) || !payable(state, acting)) return false;
  const couldDo = (effect: Effect): boolean => possible(state, acting, bearer, effect);
  return isOptional(state, acting) ? trigger.does.every(couldDo) : trigger.does.some(couldDo);
}

const sceneOf = (state: ArmadaState, { bearer, card, other, what, spending }: Acting): Scene => ({
  state,
  bearer,
  card: card.name,
  attack: state.attack,
  other,
  what,
  ...(spending && { spending }),
});

/** Upgrades may be declined where they say so, and always in the older editions (effect-use-and-timing.5). */
export const isOptional = (state: ArmadaState, { card, trigger, bearer }: Acting): boolean =>
  trigger.may || (card.upgrade !== null && isShip(bearer) && state.edition !== '1.6');
