import '../cards/all.ts';
import { knownCards, shipCard } from '../cards/library.ts';

/**
 * A pilot whose ship has an ability and who adds none of their own, for a test of that ability: a generic one, else
 * the bearer of the testbed (`testing/cards.ts`). Throws without either.
 */
export function flyerWith(shipAbility: string): string {
  const plain = knownCards().pilots.find((id) => {
    const { pilot, chassis } = shipCard(id);
    return pilot.limited === 0 && pilot.abilities.length === 0 && chassis.shipAbility === shipAbility;
  });
  if (!plain) throw new Error(`nobody flies with ${shipAbility}`);
  return plain;
}
