/** Which triggers wait in a moment, and whose moment it is. */
import type { Acting } from './act.ts';
import { bearsOneOf, cardsTriggering } from './kinds.ts';
import type { Moment, Trigger, Whose } from './language.ts';
import { type Bearer, cardsOf } from './scene.ts';

/** Triggers of a bearer in a moment. */
export function triggersIn(
  bearer: Bearer,
  moment: Moment,
  fits: (of: Whose) => boolean,
): readonly Pick<Acting, 'bearer' | 'card' | 'trigger'>[] {
  if (!bearsOneOf(bearer, cardsTriggering(moment))) return [];
  return cardsOf(bearer).flatMap((card) =>
    card.abilities.flatMap((trigger) =>
      trigger.kind === 'trigger' && trigger.at === moment && fits(trigger.of)
        ? [{ bearer, card, trigger: trigger satisfies Trigger }]
        : [],
    ),
  );
}

/** Whether a moment of one piece is one of those that a bearer waits for. */
export function isMomentOf(bearer: Bearer, whose: Whose, piece: Bearer): boolean {
  switch (whose) {
    case 'its':
      return bearer === piece;
    case 'friends':
      return bearer !== piece && bearer.player === piece.player;
    case 'sides':
      return bearer.player === piece.player;
    case 'enemies':
      return bearer.player !== piece.player;
  }
}
