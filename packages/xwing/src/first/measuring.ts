import { friendly, inPlay } from './game.ts';
import type { FirstQuestion } from './questions.ts';
import type { FirstState } from './state.ts';

/**
 * Why the ruler may not be laid from one ship to another while a question waits (or none); null when it may. Where
 * measuring is free it always may. An active ship's player measures to enemies before declaring a target
 * (faq-measuring-range.1), who resolves an ability to the ships it could affect (faq-measuring-range.2); a lock is
 * declared first, and the rules measure it (faq-measuring-range.3).
 */
export function measuringRefusal(
  state: FirstState,
  question: FirstQuestion | null,
  from: number,
  to: number,
): string | null {
  if (state.measuring === 'free') return null;
  const [ship, other] = [state.ships[from], state.ships[to]];
  if (!question || !ship || !other || !inPlay(ship) || !inPlay(other)) return NOT_NOW;
  switch (question.kind) {
    case 'attack':
      return question.ship === from && !friendly(ship, other) ? null : NOT_NOW;
    case 'use-ability':
      return question.ship === from ? null : NOT_NOW;
    case 'choose-ship': {
      const could = question.options.some((option) => option.kind === 'ship' && option.target === to);
      return question.ship === from && could ? null : NOT_NOW;
    }
    case 'lock-target':
      return 'xwing1:faq-measuring-range.3';
    default:
      return NOT_NOW;
  }
}

/** At no other time is anything measured. */
const NOT_NOW = 'xwing1:faq-measuring-range.4';
