/** Numbers that a card names, or counts on the table. */

import { type SharedValue, values } from '../../../common/language/index.ts';
import type { DeviceTrait } from '../../devices/kinds.ts';
import type { During, In, RangeSpan, Who } from './ships.ts';
import type { SecondVocabulary } from './vocabulary.ts';

export type Value =
  | SharedValue<SecondVocabulary>
  | { readonly kind: 'locks-on'; readonly who: Who }
  | {
      readonly kind: 'devices';
      readonly trait: DeviceTrait;
      readonly range: RangeSpan;
      readonly of: Who;
    }
  /** Friendly devices, and friendly ships with a calculate token, in the arc of the attack. */
  | { readonly kind: 'helpers-in-attack-arc' }
  /** Dice that the ability in a Modify Dice step has just taken. */
  | { readonly kind: 'dice-taken' }
  | { readonly kind: 'damage-suffered' }
  /** Defense dice that were rolled in the attack. */
  | { readonly kind: 'defense-rolled' }
  | { readonly kind: 'cards-dealt'; readonly of: 'all' | 'faceup' };

/** `speed` is that of the revealed maneuver, `charges` those of the ability's own card. */
export type Stat =
  | 'shields'
  | 'force'
  | 'speed'
  | 'initiative'
  | 'charges'
  | 'energy'
  | 'agility'
  | 'hull-left'
  | 'damage-cards';

export const { countOf, upTo, tokensOf, stat, results } = values<SecondVocabulary>();

/** Locks that ships friendly to the card have on a ship. */
export const friendlyLocksOn = <W extends Who>(who: W): In<Value & object, W> => ({ kind: 'locks-on', who });
/** Devices of the card's side near a ship: `friendlyDevices('bomb', [0, 1], 'defender')`. */
export const friendlyDevices = <W extends Who>(
  trait: DeviceTrait,
  range: RangeSpan,
  of: W,
): In<Value & object, W> => ({ kind: 'devices', trait, range, of });
export const helpersInAttackArc: Value & object & During<'attack'> = { kind: 'helpers-in-attack-arc' };
export const diceTaken: Value = { kind: 'dice-taken' };
/** Damage just suffered, in the moment `after-damage`. */
export const defenseRolled: Value & object & During<'attack'> = { kind: 'defense-rolled' };
export const damageSuffered: Value = { kind: 'damage-suffered' };
/** Damage cards dealt to the defender in this attack. */
export const cardsDealt = (of: 'all' | 'faceup' = 'all'): Value & object & During<'attack'> => ({
  kind: 'cards-dealt',
  of,
});
