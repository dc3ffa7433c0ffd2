import { CHASSIS } from '../cards/index.ts';
import { shipCard } from '../game.ts';

/**
 * A pilot whose ship has an ability and who adds none of their own, for a test of that ability: a generic one, else
 * the bearer of the testbed (`testing/cards.ts`). Throws without either.
 */
export function flyerWith(shipAbility: string): string {
  const plain = CHASSIS.flatMap((chassis) => chassis.pilots)
    .filter(({ limited, abilities }) => limited === 0 && abilities.length === 0)
    .find(({ id }) => shipCard(id).chassis.shipAbility === shipAbility);
  if (!plain) throw new Error(`nobody flies with ${shipAbility}`);
  return plain.id;
}
