import { canPay, payCosts } from '../abilities/costs.ts';
import { applyEffect, possible } from '../abilities/effects/apply.ts';
import { hooked } from '../abilities/hooks.ts';
import { meets } from '../abilities/requirements.ts';
import { cardAbilities, findAbility, type SecondGame } from '../game.ts';
import type { ActionOption } from '../questions.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';

export type CardActionOption = Extract<ActionOption, { kind: 'card' }>;

/** Actions printed on a ship's cards: standard actions (actions.1) that are not on its bar (ship-abilities.1). */
export function cardActions(state: SecondState, ship: Ship): readonly CardActionOption[] {
  if (!hooked(state, 'card-action')) return [];
  return cardAbilities(ship).flatMap(({ ref, name, ability }) =>
    ability.kind === 'action'
      ? [{ kind: 'card', ability: ref, name, difficulty: ability.difficulty } as const]
      : [],
  );
}

/** Why a ship may not perform an action of one of its cards now, as a ruling; null when it may. */
export function cardActionRefusal(state: SecondState, ship: Ship, ref: string): string | null {
  const owned = findAbility(ship, ref);
  if (owned?.ability.kind !== 'action') return 'xwing2:ability-queue.1';
  const { requires, costs, effect } = owned.ability;
  const moment = occasion('after-action', { ship: ship.id });
  if (!meets(state, ship, ref, requires, moment)) return 'xwing2:ability-queue.6';
  if (!canPay(state, ship, ref, costs, moment)) return 'xwing2:faq-abilities-and-the-ability-queue.10';
  const able = possible({ state, self: ship, ref, occasion: moment, chosen: -1 }, effect);
  return able ? null : 'xwing2:abilities.12';
}

/** Performs an action printed on a card: its costs are paid, and it happens. */
export function resolveCardAction(game: SecondGame, ship: Ship, ref: string): void {
  const owned = findAbility(ship, ref);
  if (owned?.ability.kind !== 'action') return;
  const moment = occasion('after-action', { ship: ship.id });
  payCosts(game, ship, ref, owned.ability.costs, 'xwing2:charges.5', moment);
  const because = 'xwing2:actions.1';
  game.emit({ kind: 'ability', ship: ship.id, ability: owned.name, used: true, because });
  const costly = owned.ability.costs.length > 0;
  applyEffect({ game, ship, owned, occasion: moment, chosen: -1, costly }, owned.ability.effect);
}
