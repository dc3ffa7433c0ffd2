// Answers by chance to what the page asks.
import type { Answer } from '@firing-arc/referee';
import { below } from '@firing-arc/table';
import type { ShownQuestion } from '../shown/question.ts';

/** Any answer to a question as the page shows it. */
export function anyAnswer(question: ShownQuestion, streams: number[]): Answer {
  switch (question.form) {
    case 'choice':
      return below(streams, 0, question.options.length);
    case 'dials':
      return question.dials.map(({ entries }) => below(streams, 0, entries.length));
    case 'stacks':
      return question.stacks.flatMap(({ dials }) =>
        dials.map(({ options }) => below(streams, 0, options.length)),
      );
    case 'course':
      return below(streams, 0, question.courses.length);
    case 'place':
      return question.place.propose(() => below(streams, 0, 1000) / 1000)!;
  }
}
