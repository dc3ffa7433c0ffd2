/** Abilities that wait for a moment: which ones it triggers, in which order, and how each is used. */

import { orderTriggers } from '@firing-arc/referee';
import { type FirstGame, shipOf } from '../game.ts';
import { playerOrder } from '../sides.ts';
import { type AbilityStep, type FirstState, isInAttack, type Occasion, type Ship } from '../state.ts';
import { type Acting, rulingOf, sceneOf, tellUse } from './acting.ts';
import { canPay } from './can-pay.ts';
import { payCosts } from './costs.ts';
import { afterTurns } from './dials.ts';
import { applyEffect } from './effects.ts';
import { meets, passesAll } from './evaluate.ts';
import { isUsedUp } from './held-rules.ts';
import { hooked } from './hooks.ts';
import type { Effect, Trigger } from './language/vocabulary.ts';
import { ignoresCard } from './modifiers.ts';
import { abilitiesOf, cardIdOf, findAbility } from './owned.ts';
import { possible } from './possible.ts';
import type { TriggerOption } from './questions.ts';
import { type Scene, takesPart } from './scene.ts';

/**
 * The abilities that a moment triggers join the front of the agenda: the initiative player's first, each player
 * ordering their own (card-abilities.5).
 */
export function queueAbilities(game: FirstGame, occasion: Occasion): void {
  const found = collect(game.state, occasion);
  if (found.length === 0) return;
  const ordered = orderTriggers(found, playerOrder(game.state), (player, left) =>
    game.choose({
      form: 'choice',
      kind: 'order-abilities',
      player,
      because: 'xwing1:card-abilities.5',
      options: left,
    }),
  );
  const all = [...ordered, ...awaitingTurns(game.state, occasion, found)];
  game.next(...all.map(({ ability, ship }) => ({ kind: 'ability' as const, ability, ship, occasion })));
}

/** Abilities that a revealed dial triggers only once another card of the ship has turned it (faq-ship-cards.47). */
function awaitingTurns(
  state: FirstState,
  occasion: Occasion,
  found: readonly TriggerOption[],
): readonly TriggerOption[] {
  if (occasion.window !== 'reveal') return [];
  const turned = found.flatMap(({ ability: ref, ship: id }) => {
    const self = state.ships[id]!;
    const owned = findAbility(state, self, ref)?.ability;
    if (owned?.kind !== 'trigger') return [];
    return afterTurns({ state, self, ref, occasion, chosen: -1 }, owned.effect);
  });
  const added = turned.flatMap((ship) => {
    const ships = state.ships.map((one) => (one.id === ship.id ? ship : one));
    return collectIn({ ...state, ships }, occasion).filter((one) => one.ship === ship.id);
  });
  const isSame = (one: TriggerOption) => (other: TriggerOption) =>
    one.ability === other.ability && one.ship === other.ship;
  return added.filter((one, at) => !found.some(isSame(one)) && added.findIndex(isSame(one)) === at);
}

/** After an attack is a moment of its defender too, in which the two change places. */
function collect(state: FirstState, occasion: Occasion): readonly TriggerOption[] {
  const found = collectIn(state, occasion);
  return occasion.window === 'after-attack' ? [...found, ...collectIn(state, asDefender(occasion))] : found;
}

const asDefender = (occasion: Occasion): Occasion => ({
  ...occasion,
  window: 'after-defending',
  ship: occasion.other,
  other: occasion.ship,
});

function collectIn(state: FirstState, occasion: Occasion): readonly TriggerOption[] {
  if (!hooked(state, occasion.window)) return [];
  return state.ships.flatMap((ship) => {
    if (!takesPart(ship) && occasion.ship !== ship.id) return [];
    return abilitiesOf(state, ship).flatMap(({ ref, ability }) =>
      ability.kind === 'trigger' && canResolve(state, ship, ref, ability, occasion)
        ? [{ ability: ref, ship: ship.id, player: ship.player }]
        : [],
    );
  });
}

/** Whether the moment is the ability's, it is not used up, requirements hold, costs can be paid and it does something. */
function canResolve(
  state: FirstState,
  ship: Ship,
  ref: string,
  ability: Trigger,
  occasion: Occasion,
): boolean {
  if (ability.window !== occasion.window || isUsedUp(ship, ref, ability.once)) return false;
  const scene: Scene = { state, self: ship, ref, occasion, chosen: -1 };
  if (!isItsMoment(scene, ability) || !meets(scene, ability.requires)) return false;
  return canPay(scene, ability.costs) && possible(scene, ability.effect);
}

function isItsMoment(scene: Scene, { of }: Trigger): boolean {
  const { ship: id, window } = scene.occasion!;
  if (of === 'own') return id < 0 || id === scene.self.id || isInAttack(window);
  const it = scene.state.ships[id];
  return it !== undefined && passesAll(scene, it, of);
}

/** An ability is reached: what it needs is looked at again, and an optional one may be declined (card-abilities.4). */
export function resolveAbility(game: FirstGame, { ability: ref, ship: id, occasion: at }: AbilityStep): void {
  const ship = shipOf(game, id);
  const ability = findAbility(game.state, ship, ref)?.ability;
  if (ability?.kind !== 'trigger') return;
  const occasion = ability.window === 'after-defending' ? asDefender(at) : at;
  if (!canResolve(game.state, ship, ref, ability, occasion)) return;
  const asksItself = ability.may && ability.costs.length === 0 && isChoice(ability.effect);
  const act: Acting = { game, ship, ability: ref, occasion, chosen: -1 };
  const use = (): boolean => {
    const paid = payCosts(game, sceneOf(act), ability.costs, rulingOf(act.ability));
    tellUse(game, id, ref, ability.once);
    if (ability.rememberedInAttack) game.state.attack?.used.push(`${ref}@${id}`);
    return paid;
  };
  if (asksItself) return applyEffect({ ...act, use }, ability.effect);
  const mayDecline = ability.may || ignoresCard(game.state, ship, cardIdOf(ref));
  if (mayDecline && !wantsToUse(game, ship, ref)) return;
  if (use()) applyEffect(act, ability.effect);
}

const ASKS_ITSELF = ['free-action', 'choose-lock', 'turn-dial', 'treat-maneuver'] as const;

/** Whether an effect's own question may be answered with nothing. */
function isChoice(effect: Effect): boolean {
  if (effect.kind === 'if-done') return isChoice(effect.first);
  if (effect.kind === 'choose') return !effect.must;
  return ASKS_ITSELF.some((kind) => kind === effect.kind);
}

function wantsToUse(game: FirstGame, ship: Ship, ability: string): boolean {
  return game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: rulingOf(ability),
    ship: ship.id,
    ability,
    options: [{ use: true }, { use: false }],
  }).use;
}

/** The rest of what an ability does is reached; an ability that has begun goes on without its card (card-abilities.7). */
export function resolveEffect(game: FirstGame, step: Extract<AbilityStep, { kind: 'effect' }>): void {
  const { ability, occasion, chosen, effect } = step;
  applyEffect({ game, ship: shipOf(game, step.ship), ability, occasion, chosen }, effect);
}

/** A free action that an ability grants is performed: that uses the ability. */
export function useGranted(game: FirstGame, { ability, ship: id }: { ability: string; ship: number }): void {
  const owned = findAbility(game.state, shipOf(game, id), ability)?.ability;
  tellUse(game, id, ability, owned?.kind === 'trigger' ? owned.once : undefined);
}
