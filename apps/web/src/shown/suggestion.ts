/** What a lesson suggests, as the board shows it. */

import type { Answer } from '@firing-arc/referee';
import type { Preview, ShownQuestion } from './question.ts';

type Move = Preview & { readonly kind: 'move' };

/** Ships and things (by key) to choose, and where ships would end. */
export interface Suggestion {
  readonly ships: readonly number[];
  readonly things: readonly string[];
  readonly moves: readonly Move[];
}

/** What an answer to a question looks like on the board; null for one of which nothing can be seen there. */
export function suggestionOf(question: ShownQuestion, answer: Answer): Suggestion | null {
  const moves = previewsOf(question, answer).filter((preview) => preview?.kind === 'move');
  if (moves.length > 0) return { ships: [], things: [], moves };
  const option = question.form === 'choice' && typeof answer === 'number' ? question.options[answer] : null;
  if (!option || (option.ship === null && option.thing === undefined)) return null;
  return {
    ships: option.ship === null ? [] : [option.ship],
    things: option.thing === undefined ? [] : [option.thing],
    moves: [],
  };
}

function previewsOf(question: ShownQuestion, answer: Answer): readonly (Preview | null)[] {
  switch (question.form) {
    case 'choice':
      return typeof answer === 'number' ? [question.options[answer]?.preview() ?? null] : [];
    case 'course':
      return typeof answer === 'number' ? [question.preview(answer)] : [];
    case 'dials':
      return question.dials.map(({ preview }, at) => {
        const entry = typeof answer === 'object' ? answer[at] : undefined;
        return entry === undefined ? null : preview(entry);
      });
    case 'stacks':
    case 'place':
      return [];
  }
}
