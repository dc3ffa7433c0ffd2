/** Who is engaged with whom: measured where squadrons stand, never stored. */
import { squadronBodyOf, squadronsInPlay, surroundings } from '../game.ts';
import { isEngaged } from '../geometry/index.ts';
import type { ArmadaState, Squadron } from '../state.ts';

/** The rule of an edition about where line of sight to a squadron ends (line-of-sight.2). */
export const sightRule = ({ edition }: Pick<ArmadaState, 'edition'>): 'middle' | 'closest' =>
  edition === '1.6' ? 'middle' : 'closest';

/** Enemy squadrons that a squadron is engaged with (engagement.1, .4 to .7). */
export function engagedWith(state: ArmadaState, squadron: Squadron): readonly Squadron[] {
  const enemies = squadronsInPlay(state).filter((other) => other.player !== squadron.player);
  const near = enemies.filter((other) => couldEngage(squadron, other));
  if (near.length === 0) return near;
  const body = squadronBodyOf(squadron);
  const around = surroundings(state, body, FAR);
  return near.filter((other) => isEngaged(body, squadronBodyOf(other), around, sightRule(state)));
}

/** Middles farther apart than distance 1 and two bases never engage: spares the exact work. */
function couldEngage(a: Squadron, b: Squadron): boolean {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy < FAR * FAR;
}

const FAR = 115;
