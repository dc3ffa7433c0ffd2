/** Action: headers: actions that stand on upgrade and ship cards (actions.4). */

import type { FirstGame } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import { type ActionStep, type FirstState, occasion, type Ship } from '../state.ts';
import { type Acting, rulingOf, sceneOf, tellUse } from './acting.ts';
import { canPay, payCosts } from './costs.ts';
import { applyEffect, possible } from './effects.ts';
import { hooked } from './hooks.ts';
import { abilitiesOf, findAbility } from './owned.ts';
import { meets } from './requirements.ts';
import { bareScene } from './scene.ts';

/** The actions that a ship's cards print. */
export function cardActions(state: FirstState, ship: Ship): readonly ActionOption[] {
  if (!hooked(state, 'card-action')) return [];
  return abilitiesOf(state, ship).flatMap(({ ref, ability }) =>
    ability.kind === 'action' ? [{ kind: 'card' as const, ability: ref }] : [],
  );
}

/** Whether such an action can be performed now: what it asks holds, and it does something. `price`: energy that any action costs the ship. */
export function canDoCardAction(state: FirstState, ship: Ship, ref: string, price = 0): boolean {
  const ability = findAbility(state, ship, ref)?.ability;
  if (ability?.kind !== 'action') return false;
  const scene = bareScene(state, ship, ref);
  const { tokens } = ship;
  const self = price > 0 ? { ...ship, tokens: { ...tokens, energy: tokens.energy - price } } : ship;
  return (
    meets(scene, ability.requires) &&
    canPay({ ...scene, self }, ability.costs) &&
    possible(scene, ability.effect)
  );
}

export function performCardAction(game: FirstGame, ship: Ship, ref: string, otherwise: ActionStep): void {
  const ability = findAbility(game.state, ship, ref)?.ability;
  if (ability?.kind !== 'action') return;
  const moment = occasion('after-action', { ship: ship.id });
  const act: Acting = { game, ship, ability: ref, occasion: moment, chosen: -1, otherwise };
  payCosts(game, sceneOf(act), ability.costs, rulingOf(act.ability));
  tellUse(game, ship.id, ref);
  applyEffect(act, ability.effect);
}
