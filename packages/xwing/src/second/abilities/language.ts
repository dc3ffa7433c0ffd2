/**
 * The language in which cards are written. An ability is data: its window, requirements, costs and effect. From
 * it come the behaviour (`resolve.ts`, `replacements.ts`, `attack/`), the text (`words/`) and the list of cards.
 *
 * Three kinds only: triggers act after something and use the ability queue (or, in the Modify Dice substeps, are
 * offered there); replacements act instead of something; modifiers answer questions about a value or a permission.
 */

import type { ActionDifficulty, ActionName, Weapon } from '../cards/chassis.ts';
import type { Token, Window } from '../state.ts';

/** From the first to the second range band, both included. */
export type RangeSpan = readonly [from: 0 | 1 | 2 | 3, to: 0 | 1 | 2 | 3];

/** An if-condition: unmet when the window opens, the ability is not queued; unmet later, it is dropped. */
export type Requirement =
  | {
      readonly kind: 'flown';
      readonly fully?: true;
      readonly difficulty?: 'blue' | 'white' | 'red';
      readonly notStraight?: true;
      readonly ion?: true;
      readonly obstacle?: true;
    }
  | { readonly kind: 'enemy-at-range'; readonly range: RangeSpan }
  | { readonly kind: 'attack-range'; readonly range: RangeSpan }
  | { readonly kind: 'in-front-arc-of-attacker' }
  | { readonly kind: 'in-front-arc-of-defender' }
  | { readonly kind: 'outside-firing-arcs-of-defender' }
  | { readonly kind: 'defender-in-bullseye' }
  | { readonly kind: 'no-friend-at-range'; readonly range: RangeSpan }
  | { readonly kind: 'evading' }
  | { readonly kind: 'attack-with'; readonly weapon: AttackWeapon }
  | { readonly kind: 'attack-hit' };

/** What an attack is made with: a class of weapons, one with the front arc, or that of the card itself. */
export type AttackWeapon = 'primary' | 'special' | 'front-arc' | 'this';

export type Cost = { readonly kind: 'charge'; readonly count: number };

/** What a queued ability does. */
export type Effect =
  | {
      readonly kind: 'perform-action';
      readonly actions: readonly { readonly action: ActionName; readonly difficulty: ActionDifficulty }[];
      readonly evenWhileStressed: boolean;
    }
  | { readonly kind: 'gain'; readonly token: Token; readonly count: number }
  | { readonly kind: 'suffer-hits'; readonly count: number }
  | { readonly kind: 'roll-attack-die'; readonly on: readonly string[]; readonly then: Effect }
  | { readonly kind: 'repair-this' }
  | {
      readonly kind: 'choose-enemy';
      readonly range: RangeSpan;
      readonly ifInItsFrontArc: boolean;
      readonly then: TargetEffect;
    }
  | { readonly kind: 'bonus-attack' }
  | { readonly kind: 'recover-charge'; readonly count: number }
  | { readonly kind: 'cancel-evade' }
  | { readonly kind: 'ships-near-defender-expose'; readonly range: RangeSpan }
  | { readonly kind: 'in-turn'; readonly effects: readonly Effect[] };

/** What happens to a chosen ship. */
export type TargetEffect = { readonly kind: 'loses-green-tokens' };

/** What is done to dice in a Modify Dice substep. */
export type DiceEffect =
  | { readonly kind: 'reroll'; readonly count: number }
  | { readonly kind: 'add'; readonly face: 'hit' | 'crit' | 'focus' | 'evade' }
  | {
      readonly kind: 'change';
      readonly count: number;
      readonly to: 'hit' | 'crit' | 'evade' | 'focus' | 'blank';
      /** The only results it takes; any without it. */
      readonly from?: 'hit' | 'evade';
    };

/** Acts in the queue of its window. */
export interface Trigger {
  readonly kind: 'trigger';
  readonly window: QueueWindow;
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly may: boolean;
  readonly effect: Effect;
}

/** Acts on dice in a Modify Dice substep of an attack. */
export interface DiceTrigger {
  readonly kind: 'dice';
  readonly window: 'modify-attack-dice' | 'modify-defense-dice';
  /** Whose dice: the own ship's, the other ship's in its attack, or those of any friendly ship at this range. */
  readonly whose: 'own' | 'enemy' | { readonly friendlyAt: RangeSpan };
  readonly weapon: 'any' | 'primary' | 'special';
  readonly requires: readonly Requirement[];
  readonly costs: readonly Cost[];
  readonly may: boolean;
  readonly effect: DiceEffect;
}

/** Acts instead of damage about to be suffered. */
export interface Replacement {
  readonly kind: 'replacement';
  readonly event: 'damage' | 'hit-damage';
  readonly whose: 'own' | { readonly friendlyAt: RangeSpan; readonly chassis: string };
  readonly costs: readonly Cost[];
  readonly may: boolean;
  readonly effect: 'prevent-it' | 'becomes-crit-damage';
}

/** Changes a value or a permission for as long as it is there. */
export interface Modifier {
  readonly kind: 'modifier';
  readonly of:
    | {
        readonly value: 'attack-dice' | 'defense-dice';
        readonly change: number;
        readonly whose?: 'enemy';
        readonly requires?: readonly Requirement[];
      }
    | { readonly value: 'maneuver-difficulty'; readonly bearing: string; readonly change: number }
    | { readonly permission: 'actions'; readonly only: readonly ActionName[] }
    | { readonly permission: 'modify-own-attack-dice'; readonly only: 'force' };
}

/** A card whose rules need something that no game of this pack has yet; the text says what. */
export interface Dormant {
  readonly kind: 'dormant';
  readonly needs: 'devices';
}

/** An Attack: header: an attack that the card gives its ship (special-weapon.1). */
export interface SpecialAttack {
  readonly kind: 'attack';
  readonly arc: Weapon['arc'];
  readonly value: number;
  /** Attack ranges at which it may be made (special-weapon.6). */
  readonly range: RangeSpan;
  /** With the ordnance icon there are no range bonuses (special-weapon.4). */
  readonly ordnance: boolean;
  /** A lock on the defender or a focus token, neither of which is spent (special-weapon.7, .8). */
  readonly needs: 'lock' | 'focus' | null;
  readonly costs: readonly Cost[];
  /** All crits become hits after the Modify Attack Dice substep. */
  readonly critsBecomeHits?: true;
  /** On a hit one result is spent for 1 hit damage; each other one is such a token instead of damage. */
  readonly tokensInsteadOfDamage?: Token;
}

export type Ability = Trigger | DiceTrigger | Replacement | Modifier | SpecialAttack | Dormant;

/** Windows whose abilities use the ability queue. */
export type QueueWindow = Exclude<Window, 'start-of-planning'>;

/** An ability of the queue: `at('after-attack').youMay(performAction('boost'))`. */
export function at(window: QueueWindow, ...requires: readonly Requirement[]) {
  const trigger = (may: boolean, effect: Effect, costs: readonly Cost[] = []): Trigger => ({
    kind: 'trigger',
    window,
    requires,
    costs,
    may,
    effect,
  });
  return {
    /** The player may use it. */
    youMay: (effect: Effect, ...costs: readonly Cost[]) => trigger(true, effect, costs),
    /** It happens without asking. */
    you: (...effects: readonly Effect[]) =>
      trigger(false, effects.length === 1 ? effects[0]! : { kind: 'in-turn', effects }),
  };
}

/** An ability on attack dice: `whileAttacking({ friendlyAt: [0, 1], weapon: 'primary' }).may(reroll(1))`. */
export function whileAttacking(
  who: { readonly friendlyAt?: RangeSpan; readonly weapon?: 'primary' | 'special' } = {},
  ...requires: readonly Requirement[]
) {
  const whose = who.friendlyAt ? { friendlyAt: who.friendlyAt } : 'own';
  return diceBuilder('modify-attack-dice', whose, who.weapon, requires);
}

/** An ability on the own defense dice: `whileDefending(enemyAt([0, 1])).must(add('evade'))`. */
export function whileDefending(...requires: readonly Requirement[]) {
  return diceBuilder('modify-defense-dice', 'own', undefined, requires);
}

/** An ability on the dice of the other ship in an attack: `onEnemyDice('defense').must(change(1, 'blank'))`. */
export function onEnemyDice(dice: 'attack' | 'defense', ...requires: readonly Requirement[]) {
  return diceBuilder(`modify-${dice}-dice`, 'enemy', undefined, requires);
}

function diceBuilder(
  window: DiceTrigger['window'],
  whose: DiceTrigger['whose'],
  weapon: 'primary' | 'special' | undefined,
  requires: readonly Requirement[],
) {
  const build = (may: boolean, effect: DiceEffect, costs: readonly Cost[] = []): DiceTrigger => ({
    kind: 'dice',
    window,
    whose,
    weapon: weapon ?? 'any',
    requires,
    costs,
    may,
    effect,
  });
  return {
    may: (effect: DiceEffect, ...costs: readonly Cost[]) => build(true, effect, costs),
    must: (effect: DiceEffect) => build(false, effect),
  };
}

/** An ability that acts before a friendly ship of one type would suffer damage. */
export function beforeDamageTo(whose: { readonly friendlyAt: RangeSpan; readonly chassis: string }) {
  return {
    mayPrevent: (...costs: readonly Cost[]): Replacement => ({
      kind: 'replacement',
      event: 'damage',
      whose,
      costs,
      may: true,
      effect: 'prevent-it',
    }),
  };
}

/** The ship's hit damage about to be suffered becomes as much crit damage. */
export const hitsBecomeCrits: Replacement = {
  kind: 'replacement',
  event: 'hit-damage',
  whose: 'own',
  costs: [],
  may: false,
  effect: 'becomes-crit-damage',
};

export const modifier = (of: Modifier['of']): Modifier => ({ kind: 'modifier', of });

export const flown = (what: Omit<Extract<Requirement, { kind: 'flown' }>, 'kind'>): Requirement => ({
  kind: 'flown',
  ...what,
});
export const enemyAt = (range: RangeSpan): Requirement => ({ kind: 'enemy-at-range', range });
export const attackRange = (range: RangeSpan): Requirement => ({ kind: 'attack-range', range });
export const inFrontArcOfAttacker: Requirement = { kind: 'in-front-arc-of-attacker' };
export const inFrontArcOfDefender: Requirement = { kind: 'in-front-arc-of-defender' };
export const outsideFiringArcsOfDefender: Requirement = { kind: 'outside-firing-arcs-of-defender' };
export const defenderInBullseye: Requirement = { kind: 'defender-in-bullseye' };
export const noFriendAt = (range: RangeSpan): Requirement => ({ kind: 'no-friend-at-range', range });
export const evading: Requirement = { kind: 'evading' };
export const attackWith = (weapon: AttackWeapon): Requirement => ({ kind: 'attack-with', weapon });
export const attackHit: Requirement = { kind: 'attack-hit' };

export const charge = (count: number): Cost => ({ kind: 'charge', count });

export const reroll = (count: number): DiceEffect => ({ kind: 'reroll', count });
export const add = (face: 'hit' | 'crit' | 'focus' | 'evade'): DiceEffect => ({ kind: 'add', face });
export const change = (count: number, to: Extract<DiceEffect, { kind: 'change' }>['to']): DiceEffect => ({
  kind: 'change',
  count,
  to,
});
/** One result of a kind becomes another: `turn('hit', 'crit')`. */
export const turn = (
  from: 'hit' | 'evade',
  to: Extract<DiceEffect, { kind: 'change' }>['to'],
): DiceEffect => ({ kind: 'change', count: 1, to, from });

export const gain = (token: Token, count = 1): Effect => ({ kind: 'gain', token, count });
export const sufferHits = (count: number): Effect => ({ kind: 'suffer-hits', count });
export const repairThis: Effect = { kind: 'repair-this' };
export const rollAttackDie = (on: readonly string[], then: Effect): Effect => ({
  kind: 'roll-attack-die',
  on,
  then,
});

/** Performing one of some actions, white unless a colour is named: `performAction('red boost', 'focus')`. */
export function performAction(...names: readonly (ActionName | `red ${ActionName}`)[]): Effect {
  const actions = names.map((name) =>
    name.startsWith('red ')
      ? { action: name.slice(4) as ActionName, difficulty: 'red' as const }
      : { action: name as ActionName, difficulty: 'white' as const },
  );
  return { kind: 'perform-action', actions, evenWhileStressed: false };
}

/** The same, and stress does not forbid it. */
export function evenWhileStressed(effect: Effect): Effect {
  return effect.kind === 'perform-action' ? { ...effect, evenWhileStressed: true } : effect;
}

/** Choosing an enemy ship; the effect happens only if the card's ship is in that ship's front arc. */
export const chooseEnemyFacingYou = (range: RangeSpan, then: TargetEffect): Effect => ({
  kind: 'choose-enemy',
  range,
  ifInItsFrontArc: true,
  then,
});
/** An attack beyond the standard one: at most one a round for each ship (bonus-attack.3). */
export const bonusAttack: Effect = { kind: 'bonus-attack' };
export const losesGreenTokens: TargetEffect = { kind: 'loses-green-tokens' };

/** The charges are those of the card that the ability stands on. */
export const recoverCharge: Effect = { kind: 'recover-charge', count: 1 };
export const cancelEvade: Effect = { kind: 'cancel-evade' };
/** Each ship at this range of the defender turns one of its facedown damage cards up. */
export const shipsNearDefenderExpose = (range: RangeSpan): Effect => ({
  kind: 'ships-near-defender-expose',
  range,
});

/** A special weapon: `specialAttack('front', 4, [2, 3], { ordnance: true, needs: 'lock', costs: [charge(1)] })`. */
export const specialAttack = (
  arc: Weapon['arc'],
  value: number,
  range: RangeSpan,
  more: Partial<Omit<SpecialAttack, 'kind' | 'arc' | 'value' | 'range'>> = {},
): SpecialAttack => ({ kind: 'attack', arc, value, range, ordnance: false, needs: null, costs: [], ...more });
