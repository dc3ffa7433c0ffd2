/**
 * The language in which cards are written. An ability is data: its window, requirements, costs and effect. From
 * it come the behaviour (`resolve.ts`, `effects/`, `replacements.ts`, `modifiers.ts`, `attack/`), the text (`words/`)
 * and the list of cards. How a card is added: docs/abilities.md.
 *
 * Triggers act after something and use the ability queue (or, inside an attack, act in their step); replacements act
 * instead of something; modifiers answer questions about a value or a permission.
 */

import type { Ruled } from '../../common/language/index.ts';
import type { CarriedDevice } from '../devices/kinds.ts';
import type { DockingCard } from '../docking/cards.ts';
import type { WingLeader } from '../wings/cards.ts';
import type { DiceTrigger } from './language/dice.ts';
import type { Modifier } from './language/modifiers.ts';
import type { Replacement } from './language/replacements.ts';
import type { Strange } from './language/strange.ts';
import type { CardAction, Trigger } from './language/triggers.ts';
import type { BonusHeader, SpecialAttack } from './language/weapons.ts';

export { ruled } from '../../common/language/index.ts';
export * from './language/conditions.ts';
export * from './language/costs.ts';
export * from './language/dice.ts';
export * from './language/effects.ts';
export * from './language/modifiers.ts';
export * from './language/replacements.ts';
export * from './language/requirements.ts';
export * from './language/ships.ts';
export * from './language/strange.ts';
export * from './language/triggers.ts';
export * from './language/values.ts';
export * from './language/weapons.ts';

/** A card whose rules need something that no game of this pack has yet; the text says what. */
export interface Dormant {
  readonly kind: 'dormant';
  readonly needs: 'devices';
}

export type Ability = (
  | Trigger
  | DiceTrigger
  | Replacement
  | Modifier
  | SpecialAttack
  | BonusHeader
  | CardAction
  | Strange
  | CarriedDevice
  | DockingCard
  | WingLeader
  | Dormant
) &
  Ruled;
