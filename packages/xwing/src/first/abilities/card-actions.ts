/** Action: headers: actions that stand on upgrade and ship cards (actions.4). */

import type { FirstGame } from '../game.ts';
import { type ActionStep, occasion, type Ship } from '../state.ts';
import { type Acting, rulingOf, sceneOf, tellUse } from './acting.ts';
import { payCosts } from './costs.ts';
import { applyEffect } from './effects.ts';
import { findAbility } from './owned.ts';

export function performCardAction(game: FirstGame, ship: Ship, ref: string, otherwise: ActionStep): void {
  const ability = findAbility(game.state, ship, ref)?.ability;
  if (ability?.kind !== 'action') return;
  const moment = occasion('after-action', { ship: ship.id });
  const act: Acting = { game, ship, ability: ref, occasion: moment, chosen: -1, otherwise };
  payCosts(game, sceneOf(act), ability.costs, rulingOf(act.ability));
  tellUse(game, ship.id, ref);
  applyEffect(act, ability.effect);
}
