/** Who is engaged with whom, and what it forbids. Engagement is measured where squadrons stand, never stored. */
import type { Ruling } from '@firing-arc/referee';
import { modifiersOf, pinnedBy } from '../abilities/modifiers.ts';
import { hold } from '../abilities/scene.ts';
import { squadronBodyOf, squadronsInPlay, surroundings } from '../game.ts';
import { isEngaged } from '../geometry/index.ts';
import type { ArmadaState, Squadron } from '../state.ts';
import { isHeavy, keyword } from './keywords.ts';

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

/** Squadrons that hold one in place: those engaged with it that are not heavy (engagement.2, squadron-keywords.5). */
export const holdsInPlace = (state: ArmadaState, squadron: Squadron): readonly Squadron[] =>
  engagedWith(state, squadron).filter((other) => !isHeavy(state, other));

/** Whether a card lets a squadron move and attack ships though it is engaged. */
export const isUnbound = (state: ArmadaState, squadron: Squadron): boolean =>
  modifiersOf(squadron, 'unbound').some((one) =>
    hold({ state, bearer: squadron, other: squadron, card: squadron.card }, one.if),
  );

/** The ruling by which an engaged squadron cannot move; null when it may (engagement.2, squadron-keywords.5, .6). */
export function heldBy(state: ArmadaState, squadron: Squadron): Ruling | null {
  if (isUnbound(state, squadron)) return null;
  const engaged = engagedWith(state, squadron);
  const pinned = pinnedBy(state, squadron);
  if (pinned === 0 && engaged.every((other) => isHeavy(state, other))) return null;
  if (keyword(state, squadron, 'grit') === 0) return 'armada:engagement.2';
  return engaged.length + pinned === 1 ? null : 'armada:squadron-keywords.6';
}

export const mayMove = (state: ArmadaState, squadron: Squadron): boolean => heldBy(state, squadron) === null;
