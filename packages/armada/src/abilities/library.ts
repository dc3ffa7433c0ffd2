/**
 * What upgrade cards and squadrons do, as far as it was added: a page shall not fetch all of it for a game without
 * upgrades. An id means one card, so no game notices others.
 */
import { beginsWith } from '@firing-arc/referee';
import { madeSquadron, madeUpgrade } from '../cards/made-cards.ts';
import type { Ability, Modifier, Moment, Replacement } from './language.ts';

/** A kind of modifier, or a moment of triggers. */
export type AbilityKey = Modifier['kind'] | Replacement['kind'] | `at ${Moment}`;

/** Cards by their ids, with those of a club's own that begin with one of them: other values, but the same kinds. */
class CardSet extends Set<string> {
  override has(id: string): boolean {
    return super.has(id) || (id.includes('--') && super.has(beginsWith(id)));
  }
}

type Abilities = Readonly<Record<string, readonly Ability[]>>;

const ABILITIES = new Map<string, readonly Ability[]>();
/** Which cards have which kinds of abilities, so that those that have none cost nothing. */
const CARDS = new Map<AbilityKey, CardSet>();
/** The same by moment: every step of a game asks, and to put a key together took longer than to look it up. */
const BY_MOMENT = new Map<Moment, CardSet>();

/** Adds what some upgrade cards or squadrons do. */
export function addAbilities(cards: Abilities): void {
  for (const [id, abilities] of Object.entries(cards)) ABILITIES.set(id, abilities);
  noteKinds(cards);
}

/** Notes which kinds of abilities some cards have. */
export function noteKinds(cards: Abilities): void {
  for (const [id, abilities] of Object.entries(cards)) {
    for (const ability of abilities) {
      const key = keyOf(ability);
      const ids = (CARDS.get(key) ?? new CardSet()).add(id);
      CARDS.set(key, ids);
      if (ability.kind === 'trigger') BY_MOMENT.set(ability.at, ids);
    }
  }
}

const keyOf = (ability: Ability): AbilityKey =>
  ability.kind === 'trigger' ? `at ${ability.at}` : ability.kind;

/** What an upgrade card or a squadron does; undefined when it does nothing, or was not added. */
export const abilitiesOf = (id: string): readonly Ability[] | undefined =>
  ABILITIES.get(id) ?? (madeUpgrade(id) ?? madeSquadron(id))?.abilities;

/** Cards that have an ability of a kind: looked up once where many ships and squadrons are asked. */
export const cardsWith = (key: AbilityKey): ReadonlySet<string> => CARDS.get(key) ?? NO_CARDS;

/** Cards with an ability that triggers in a moment. */
export const cardsTriggering = (moment: Moment): ReadonlySet<string> => BY_MOMENT.get(moment) ?? NO_CARDS;

const NO_CARDS: ReadonlySet<string> = new Set();
