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
  if (!ids) return false;
  if (!isShip(bearer)) return ids.has(bearer.card);
  return (
    bearer.upgrades.some(({ id }) => ids.has(id)) ||
    bearer.damage.some(({ up, kind }) => up && ids.has(damageName(kind) ?? ''))
  );
}
