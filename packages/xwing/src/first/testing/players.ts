import { type Answerer, type Question, randomAnswerer } from '@firing-arc/referee';
import { below } from '@firing-arc/table';
import { insidePlayArea, previewManeuver } from '../../common/index.ts';
import { isHuge, sizeOf, typeOf, wholeBodyOf } from '../game.ts';
import { hugeCourse } from '../huge/course.ts';
import type { FirstQuestion } from '../questions.ts';
import type { FirstState, Ship } from '../state.ts';

/**
 * A random player whose games last: sets only dials that keep a ship well on the table, where there is one, and
 * attacks whenever it can. Draws from stream number `index` of `streams`.
 */
export function stayingAnswerer(streams: number[], index = 0): Answerer<FirstState, FirstQuestion> {
  const random = randomAnswerer(streams, index);
  const oneOf = (indices: readonly number[]) => indices[below(streams, index, indices.length)]!;
  return (question, view, help) => {
    if (question.kind === 'dials') {
      const state = view();
      return question.parts.map(({ about, options }) => {
        const entries = options.map(({ entry }) => entry);
        const chosen = oneOf(dialsThatStay(state, state.ships[about]!, entries));
        return entries.indexOf(chosen);
      });
    }
    if (question.kind === 'attack') return below(streams, index, Math.max(1, question.options.length - 1));
    return random(question as Question, view, help);
  };
}

/** A ship nearer to an edge than this may find no maneuver that stays on the table (mm). */
const MARGIN = 110;
/** A huge ship turns within some 250 mm (mm). */
const HUGE_MARGIN = 300;

/** Dial entries of some that end well inside the play area; else inside it; else all. */
function dialsThatStay(state: FirstState, ship: Ship, all: readonly number[]): readonly number[] {
  const { dial } = typeOf(ship);
  const ends = dial.map(({ maneuver }) =>
    isHuge(ship) ? hugeCourse(ship, maneuver, []).pose : previewManeuver(sizeOf(ship), ship, maneuver).pose,
  );
  const inside = all.filter((entry) =>
    insidePlayArea(wholeBodyOf(ship, ends[entry]), state.width, state.depth),
  );
  const margin = isHuge(ship) ? HUGE_MARGIN : MARGIN;
  const well = inside.filter((entry) => {
    const { x, y } = ends[entry]!;
    return Math.min(x, y, state.width - x, state.depth - y) >= margin;
  });
  return well.length > 0 ? well : inside.length > 0 ? inside : all;
}
