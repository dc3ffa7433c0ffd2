/** Triggers act: in windows of the round, in attacks, and when a damage card turns faceup. */
import { damageName } from '../damage/deck.ts';
import type { ArmadaGame } from '../game.ts';
import type { ArmadaState, DamageCard, Ship } from '../state.ts';
import { apply, possible } from './apply.ts';
import { wanted } from './asking.ts';
import { hasActed, noteAct } from './begun.ts';
import { type Paid, payable, payFor, useUp } from './costs.ts';
import type { Effect, Trigger } from './language.ts';
import { type Bearer, type Card, cardsOf, damageCard, hold, isShip, type Scene } from './scene.ts';

/** A card that acts: who bears it, what it says, and what the moment is about. */
export interface Acting {
  readonly bearer: Bearer;
  readonly card: Card;
  readonly trigger: Trigger;
  readonly other: Bearer | null;
  readonly what: string;
  readonly means?: NonNullable<Scene['means']>;
}

/** One that acts, with what was paid for it. */
export interface Resolving extends Acting {
  readonly paid: Paid;
}

/** A damage card dealt or turned faceup acts at once, where it says so (damage.5). */
export function cardFaceup(game: ArmadaGame, ship: Ship, damage: DamageCard): void {
  const name = damageName(damage.kind);
  if (name === null) return;
  const card = damageCard(damage, name);
  for (const trigger of card.abilities) {
    if (trigger.kind === 'trigger' && trigger.at === 'dealt')
      act(game, { bearer: ship, card, trigger, other: ship, what: '' });
  }
}

/**
 * A trigger acts if its conditions hold, and if its player wants to where it may be declined: its costs are paid, its
 * effects come one after the other. Whether it acted.
 */
export function act(game: ArmadaGame, acting: Acting): boolean {
  const { bearer, card, other } = acting;
  if (!canAct(game.state, acting)) return false;
  if (isOptional(game.state, acting) && !wanted(game, bearer, card, other)) return false;
  resolve(game, acting);
  return true;
}

/** Pays and does what it does. */
export function resolve(game: ArmadaGame, acting: Acting): void {
  const { bearer, card, trigger } = acting;
  const paid = payFor(game, acting);
  if (trigger.once) noteAct(bearer, card.name, trigger.once);
  for (const effect of trigger.does) {
    if (bearer.place !== 'destroyed') apply(game, { ...acting, paid }, bearer, effect);
  }
}

/** Whether the conditions of a trigger hold, its costs can be paid, and it could do something: all of it if it may be declined. */
export function canAct(state: ArmadaState, acting: Acting): boolean {
  const { bearer, card, trigger } = acting;
  if (trigger.once && hasActed(bearer, card.name, trigger.times)) return false;
  if (!hold(sceneOf(state, acting), trigger.if) || !payable(state, acting)) return false;
  const couldDo = (effect: Effect): boolean => possible(state, acting, bearer, effect);
  return isOptional(state, acting) ? trigger.does.every(couldDo) : trigger.does.some(couldDo);
}

const sceneOf = (state: ArmadaState, { bearer, card, other, what, means }: Acting): Scene => ({
  state,
  bearer,
  card: card.name,
  attack: state.attack,
  other,
  what,
  ...(means && { means }),
});

/** Whether a ship with a card that lets it ignores an obstacle that it ended on. */
export const ignoresObstacle = (game: ArmadaGame, ship: Ship): boolean =>
  cardsOf(ship).some((card) => {
    const ability = card.abilities.find((one) => one.kind === 'may-ignore-obstacles');
    if (!ability || !wanted(game, ship, card)) return false;
    if (ability.discard) useUp(game, { bearer: ship, card }, 'discard');
    return true;
  });

/** Upgrades may be declined where they say so, and always in the older editions (effect-use-and-timing.5). */
export const isOptional = (state: ArmadaState, { card, trigger, bearer }: Acting): boolean =>
  trigger.may || (card.upgrade !== null && isShip(bearer) && state.edition !== '1.6');
