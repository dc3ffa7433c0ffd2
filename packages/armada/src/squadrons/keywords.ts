/** Keywords of squadrons: printed ones, and those that others lend. */
import type { SquadronKeyword } from '../cards/index.ts';
import { squadronBodyOf, squadronCardOf, squadronsInPlay } from '../game.ts';
import { attackLines, distanceOf } from '../geometry/index.ts';
import type { ArmadaState, Squadron } from '../state.ts';

/** Number of a keyword: that of Counter 2 and the like, 1 for one without a number, 0 for one it has not. */
export function keyword(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  const printed = squadronCardOf(squadron).keywords[name] ?? 0;
  if (name !== 'grit' || printed > 0) return printed;
  return hasIntelNear(state, squadron) ? 1 : 0;
}

/** Friendly squadrons at distance 1 of one with intel have grit, itself included (squadron-keywords.7). */
function hasIntelNear(state: ArmadaState, squadron: Squadron): boolean {
  if (state.edition === '2015') return false;
  return squadronsInPlay(state).some(
    (other) =>
      other.player === squadron.player &&
      squadronCardOf(other).keywords.intel !== undefined &&
      isNear(other, squadron),
  );
}

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
