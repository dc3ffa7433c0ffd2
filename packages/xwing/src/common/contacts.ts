/** Who touches whom, remembered: contact made by a move lasts until a move ends it. Ids are the caller's. */
import type { ManeuverResult } from './maneuvers.ts';

/** Two ships in contact, and which of them have moved since they came to touch. */
export interface Contact {
  readonly ships: readonly [number, number];
  readonly moved: readonly number[];
}

/** Whether two ships are remembered as touching. */
export function areTouching(contacts: readonly Contact[], a: number, b: number): boolean {
  return contacts.some(({ ships }) => ships.includes(a) && ships.includes(b) && a !== b);
}

/**
 * First Edition: only an overlap makes ships touch; they stay so while they are in contact and not both have
 * moved. `inContact` are the ships the mover is in contact with now. xwing1:touching.1 to .4
 */
export function firstContactsAfterMove(
  contacts: readonly Contact[],
  mover: number,
  overlapped: readonly number[],
  inContact: readonly number[],
): readonly Contact[] {
  const fresh = overlapped.filter((other) => inContact.includes(other));
  const kept = contacts.flatMap((contact): Contact[] => {
    const { ships, moved } = contact;
    if (!ships.includes(mover)) return [contact];
    const other = ships[0] === mover ? ships[1] : ships[0];
    if (fresh.includes(other) || !inContact.includes(other) || moved.includes(other)) return [];
    return [{ ships, moved: moved.includes(mover) ? moved : [...moved, mover] }];
  });
  return [...kept, ...fresh.map((other): Contact => ({ ships: [mover, other], moved: [] }))];
}

/** First Edition: the ships that a maneuver leaves touching: overlapped by it and in contact. xwing1:touching.1 */
export function firstTouching(result: ManeuverResult): readonly number[] {
  return result.touching.filter((other) => result.overlapped.includes(other));
}
