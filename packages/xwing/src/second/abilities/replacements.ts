import { activeAbilities, atRange, hasReplacements, inPlay, type OwnedAbility, shipCard } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import { canPay } from './costs.ts';
import type { Replacement } from './language.ts';

/** Damage about to be suffered. */
export interface DamageAbout {
  readonly hits: number;
  readonly crits: number;
}

/** A replacement effect that could act, and the ship whose card it is on. */
export interface Applicable {
  readonly owned: OwnedAbility;
  readonly by: Ship;
}

/** Every replacement effect that could act on damage that a ship is about to suffer (abilities.9). */
export function replacementsFor(state: SecondState, ship: Ship, damage: DamageAbout): readonly Applicable[] {
  const found: Applicable[] = [];
  for (const by of state.ships) {
    if (!inPlay(by) || by.player !== ship.player) continue;
    if (by.damage.length === 0 && !hasReplacements(by)) continue;
    for (const owned of activeAbilities(by)) {
      if (owned.ability.kind === 'replacement' && applies(state, owned.ref, owned.ability, by, ship, damage))
        found.push({ owned, by });
    }
  }
  return found;
}

function applies(
  state: SecondState,
  ref: string,
  ability: Replacement,
  by: Ship,
  ship: Ship,
  damage: DamageAbout,
): boolean {
  if (ability.event === 'hit-damage' && damage.hits === 0) return false;
  if (!canPay(by, ref, ability.costs)) return false;
  if (ability.whose === 'own') return by === ship;
  if (shipCard(ship.card).chassis.id !== ability.whose.chassis) return false;
  return by === ship ? ability.whose.friendlyAt[0] === 0 : atRange(state, by, ship, ability.whose.friendlyAt);
}
