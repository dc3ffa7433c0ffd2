/** Options with what follows them: of a move in several steps all places are there at once. */

import { useMemo } from 'react';
import { useTable } from '../screen/table-context.ts';
import type { ShownOption, ShownQuestion } from '../shown/question.ts';

type Choice = ShownQuestion & { readonly form: 'choice' };

/** An option, and the answers that take it, one after the other. */
export interface AheadOption extends ShownOption {
  readonly answers: readonly number[];
}

/** The options of a question, each with its places where it leads to some, and how one of them is taken. */
export function useAhead(question: Choice): {
  readonly options: readonly AheadOption[];
  readonly answer: (index: number) => void;
} {
  const { store, game } = useTable();
  const options = useMemo(() => optionsAhead(question, game.ahead), [question, game]);
  const answer = (index: number) => {
    for (const one of options[index]!.answers) store.answer(one);
  };
  return { options, answer };
}

/** Every option that leads to places, once for each of them. */
export function optionsAhead(
  { options, leadsTo }: Choice,
  ahead: (answer: number) => ShownQuestion | null,
): readonly AheadOption[] {
  return options.flatMap((option, first): readonly AheadOption[] => {
    const next = leadsTo === undefined ? null : ahead(first);
    if (next?.form !== 'choice' || !leadsTo?.includes(next.kind)) return [{ ...option, answers: [first] }];
    return next.options.map((place, second) => ({
      ...place,
      text: `${option.text.replace(/\.$/, '')}: ${place.text}`,
      answers: [first, second],
    }));
  });
}
