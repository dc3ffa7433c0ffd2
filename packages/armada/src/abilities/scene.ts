/** Which abilities a ship or squadron has, and what conditions are asked about; `evaluate.ts` asks them. */

import { beginsWith } from '@firing-arc/referee';
import type { Reach } from '../attack/dice.ts';
import { pieceOf } from '../attack/parties.ts';
import type { Party } from '../attack/schema.ts';
import { DAMAGE_ABILITIES, rulingOfDamage } from '../damage/abilities.ts';
import type { DamageName } from '../damage/cards.ts';
import { damageName } from '../damage/deck.ts';
import type { DialOrToken } from '../events.ts';
import type { Zone } from '../geometry/index.ts';
import type { ArmadaState, DamageCard, DefenseToken, Ship, Squadron, Upgrade } from '../state.ts';
import { mayHave } from './kinds.ts';
import type { Ability, Modifier, Who } from './language.ts';
import { abilitiesOf } from './library.ts';
import { type Bearer, isShip } from './traits.ts';

export { type Bearer, isAtDistance, isShip } from './traits.ts';

/** A card in play with its abilities. */
export interface Card {
  readonly name: string;
  /** The ruling that its acts stand on. */
  readonly because: string;
  readonly abilities: readonly Ability[];
  /** The card itself, if it is a damage or an upgrade card. */
  readonly damage: DamageCard | null;
  readonly upgrade: Upgrade | null;
}

/** An attack as far as cards look at it. */
export interface SeenAttack {
  readonly kind: string;
  readonly attacker: Party;
  readonly defender: Party;
  readonly reach: Reach;
  readonly obstructed: boolean;
}

/** What a condition is asked about: who bears the card, and what is going on. */
export interface Scene {
  readonly state: ArmadaState;
  readonly bearer: Bearer;
  /** The card that asks, for what it has begun. */
  readonly card?: string;
  readonly attack?: SeenAttack | null;
  readonly zone?: Zone;
  readonly token?: DefenseToken;
  /** Whom a moment is about. */
  readonly other?: Bearer | null;
  /** What a moment is about: a command, for instance, and with what it is resolved. */
  readonly what?: string;
  readonly spending?: DialOrToken;
}

/** Upgrades and squadrons act by the golden rule: a card beats the rules (golden-rules.2). */
export const CARDS_ACT = 'armada:golden-rules.2';

/** The lines of the FAQ that are about one card, by its id. */
const OWN_LINES: Readonly<Record<string, string>> = {
  'assault-concussion-missiles': 'armada:faq-cards-core-set.5',
  'dominator-title': 'armada:faq-cards-core-set.3',
  'electronic-countermeasures': 'armada:faq-cards-core-set.1',
  'gunnery-team': 'armada:faq-cards-core-set.4',
  'luke-skywalker-x-wing-squadron': 'armada:faq-cards-core-set.2',
  'wullf-yularen-officer': 'armada:faq-cards-core-set.6',
};

/** The ruling with which a card acts: its own line, else that cards beat the rules. */
export const rulingOfCard = (id: string): string => OWN_LINES[beginsWith(id)] ?? CARDS_ACT;

/** The cards of a ship or squadron that do something. */
export const cardsOf = (bearer: Bearer): readonly Card[] =>
  isShip(bearer) ? shipCards(bearer) : squadronCards(bearer);

/** Upgrades that are not discarded or still go on, then faceup damage cards (effect-use-and-timing.10). */
function shipCards(ship: Ship): readonly Card[] {
  const { damage, upgrades } = ship;
  if (damage.length === 0 && upgrades.length === 0) return NONE;
  const cards: Card[] = [];
  for (const upgrade of upgrades) {
    const abilities = abilitiesOf(upgrade.id);
    if (abilities && (upgrade.side !== 'discarded' || ship.lasting.some(({ card }) => card === upgrade.id)))
      cards.push({ name: upgrade.id, because: rulingOfCard(upgrade.id), abilities, damage: null, upgrade });
  }
  for (const card of damage) {
    const name = damageName(card.kind);
    if (card.up && name) cards.push(damageCard(card, name));
  }
  return cards;
}

function squadronCards({ card: name }: Squadron): readonly Card[] {
  const abilities = abilitiesOf(name);
  return abilities ? [{ name, because: rulingOfCard(name), abilities, damage: null, upgrade: null }] : NONE;
}

const NONE: readonly Card[] = [];

export const damageCard = (damage: DamageCard, name: DamageName): Card => ({
  name,
  because: rulingOfDamage(name),
  abilities: DAMAGE_ABILITIES[name],
  damage,
  upgrade: null,
});

/** What an attack notes of a token that was spent while exhausted. */
export const spentExhausted = (at: number): string => `exhausted-token-${at}`;

/** What an attack notes when its ship resolves concentrate fire in it. */
export const CONCENTRATING = 'concentrate-fire';

/** What an attack notes of what was paid for that. */
export const concentratesBy = (spending: 'dial' | 'token'): string => `${CONCENTRATING}-${spending}`;

/** Somebody who takes part, if anybody does. */
export function whoIs({ state, bearer, other, attack }: Scene, who: Who): Bearer | null {
  switch (who) {
    case 'it':
      return bearer;
    case 'other':
      return other ?? null;
    case 'attacker':
      return attack ? pieceOf(state, attack.attacker) : null;
    case 'defender':
      return attack ? pieceOf(state, attack.defender) : null;
  }
}

/** Modifiers of one kind on the cards of a ship or squadron. */
export function modifiersOf<Kind extends Modifier['kind']>(
  bearer: Bearer,
  kind: Kind,
): readonly Extract<Modifier, { readonly kind: Kind }>[] {
  if (!mayHave(bearer, kind)) return [];
  return cardsOf(bearer).flatMap(({ abilities }) =>
    abilities.filter((one): one is Extract<Modifier, { readonly kind: Kind }> => one.kind === kind),
  );
}
