/** Which cards have which kinds of abilities, so that those that have none cost nothing. */
import { DAMAGE_ABILITIES } from '../damage/abilities.ts';
import { damageName } from '../damage/deck.ts';
import { type AbilityKey, cardsTriggering, cardsWith, noteKinds } from './library.ts';
import { type Bearer, isShip } from './traits.ts';

export { type AbilityKey, cardsTriggering, cardsWith };

noteKinds(DAMAGE_ABILITIES);

/** Whether a ship or squadron could have an ability of a kind: one of its cards, whatever its state, names it. */
export function mayHave(bearer: Bearer, key: AbilityKey): boolean {
  const ids = cardsWith(key);
  return ids.size > 0 && bearsOneOf(bearer, ids);
}

/** Whether one of the cards of a ship or squadron, whatever its state, is among some. */
export function bearsOneOf(bearer: Bearer, ids: ReadonlySet<string>): boolean {
  if (!isShip(bearer)) return ids.has(bearer.card);
  for (const { id } of bearer.upgrades) if (ids.has(id)) return true;
  for (const { up, kind } of bearer.damage) if (up && ids.has(damageName(kind) ?? '')) return true;
  return false;
}
