/** What engagement forbids. */
import type { Ruling } from '@firing-arc/referee';
import { hold, keyword } from '../abilities/evaluate.ts';
import { pinnedBy } from '../abilities/modifiers.ts';
import { modifiersOf } from '../abilities/scene.ts';
import type { ArmadaState, Squadron } from '../state.ts';
import { engagedWith } from './engaged.ts';
import { isHeavy } from './keywords.ts';

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
