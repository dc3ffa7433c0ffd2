/** What keywords of squadrons do to others; whether a squadron has one is asked in abilities/evaluate.ts. */

import { squadronBodyOf, squadronCardOf, squadronsInPlay } from '../game.ts';
import { attackLines, distanceOf } from '../geometry/index.ts';
import type { ArmadaState, Squadron } from '../state.ts';

/** Whether two squadrons are at distance 1 of each other; one is so of itself. armada:measuring-firing-arc-and-range.8 */
export function isNear(a: Squadron, b: Squadron): boolean {
  if (a.id === b.id) return true;
  const lines = attackLines(squadronBodyOf(a), squadronBodyOf(b));
  return lines !== null && distanceOf(lines.mm) === 1;
}

/**
 * Whether a squadron does not hold those engaged with it. In 2015 intel made the enemies at distance 1 heavy, where it
 * now lends grit to friends.
 */
export function isHeavy(state: ArmadaState, squadron: Squadron): boolean {
  if (squadronCardOf(squadron).keywords.heavy !== undefined) return true;
  if (state.edition !== '2015') return false;
  return squadronsInPlay(state).some(
    (other) =>
      other.player !== squadron.player &&
      squadronCardOf(other).keywords.intel !== undefined &&
      isNear(other, squadron),
  );
}
