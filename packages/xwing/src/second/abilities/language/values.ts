/** Numbers that a card names, or counts on the table. */

import type { DeviceTrait } from '../../devices/kinds.ts';
import type { During, In, RangeSpan, ShipTest, TokenClass, Who } from './ships.ts';

export type Value =
  | number
  | { readonly kind: 'ships'; readonly that: readonly ShipTest[]; readonly most: number }
  | { readonly kind: 'tokens'; readonly of: TokenClass; readonly who: Who; readonly most: number }
  | { readonly kind: 'stat'; readonly of: Stat; readonly who: Who }
  | { readonly kind: 'locks-on'; readonly who: Who }
  | { readonly kind: 'results'; readonly dice: 'attack' | 'defense'; readonly faces: readonly string[] }
  | {
      readonly kind: 'devices';
      readonly trait: DeviceTrait;
      readonly range: RangeSpan;
      readonly of: Who;
    }
  /** Dice that the ability in a Modify Dice step has just taken. */
  | { readonly kind: 'dice-taken' }
  | { readonly kind: 'damage-suffered' }
  | { readonly kind: 'cards-dealt'; readonly of: 'all' | 'faceup' };

/** `speed` is that of the revealed maneuver, `charges` those of the ability's own card. */
export type Stat =
  | 'shields'
  | 'force'
  | 'speed'
  | 'initiative'
  | 'charges'
  | 'agility'
  | 'hull-left'
  | 'damage-cards';

/** As many as there are ships that pass all tests. */
export const countOf = (...that: readonly ShipTest[]): Extract<Value, { kind: 'ships' }> => ({
  kind: 'ships',
  that,
  most: 99,
});
/** A counted value with a limit. */
export const upTo = (most: number, value: Extract<Value, { kind: 'ships' | 'tokens' }>): Value => ({
  ...value,
  most,
});
export const tokensOf = <W extends Who = 'self'>(of: TokenClass, who?: W): In<Value & object, W> => ({
  kind: 'tokens',
  of,
  who: who ?? 'self',
  most: 99,
});
export const stat = <W extends Who = 'self'>(of: Stat, who?: W): In<Value & object, W> => ({
  kind: 'stat',
  of,
  who: who ?? 'self',
});
/** Locks that ships friendly to the card have on a ship. */
export const friendlyLocksOn = <W extends Who>(who: W): In<Value & object, W> => ({ kind: 'locks-on', who });
export const results = (
  dice: 'attack' | 'defense',
  ...faces: readonly string[]
): Value & object & During<'attack'> => ({ kind: 'results', dice, faces });
/** Devices of the card's side near a ship: `friendlyDevices('bomb', [0, 1], 'defender')`. */
export const friendlyDevices = <W extends Who>(
  trait: DeviceTrait,
  range: RangeSpan,
  of: W,
): In<Value & object, W> => ({ kind: 'devices', trait, range, of });
export const diceTaken: Value = { kind: 'dice-taken' };
/** Damage just suffered, in the moment `after-damage`. */
export const damageSuffered: Value = { kind: 'damage-suffered' };
/** Damage cards dealt to the defender in this attack. */
export const cardsDealt = (of: 'all' | 'faceup' = 'all'): Value & object & During<'attack'> => ({
  kind: 'cards-dealt',
  of,
});
