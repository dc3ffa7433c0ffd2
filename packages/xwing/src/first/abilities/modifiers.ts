/** Questions about values and permissions, answered from the cards of all ships now and never stored. */

import { beginsWith } from '@firing-arc/referee';
import type { BombWay } from '../bombs/ways.ts';
import type { UpgradeSlot } from '../cards/index.ts';
import type { RollBend } from '../questions.ts';
import type { FirstState, Ship, Token } from '../state.ts';
import { cardOfHeld, hasRule, heldBy, holding, numberIn, passesAll } from './evaluate.ts';
import { askedWhether } from './hooks.ts';
import { cardIdOf } from './owned.ts';
import { isWeapon } from './requirements.ts';

/** Dice more or fewer in the present attack. */
export function diceChange(state: FirstState, dice: 'attack' | 'defense'): number {
  let sum = 0;
  for (const { scene, of } of holding(state, `${dice}-dice`))
    if ('value' in of && (of.value === 'attack-dice' || of.value === 'defense-dice'))
      sum += numberIn(scene, of.change);
  return sum;
}

/** How much farther and nearer a weapon of a ship reaches. */
export function rangeChange(state: FirstState, ship: Ship, weapon: number): number {
  let change = 0;
  for (const { of } of heldBy(state, ship, 'weapon-range'))
    if ('value' in of && of.value === 'weapon-range' && isWeapon(ship, weapon, of.with))
      change = Math.max(change, of.change);
  return change;
}

/** Whether a ship may do something that the rules forbid by themselves. */
export const may = (
  state: FirstState,
  ship: Ship,
  can: 'ignore-obstacles' | 'fly-red-while-stressed' | 'attack-on-obstacles' | 'fire-special',
): boolean => heldBy(state, ship, askedWhether(can)).length > 0;

/** Whether stress does not keep a ship from an action, one on an upgrade card by the card’s slot; without one, from any at all. */
export const mayActStressed = (state: FirstState, ship: Ship, action?: string, slot?: UpgradeSlot): boolean =>
  heldBy(state, ship, 'can act-while-stressed').some(({ of }) => {
    if (!('can' in of) || of.can !== 'act-while-stressed') return false;
    if (action === undefined) return true;
    if (of.slots) return slot !== undefined && of.slots.includes(slot);
    return !of.actions || of.actions.some((one) => one === action);
  });

/** Whether what a card of a ship does by itself is up to its player. */
export const ignoresCard = (state: FirstState, ship: Ship, card: string): boolean =>
  heldBy(state, ship, 'can ignore-card').some(
    ({ of }) => 'can' in of && of.can === 'ignore-card' && of.card === beginsWith(card),
  );

/** How many attack dice may be rerolled in the present attack. */
export function mostRerolls(state: FirstState): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { of } of holding(state, 'most-rerolls'))
    if ('value' in of && of.value === 'most-rerolls') most = Math.min(most, of.most);
  return most;
}

/** At which ranges a ship locks others: the last that a card says, else 1-3 (acquire-a-target-lock.2). */
export function lockRange(state: FirstState, ship: Ship): readonly [number, number] {
  let range: readonly [number, number] = [1, 3];
  for (const { of } of heldBy(state, ship, 'lock-range'))
    if ('value' in of && of.value === 'lock-range') range = of.range;
  return range;
}

/** How cards of a ship let it drop bombs beside the way all do. */
export const bombWays = (state: FirstState, ship: Ship): readonly BombWay[] =>
  heldBy(state, ship, 'bomb-ways').flatMap(({ of }) =>
    'value' in of && of.value === 'bomb-ways' ? of.ways : [],
  );

/** By which other templates a ship rolls, whether instead of the usual one, and whether they cost a stress token. */
export function rollBends(
  state: FirstState,
  ship: Ship,
): { readonly bends: readonly RollBend[]; readonly instead: boolean; readonly stress: boolean } {
  const all = heldBy(state, ship, 'roll-bends').flatMap(({ of }) =>
    'value' in of && of.value === 'roll-bends' ? [of] : [],
  );
  return {
    bends: [...new Set(all.flatMap((of) => of.bends))],
    instead: all.some((of) => of.instead),
    stress: all.some((of) => of.stress) && !all.some((of) => of.instead),
  };
}

export const boostsByTurns = (state: FirstState, ship: Ship): boolean =>
  hasRule(state, ship, 'boosts-by-turns');

/** How many tokens of a kind a ship can have. */
export function mostTokens(state: FirstState, ship: Ship, token: Token): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { of } of heldBy(state, ship, 'most-tokens'))
    if ('value' in of && of.value === 'most-tokens' && of.token === token) most = Math.min(most, of.most);
  return most;
}

/** Whether tokens of a kind stay on a ship in the End phase. */
export const keepsToken = (state: FirstState, ship: Ship, token: Token): boolean =>
  heldBy(state, ship, 'rule keeps-tokens').some(
    ({ of }) => 'rule' in of && of.rule === 'keeps-tokens' && of.tokens.includes(token),
  );

/** The card by which a ship does not attack with a weapon; null without one. */
export const weaponBarredBy = (state: FirstState, ship: Ship, weapon: number): string | null =>
  cardOfHeld(
    heldBy(state, ship, 'cannot attack-with').find(
      ({ of }) => 'cannot' in of && of.cannot === 'attack-with' && isWeapon(ship, weapon, of.with),
    ),
  );

/** Whether a weapon of a ship fires in spite of a weapons disabled token: on a ship, or on any that there may be. */
export const firesDisabled = (state: FirstState, ship: Ship, weapon: number, on: Ship | null): boolean =>
  heldBy(state, ship, 'can fire-disabled').some(({ scene, of }) => {
    if (!('can' in of) || of.can !== 'fire-disabled' || weapon === 0) return false;
    const fits = of.cards
      ? of.cards.includes(ship.upgrades[weapon - 1]!.id)
      : of.with.some((kind) => isWeapon(ship, weapon, kind));
    return fits && (on === null || passesAll(scene, on, of.on));
  });

/** The card by which an attacker does not target a ship; null without one. */
export const untargetableBy = (state: FirstState, attacker: Ship, target: Ship): string | null =>
  cardOfHeld(
    heldBy(state, target, 'cannot target-this').find(
      ({ scene, of }) => 'cannot' in of && of.cannot === 'target-this' && passesAll(scene, attacker, of.whom),
    ),
  );

export const mayAttackTouching = (state: FirstState, ship: Ship, target: Ship): boolean =>
  heldBy(state, ship, 'can attack-touching').some(
    ({ scene, of }) => 'can' in of && of.can === 'attack-touching' && passesAll(scene, target, of.whom),
  );

/** Whether two ships that touch may attack each other by the card of one of them. */
export const fightTouching = (state: FirstState, one: Ship, other: Ship): boolean =>
  letsFightTouching(state, one, other) || letsFightTouching(state, other, one);

const letsFightTouching = (state: FirstState, holder: Ship, other: Ship): boolean =>
  heldBy(state, holder, 'can be-attacked-touching').some(
    ({ scene, of }) => 'can' in of && of.can === 'be-attacked-touching' && passesAll(scene, other, of.whom),
  );

export const firesThroughAuxiliary = (state: FirstState, ship: Ship, weapon: number): boolean =>
  heldBy(state, ship, 'can fire-auxiliary').some(
    ({ of }) => 'can' in of && of.can === 'fire-auxiliary' && isWeapon(ship, weapon, of.with),
  );

export const firesAnywhere = (state: FirstState, ship: Ship, weapon: number): boolean =>
  heldBy(state, ship, 'can fire-anywhere').some(
    ({ of }) => 'can' in of && of.can === 'fire-anywhere' && isWeapon(ship, weapon, of.with),
  );

/** The card that forbids a ship an action now; null without one. */
export const actionBarredBy = (state: FirstState, ship: Ship, action: string): string | null =>
  cardOfHeld(
    holding(state, 'cannot act').find(
      ({ scene, of }) =>
        'cannot' in of &&
        of.cannot === 'act' &&
        of.actions.some((one) => one === action) &&
        passesAll(scene, ship, of.whom),
    ),
  );

/** Whether a card forbids a ship to spend a token now. */
export const isBarredFromSpending = (state: FirstState, ship: Ship, token: Token): boolean =>
  isBarredInThis(state, ship, token) ||
  holding(state, 'cannot spend').some(
    ({ scene, of }) =>
      'cannot' in of && of.cannot === 'spend' && of.tokens.includes(token) && passesAll(scene, ship, of.whom),
  );

/** Whether a card forbids a ship to spend target locks now. */
export const isBarredFromLocks = (state: FirstState, ship: Ship): boolean =>
  holding(state, 'cannot spend-locks').some(
    ({ scene, of }) => 'cannot' in of && of.cannot === 'spend-locks' && passesAll(scene, ship, of.whom),
  );

/** Whether a ship’s dice cannot be modified in the present attack, by itself or by the other side: in no way, or not so. */
export const cannotModify = (
  state: FirstState,
  ship: Ship,
  dice: 'attack' | 'defense',
  how: 'focus' | 'rerolls' | 'other' | 'tokens',
  by: 'itself' | 'enemy' = 'itself',
): boolean =>
  holding(state, 'cannot modify-dice').some(
    ({ scene, of }) =>
      'cannot' in of &&
      of.cannot === 'modify-dice' &&
      (of.dice === 'both' || of.dice === dice) &&
      (of.with === undefined || of.with === how) &&
      (by === 'itself' || of.byAnybody === true) &&
      passesAll(scene, ship, of.whom),
  );

/** Whether no die is added for range to the present attack. */
export const lacksRangeBonus = (state: FirstState, dice: 'attack' | 'defense'): boolean =>
  holding(state, 'cannot range-bonus').some(
    ({ of }) => 'cannot' in of && of.cannot === 'range-bonus' && of.dice === dice,
  );

/** The friendly ships that lie near enough for a ship to be placed beside them, with the ranges. */
export const gatheringNear = (
  state: FirstState,
  ship: Ship,
): readonly { readonly by: Ship; readonly range: readonly [number, number] }[] =>
  holding(state, 'gathers').flatMap(({ scene, of }) =>
    'value' in of && of.value === 'gathers' && scene.self !== ship && scene.self.side === ship.side
      ? [{ by: scene.self, range: of.range }]
      : [],
  );

/** The ships whose card keeps attackers from another one as long as they could target them (faq-ship-cards.4). */
export const shieldingFrom = (
  state: FirstState,
  target: Ship,
): readonly { readonly ship: Ship; readonly card: string }[] =>
  holding(state, 'cannot be-targeted').flatMap(({ scene, of }) =>
    'cannot' in of && of.cannot === 'be-targeted' && passesAll(scene, target, of.whom)
      ? [{ ship: scene.self, card: cardIdOf(scene.ref) }]
      : [],
  );

/** Whether all tokens of a kind that the defender of the present attack has left are barred in it. */
function isBarredInThis({ attack }: FirstState, ship: Ship, token: Token): boolean {
  if (attack?.defender !== ship.id || attack.barred.length === 0) return false;
  return attack.barred.filter((one) => one === token).length >= ship.tokens[token];
}

/** How many docked ships a carrier may deploy after a maneuver. */
export function deploysAtMost(state: FirstState, ship: Ship): number {
  let most = 0;
  for (const { of } of heldBy(state, ship, 'deploys'))
    if ('value' in of && of.value === 'deploys') most = Math.max(most, of.most);
  return most;
}
