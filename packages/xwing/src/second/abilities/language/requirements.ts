/** If-conditions: unmet when the window opens, the ability is not queued; unmet later, it is dropped. */

import { requirements, type SharedRequirement } from '../../../common/language/index.ts';
import type { ActionDifficulty, ActionName, UpgradeSlot } from '../../cards/chassis.ts';
import type { DeviceTrait } from '../../devices/kinds.ts';
import type { Face } from './dice.ts';
import type { ArcName, Comparison, Condition, During, In, ManeuverTest, RangeSpan } from './ships.ts';
import { atRange, enemy, friendly, has, inArcOf, inYour, not, other } from './ships.ts';
import type { SecondVocabulary } from './vocabulary.ts';

export type Requirement =
  | Exclude<SharedRequirement<SecondVocabulary>, { readonly kind: 'flown' | 'action' }>
  | ({
      readonly kind: 'flown';
      readonly fully?: boolean;
      readonly notStraight?: true;
      readonly ion?: true;
      readonly obstacle?: true;
      /** Its template lay on an obstacle. */
      readonly crossed?: true;
      /** It was the maneuver of a deployment. */
      readonly deploying?: true;
      readonly sideslip?: boolean;
    } & ManeuverTest)
  /** With the weapon of the upgrade card of this id. */
  | { readonly kind: 'attack-with-card'; readonly id: string }
  | {
      readonly kind: 'action';
      readonly actions: readonly ActionName[];
      readonly difficulty?: readonly ActionDifficulty[];
    }
  | { readonly kind: 'moved-by'; readonly ability: string }
  /** The move of the moment, which was no action. */
  | { readonly kind: 'moved'; readonly how: 'barrel-roll' | 'boost' }
  | { readonly kind: 'action-from'; readonly slots: readonly UpgradeSlot[] }
  /** The token of the moment was gained by what an obstacle does. */
  | { readonly kind: 'by-obstacle' }
  /** An enemy ship or device lies in an arc. */
  | { readonly kind: 'enemy-object-in'; readonly arc: ArcName }
  /** The lock of the moment was spent during an attack; its defender is the other ship. */
  | { readonly kind: 'spent-in-attack' }
  /** The damage of the moment was not suffered in an attack on the ship. */
  | { readonly kind: 'not-defending' }
  /** The device of the moment was friendly, and the card's ship had a lock on it. */
  | { readonly kind: 'device-you-locked' }
  /** The attack is measured through a device with one of some traits. */
  | { readonly kind: 'obstructed-by-device'; readonly traits: readonly DeviceTrait[] }
  /** The initiative step of the moment. */
  | { readonly kind: 'initiative-step'; readonly is: number }
  | { readonly kind: 'no-device-placed' }
  /** The ship of the moment is in its activation, or only in its Perform Action step. */
  | { readonly kind: 'in-activation'; readonly step?: true }
  | {
      readonly kind: 'device-is';
      readonly traits: readonly DeviceTrait[];
      readonly how?: 'drop' | 'launch';
    }
  /** The die that was rerolled shows it now. */
  | { readonly kind: 'rerolled-to'; readonly face: Face }
  /** The damage card of the moment was faceup, and of this trait, before it was repaired. */
  | { readonly kind: 'repaired'; readonly trait: 'ship' | 'pilot' }
  /** The ship that was coordinated has performed one of these actions by it. */
  | { readonly kind: 'coordinated-to'; readonly actions: readonly ActionName[] }
  /** So many fuse markers lie on the card. */
  | { readonly kind: 'fuses-on-card'; readonly are: number }
  /** No tokens lie on the card, or some. */
  | { readonly kind: 'card-holds'; readonly any: boolean }
  | { readonly kind: 'flipped'; readonly is: boolean }
  | { readonly kind: 'marked' }
  /** The maneuver that the ship is about to execute, its dial's or another. */
  | { readonly kind: 'about-to-fly'; readonly maneuver: ManeuverTest }
  /** The last action of the ship is not on its action bar. */
  | { readonly kind: 'performed-off-bar' };

/** What an attack is made with: a class of weapons, an arc, a slot, or the card itself. */
export type AttackWeapon =
  | 'primary'
  | 'special'
  | 'front-arc'
  | 'rear-arc'
  | 'turret'
  | 'bullseye'
  | 'cannon'
  | 'missile'
  | 'torpedo'
  | 'turret-slot'
  | 'hardpoint'
  | 'primary-turret'
  | 'primary-front'
  | 'primary-rear'
  | 'this';

/** `defender-dealt` a damage card in it; `modified` the attacker modified its dice. */
export type AttackFact =
  | 'obstructed'
  | 'obstructed-by-obstacle'
  | 'bonus'
  | 'defender-destroyed'
  | 'defender-dealt-card'
  | 'defender-dealt-faceup'
  | 'defender-dealt-pilot'
  /** A charge of its weapon was spent for it, which can be recovered. */
  | 'paid-with-charge'
  | 'with-range-bonus'
  /** The attacker has not attacked the defender before this round: a huge ship remembers it. */
  | 'first-against-defender'
  | 'attacker-modified-dice'
  /** The card's ship spent a calculate token in it. */
  | 'you-calculated'
  /** The card's ship spent a green token in it: remembered while conditions are in play. */
  | 'you-spent-green'
  /** The defender suffered damage in it. */
  | 'defender-damaged'
  /** Hits or crits of it were neutralized. */
  | 'some-neutralized'
  /** Its weapon requires a lock. */
  | 'by-lock'
  /** Not in its Aftermath, which is not part of the attack. */
  | 'under-way';

type OnAttack = Requirement & During<'attack'>;

export const {
  the,
  you,
  thereIs,
  thereIsNo,
  compare,
  tokenIs,
  inPhase,
  unless,
  oneOf,
  youAttack,
  youDefend,
  attackRange,
  attackWith,
  attackHit,
  attackMissed,
  attackIs,
  obstructed,
} = requirements<SecondVocabulary>();

export const flown = (what: Omit<Extract<Requirement, { kind: 'flown' }>, 'kind'>): Requirement => ({
  kind: 'flown',
  ...what,
});
/** The action of the moment is one of these; with no name, any. */
export const actionIs = (...actions: readonly ActionName[]): Requirement => ({ kind: 'action', actions });
export const colouredActionIs = (
  difficulty: ActionDifficulty,
  ...actions: readonly ActionName[]
): Requirement => ({ kind: 'action', actions, difficulty: [difficulty] });
/** The action of the moment stands on the bar only by an upgrade of one of these slots. */
export const actionFrom = (...slots: readonly UpgradeSlot[]): Requirement => ({ kind: 'action-from', slots });
/** The boost or barrel roll of the moment is the effect of this ability. */
export const movedBy = (ability: string): Requirement => ({ kind: 'moved-by', ability });
export const moved = (how: 'barrel-roll' | 'boost'): Requirement => ({ kind: 'moved', how });
/** The lock that was spent in the moment was spent during an attack on the other ship. */
export const spentInAttack: Requirement = { kind: 'spent-in-attack' };
/** The ship that suffered damage was not defending. */
export const notDefending: Requirement = { kind: 'not-defending' };
export const deviceYouLocked: Requirement = { kind: 'device-you-locked' };
export const obstructedByDevice = (...traits: readonly DeviceTrait[]): OnAttack => ({
  kind: 'obstructed-by-device',
  traits,
});
export const byObstacle: Requirement = { kind: 'by-obstacle' };
export const enemyObjectIn = (arc: ArcName): Requirement => ({ kind: 'enemy-object-in', arc });
/** In the moment `at-initiative`: which initiative step begins. */
export const initiativeStep = (is: number): Requirement => ({ kind: 'initiative-step', is });
/** The ship of the moment is in its own activation. */
export const inItsActivation: Requirement = { kind: 'in-activation' };
/** It is in the Perform Action step of it. */
export const inItsActionStep: Requirement = { kind: 'in-activation', step: true };
export const noDevicePlaced: Requirement = { kind: 'no-device-placed' };
/** The device of the moment has one of these traits. */
export const deviceIs = (...traits: readonly DeviceTrait[]): Requirement => ({ kind: 'device-is', traits });
/** The ship dropped the device of the moment, which has one of these traits. */
export const dropped = (...traits: readonly DeviceTrait[]): Requirement => ({
  kind: 'device-is',
  traits,
  how: 'drop',
});
/** Behind a reroll of one die, what it shows now. */
export const rerolledTo = (face: Face): Requirement => ({ kind: 'rerolled-to', face });
/** In the moment `after-repair`: a faceup card of this trait was repaired. */
export const repairedFaceup = (trait: 'ship' | 'pilot'): Requirement => ({ kind: 'repaired', trait });
/** In the moment `after-coordinate`. */
export const coordinatedTo = (...actions: readonly ActionName[]): Requirement => ({
  kind: 'coordinated-to',
  actions,
});
export const fusesOnCard = (are: number): Requirement => ({ kind: 'fuses-on-card', are });
export const tokensOnCard: Requirement = { kind: 'card-holds', any: true };
export const noTokensOnCard: Requirement = { kind: 'card-holds', any: false };
/** The upgrade card of the ability lies on its other side. */
export const flipped: Requirement = { kind: 'flipped', is: true };
export const unflipped: Requirement = { kind: 'flipped', is: false };
/** What another ability of the card did still lasts: `lasting('end of round', [mark])`. */
export const marked: Requirement = { kind: 'marked' };
/** In the moment before a maneuver: `aboutToFly({ bearing: 'turn', speed: [1, 2] })`. */
export const aboutToFly = (maneuver: ManeuverTest): Requirement => ({ kind: 'about-to-fly', maneuver });
export const performedOffBar: Requirement = { kind: 'performed-off-bar' };

// ── of attacks ──

export const youFight: OnAttack = { kind: 'one-of', requirements: [youAttack, youDefend] };
export const attackWithCard = (id: string): OnAttack => ({ kind: 'attack-with-card', id });

// ── often used ──

export const enemyAt = (range: RangeSpan): Requirement => thereIs(enemy, atRange(range));
export const noFriendAt = (range: RangeSpan): Requirement => thereIsNo(friendly, other, atRange(range));
export const inFrontArcOfAttacker: OnAttack = you(inArcOf('attacker', 'front'));
export const inFrontArcOfDefender: OnAttack = you(inArcOf('defender', 'front'));
export const outsideFiringArcsOfDefender: OnAttack = you(not(inArcOf('defender', 'firing')));
export const defenderInBullseye: OnAttack = the('defender', inYour('bullseye'));
export const evading: Requirement = you(has('evade'));
export type { Comparison, Condition, In };
