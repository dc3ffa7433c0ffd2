/** Options with what follows them: of a move in several steps all places are there at once. */

import { poseAt } from '@firing-arc/table';
import { useMemo } from 'react';
import { useTable } from '../screen/table-context.ts';
import type { Preview, ShownOption, ShownPlace, ShownQuestion } from '../shown/question.ts';
import { questionWords } from '../words/en/questions.ts';
import { onLine } from './line.ts';

type Choice = ShownQuestion & { readonly form: 'choice' };

/** An option, and the answers that take it, one after the other. */
export interface AheadOption extends ShownOption {
  readonly answers: readonly (number | readonly number[])[];
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

/** Every option that leads to others or to places along a line, once for each of them. */
export function optionsAhead(
  { options, leadsTo }: Choice,
  ahead: (answer: number) => ShownQuestion | null,
): readonly AheadOption[] {
  return options.flatMap((option, first): readonly AheadOption[] => {
    const next = leadsTo === undefined ? null : ahead(first);
    const alone = [{ ...option, answers: [first] }];
    if (!next || !leadsTo?.includes(next.kind)) return alone;
    const named = (text: string) => `${(option.name ?? option.text).replace(/\.$/, '')}: ${text}`;
    if (next.form === 'choice')
      return next.options.map((one, second) => ({
        ...one,
        text: named(one.text),
        answers: [first, second],
      }));
    if (next.form !== 'place' || next.place.freedom !== 'line') return alone;
    const { slideExactly } = questionWords.get();
    return [
      ...endsAlong(next.place, option).map(({ name, preview, at }) => ({
        ...option,
        text: named(name),
        preview,
        answers: [first, at],
      })),
      { ...option, text: named(slideExactly), preview: () => null, answers: [first] },
    ];
  });
}

/** The ends and the middle of the places where a ship may slide to after an option; one of them where they are one. */
function endsAlong(place: ShownPlace, option: ShownOption) {
  const { thing } = place;
  const line = onLine(place);
  const words = questionWords.get();
  const [back, middle, front] = [line(0), line(0.5), line(1)];
  const isOne = Math.hypot(front[0]! - back[0]!, front[1]! - back[1]!) < 1;
  const ends = [
    { name: words.middle, at: middle },
    ...(isOne
      ? []
      : [
          { name: words.front, at: front },
          { name: words.back, at: back },
        ]),
  ];
  const move = option.preview();
  return ends.map(({ name, at }) => ({
    name,
    at,
    preview: (): Preview | null =>
      move?.kind === 'move' && thing.kind === 'base'
        ? { ...move, to: poseAt(at[0]!, at[1]!, at[2]!), template: null, bad: false, warnings: [] }
        : move,
  }));
}
