/** When cards act, and what they do then. */
import type { Color } from '../../attack/dice.ts';
import type { Window } from '../../state.ts';
import { attackerIs, attacking, type Condition } from './conditions.ts';
import type { Cost } from './costs.ts';
import type { Effect } from './effects.ts';
import type { Modifier, Replacement } from './modifiers.ts';

/** Moments of an attack: those of the attacker, then those of the defender. */
export const ATTACK_MOMENTS = [
  /** Its dice are gathered and not yet rolled; those against it. */
  'dice-gathered',
  /** Its dice have been rolled, and nothing has modified them. */
  'dice-rolled',
  /** Resolve Attack Effects. */
  'attack-effects',
  /** It resolves a critical effect. */
  'critical-effect',
  'attack-over',
  /** It is declared as a target. */
  'targeted',
  'dice-against',
  /** Spend Defense Tokens. */
  'defense-tokens',
  /** The end of that step. */
  'tokens-spent',
  /** The start of Resolve Damage. */
  'resolving-damage',
  /** It is about to suffer the damage of an attack. */
  'before-damage',
  'defense-over',
] as const;
export type AttackMoment = (typeof ATTACK_MOMENTS)[number];

/** Moments at which a trigger acts. */
export type Moment =
  | Window
  | AttackMoment
  /** The card itself was dealt or turned faceup. */
  | 'dealt'
  /** It has spent something for a command: `what` says which, and with what. */
  | 'command-paid'
  /** It was dealt a faceup damage card, which has not acted yet. */
  | 'faceup-dealt'
  /** It spends engineering points: `what` says how many there are. */
  | 'repairing'
  /** Its squadron command is about to activate squadrons. */
  | 'commanding'
  /** It is its player's turn to activate squadrons in the Squadron Phase. */
  | 'squadron-turn'
  /** A squadron may attack in its activation, and does this in place of it. */
  | 'instead-of-attack';

/** Whose moments: of the one that bears the card, of its friends beside it, of its whole side, of its enemies. */
export type Whose = 'its' | 'friends' | 'sides' | 'enemies';

export interface Trigger {
  readonly kind: 'trigger';
  readonly at: Moment;
  readonly of: Whose;
  readonly if: readonly Condition[];
  /** Its player may decline. */
  readonly may: boolean;
  readonly cost: readonly Cost[];
  readonly does: readonly Effect[];
  /** A critical effect that needs the icon on a die of one of these colors; any without. */
  readonly icon?: readonly Color[];
  /** A critical effect that a salvo may have too. */
  readonly inSalvo?: true;
  /** It acts in an attack as often as it can be paid for. */
  readonly again?: true;
  /** Of several copies of the card one alone acts in an attack. */
  readonly oneCopy?: true;
  /** It acts once in each of these. */
  readonly once?: 'activation' | 'round';
  /** So often in it instead of once. */
  readonly times?: number;
}

export type Ability = Trigger | Modifier | Replacement;

const trigger = (
  at: Moment,
  of: Whose,
  conditions: readonly Condition[],
  does: readonly Effect[],
): Trigger => ({ kind: 'trigger', at, of, if: conditions, may: false, cost: [], does });

/** Its player may have what it does, and pays for that. */
const paid = (ability: Trigger, cost: readonly Cost[]): Trigger => ({ ...ability, may: true, cost });

/** When the card is dealt or turned faceup. */
export const dealt = (...does: readonly Effect[]): Trigger => trigger('dealt', 'its', [], does);

const when =
  (of: Whose) =>
  (moment: Moment, ...conditions: readonly Condition[]) => ({
    does: (...does: readonly Effect[]): Trigger => trigger(moment, of, conditions, does),
    /** Its player may pay for an effect. */
    may: (effect: Effect, ...cost: readonly Cost[]): Trigger =>
      paid(trigger(moment, of, conditions, [effect]), cost),
    /** Its player may have several effects, one after the other. */
    mayAll: (does: readonly Effect[], ...cost: readonly Cost[]): Trigger =>
      paid(trigger(moment, of, conditions, does), cost),
  });

/** In a moment of its own, if conditions hold, this happens. */
export const at = when('its');
/** In a moment of another friend, of any friend (itself included), of an enemy. */
export const whenFriend = when('friends');
export const whenSide = when('sides');
export const whenEnemy = when('enemies');
/** While a ship of its side, itself included, attacks a ship. */
export const whenShipAttacksShip = (...conditions: readonly Condition[]) =>
  whenSide('attack-effects', attackerIs('ship'), attacking('ship'), ...conditions);

/** A critical effect that a salvo may have too (defense-tokens.12). */
export const inSalvoToo = (ability: Trigger): Trigger => ({ ...ability, inSalvo: true });

/** As often in an attack as it can be paid for. */
export const again = (ability: Trigger): Trigger => ({ ...ability, again: true });

/** Once in an attack, however many copies of the card there are. */
export const oneCopy = (ability: Trigger): Trigger => ({ ...ability, oneCopy: true });

/** Once in an activation, or in a round. */
export const once = (per: 'activation' | 'round', ability: Trigger): Trigger => ({ ...ability, once: per });
/** So often in an activation. */
export const upTo = (times: number, ability: Trigger): Trigger => ({ ...ability, once: 'activation', times });

/** A critical effect of its own, with the icon on a die of a color. */
export const critical = (
  icon: Color | readonly Color[],
  effect: Effect,
  ...cost: readonly Cost[]
): Trigger => ({
  ...paid(trigger('critical-effect', 'its', [], [effect]), cost),
  icon: typeof icon === 'string' ? [icon] : icon,
});

/** A critical effect of its own, with the icon on any die. */
export const criticalOfAny = (effect: Effect, ...cost: readonly Cost[]): Trigger =>
  paid(trigger('critical-effect', 'its', [], [effect]), cost);
