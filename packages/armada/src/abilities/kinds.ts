/** Which cards have which kinds of abilities, so that those that have none cost nothing. */
import { DAMAGE_ABILITIES } from '../damage/abilities.ts';
import { damageName } from '../damage/deck.ts';
import type { Ability, Modifier, Moment, Replacement } from './language.ts';
import { SQUADRON_ABILITIES } from './squadrons.ts';
import { type Bearer, isShip } from './traits.ts';
import { UPGRADE_ABILITIES } from './upgrades.ts';

/** A kind of modifier, or a moment of triggers. */
export type AbilityKey = Modifier['kind'] | Replacement['kind'] | `at ${Moment}`;

const keyOf = (ability: Ability): AbilityKey =>
  ability.kind === 'trigger' ? `at ${ability.at}` : ability.kind;

const CARDS: ReadonlyMap<AbilityKey, ReadonlySet<string>> = cardsByKey();

function cardsByKey(): ReadonlyMap<AbilityKey, ReadonlySet<string>> {
  const found = new Map<AbilityKey, Set<string>>();
  for (const cards of [UPGRADE_ABILITIES, SQUADRON_ABILITIES, DAMAGE_ABILITIES]) {
    for (const [id, abilities] of Object.entries(cards)) {
      for (const ability of abilities) {
        const key = keyOf(ability);
        found.set(key, (found.get(key) ?? new Set()).add(id));
      }
    }
  }
  return found;
}

/** Whether a ship or squadron could have an ability of a kind: one of its cards, whatever its state, names it. */
export function mayHave(bearer: Bearer, key: AbilityKey): boolean {
  const ids = CARDS.get(key);
  return ids !== undefined && bearsOneOf(bearer, ids);
}

/** Cards that have an ability of a kind: looked up once where many ships and squadrons are asked. */
export const cardsWith = (key: AbilityKey): ReadonlySet<string> => CARDS.get(key) ?? NO_CARDS;

const NO_CARDS: ReadonlySet<string> = new Set();

/** Whether one of the cards of a ship or squadron, whatever its state, is among some. */
export function bearsOneOf(bearer: Bearer, ids: ReadonlySet<string>): boolean {
  if (!isShip(bearer)) return ids.has(bearer.card);
  for (const { id } of bearer.upgrades) if (ids.has(id)) return true;
  for (const { up, kind } of bearer.damage) if (up && ids.has(damageName(kind) ?? '')) return true;
  return false;
}
