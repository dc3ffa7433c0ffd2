import { DAMAGE_DECK, DAMAGE_NAMES } from '../abilities/damage-deck.ts';
import { LINK } from '../abilities/queue.ts';
import type { OwnedAbility } from '../cards/gathered.ts';
import { knownCards, shipCard, upgradeOf } from '../cards/library.ts';
import { CONDITIONS } from '../conditions/cards.ts';
import { findAbility, SECRET_CONDITION } from '../ship/abilities.ts';
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
    const on = value.slice(0, value.lastIndexOf('.'));
    return [owned.name, on === 'pilot' ? ship.card : on];
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

/** Every name that an ability may have in a file. */
export function abilityNames(): readonly string[] {
  const { pilots, upgrades } = knownCards();
  const named = (id: string, abilities: readonly OwnedAbility[]) => [
    id,
    ...abilities.map(({ name }) => name),
  ];
  return [
    ...pilots.flatMap((id) => named(id, shipCard(id).abilities)),
    ...upgrades.flatMap((id) => named(id, upgradeOf(id).abilities)),
    ...CONDITIONS.map(({ name }) => name),
    ...DAMAGE_NAMES,
    SECRET_CONDITION,
    LINK,
  ];
}

const known = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name]);
