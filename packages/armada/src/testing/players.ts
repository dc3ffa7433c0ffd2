import { type Answerer, type Question, randomAnswerer } from '@firing-arc/referee';
import { below } from '@firing-arc/table';
import { cardOf, playArea } from '../game.ts';
import { baseBody, isInside } from '../geometry/index.ts';
import type { ArmadaQuestion } from '../questions.ts';
import type { ArmadaState } from '../state.ts';

type CourseQuestion = Extract<ArmadaQuestion, { kind: 'course' }>;

/**
 * A random player whose games last: flies only courses that keep a ship on the table, where there is one, and attacks
 * whenever it can. Draws from stream number `index` of `streams`.
 */
export function keenAnswerer(streams: number[], index = 0): Answerer<ArmadaState, ArmadaQuestion> {
  const random = randomAnswerer(streams, index);
  const oneOf = (indices: readonly number[]) => indices[below(streams, index, indices.length)]!;
  return (question, view, help) => {
    if (question.kind === 'course') return oneOf(coursesThatStay(question, view()));
    if (question.kind === 'attack') return below(streams, index, Math.max(1, question.options.length - 1));
    if (question.kind === 'squadron') return keenest(question);
    return random(question as Question, view, help);
  };
}

/** Attack if it can, else what comes first. */
function keenest({ options }: Extract<ArmadaQuestion, { kind: 'squadron' }>): number {
  return Math.max(
    0,
    options.findIndex(({ kind }) => kind === 'attack'),
  );
}

/** Places of the courses that end well inside the play area; else inside it; else all. */
function coursesThatStay({ ship: id, options }: CourseQuestion, state: ArmadaState): readonly number[] {
  const { size } = cardOf(state.ships[id]!);
  const area = playArea(state);
  const ends = options.map(({ end: [x, y, facing] }) => baseBody(size, { x, y, facing }));
  const all = options.map((_, place) => place);
  const inside = all.filter((place) => isInside(ends[place]!, area));
  const well = inside.filter((place) => {
    const { x, y } = ends[place]!;
    return Math.min(x, y, area.right - x, area.top - y) > MARGIN;
  });
  return well.length > 0 ? well : inside.length > 0 ? inside : all;
}

/** A ship nearer to an edge than this may find no course that stays on the table (mm). */
const MARGIN = 160;

/** A player that answers as another one does, but mostly uses a card where it may. */
export function cardAnswerer(
  other: Answerer<ArmadaState, ArmadaQuestion>,
  streams: number[],
  card: string,
): Answerer<ArmadaState, ArmadaQuestion> {
  return (question, view, help) => {
    if (question.form !== 'choice' || below(streams, 0, 5) === 0) return other(question, view, help);
    if (question.kind === 'use-card' && question.card === card) return 0;
    const named = (
      question.options as readonly { readonly effect?: unknown; readonly card?: unknown }[]
    ).flatMap(({ effect, card: of }, at) =>
      of === card || String(effect).split('#')[0] === card ? [at] : [],
    );
    return named.length > 0 ? named[below(streams, 0, named.length)]! : other(question, view, help);
  };
}
