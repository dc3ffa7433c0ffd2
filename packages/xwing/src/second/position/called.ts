import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { findAbility } from '../ship/abilities.ts';
import type { SecondState } from '../state.ts';
import { dialName } from './dial.ts';

/** What a file may write instead of a value: a damage card's name, a maneuver, the card of an ability. */
export function called(
  { ships }: SecondState,
  field: string,
  value: number | string,
  id?: number,
): readonly string[] {
  const ship = id === undefined ? undefined : ships[id];
  if (typeof value === 'string') {
    const owned = ship && field === 'ability' ? findAbility(ship, value) : undefined;
    if (!ship || !owned) return [];
    return value.startsWith('pilot.') ? [owned.name, ship.card] : [owned.name];
  }
  switch (field) {
    case 'dial':
    case 'entry':
      return known(ship && dialName(ship.card, value));
    case 'kind':
    case 'damage':
      return known(DAMAGE_DECK[value]?.name);
    case 'card': {
      const card = ships.flatMap(({ damage }) => damage).find(({ uid }) => uid === value);
      return known(card && DAMAGE_DECK[card.kind]?.name);
    }
    default:
      return [];
  }
}

const known = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name]);
