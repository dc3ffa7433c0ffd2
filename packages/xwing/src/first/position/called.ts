import { cardIdOf } from '../abilities/owned.ts';
import { CHASSIS, CONDITIONS, conditionCard, pilotCard, UPGRADES, upgradeCard } from '../cards/index.ts';
import { deckKinds } from '../damage/deck.ts';
import { dialName } from '../maneuver/dial-names.ts';
import type { FirstState } from '../state.ts';

/** What a file may write instead of a value: a damage card's name, a maneuver, the card of an ability. */
export function called(
  state: FirstState,
  field: string,
  value: number | string,
  id?: number,
): readonly string[] {
  if (typeof value === 'string') return field === 'ability' && value !== '' ? cardNames(cardIdOf(value)) : [];
  const ship = id === undefined ? undefined : state.ships[id];
  switch (field) {
    case 'dial':
    case 'entry':
      return known(ship && dialName(ship.card, value));
    case 'kind':
    case 'damage':
      return known(deckKinds(state)[value]?.name);
    case 'card': {
      const card = state.ships.flatMap(({ damage }) => damage).find(({ uid }) => uid === value);
      return known(card && deckKinds(state)[card.kind]?.name);
    }
    default:
      return [];
  }
}

/** What the card of an id is called in files. */
const cardNames = (id: string): readonly string[] => [
  id,
  ...known((pilotCard(id) ?? upgradeCard(id) ?? conditionCard(id))?.name),
];

/** Every name that an ability may have in a file. */
export const abilityNames = (): readonly string[] =>
  [...CHASSIS.flatMap(({ pilots }) => pilots), ...UPGRADES, ...CONDITIONS].flatMap(({ id }) => cardNames(id));

const known = (name: string | undefined): readonly string[] => (name === undefined ? [] : [name]);
