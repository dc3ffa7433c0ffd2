/** Keywords of squadrons: printed ones, and those that others lend. */
import { SQUADRON_ABILITIES } from '../abilities/squadrons.ts';
import type { SquadronKeyword } from '../cards/index.ts';
import { squadronBodyOf, squadronCardOf, squadronsInPlay } from '../game.ts';
import { attackLines, type Distance, distanceOf } from '../geometry/index.ts';
import type { ArmadaState, Squadron } from '../state.ts';

/** Number of a keyword: that of Counter 2 and the like, 1 for one without a number, 0 for one it has not. */
export function keyword(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  const number = (squadronCardOf(squadron).keywords[name] ?? 0) + lent(state, squadron, name);
  if (name !== 'grit' || number > 0) return number;
  return hasIntelNear(state, squadron) ? 1 : 0;
}

/** What other friendly squadrons lend of a keyword; numbers gained add up (squadron-keywords.20). */
function lent(state: ArmadaState, squadron: Squadron, name: SquadronKeyword): number {
  let sum = 0;
  for (const other of squadronsInPlay(state)) {
    if (other.player !== squadron.player || other === squadron) continue;
    for (const ability of SQUADRON_ABILITIES[other.card] ?? []) {
      if (ability.kind !== 'lends-keyword' || ability.keyword !== name) continue;
      const has = !ability.having || squadronCardOf(squadron).keywords[ability.having] !== undefined;
      if (has && isWithin(other, squadron, ability.within)) sum += ability.add;
    }
  }
  return sum;
}

function isWithin(a: Squadron, b: Squadron, band: Distance): boolean {
  const lines = attackLines(squadronBodyOf(a), squadronBodyOf(b));
  return lines !== null && (distanceOf(lines.mm) ?? Number.POSITIVE_INFINITY) <= band;
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
