import { type Answerer, type Question, randomAnswerer } from '@firing-arc/referee';
import { below } from '@firing-arc/table';
import { insidePlayArea } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { previewOf } from '../maneuver/preview.ts';
import type { SecondQuestion } from '../questions.ts';
import { dialFor } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';

/**
 * A random player whose games last: sets only dials that keep a ship well on the table, where there is one, and
 * attacks whenever it can. Draws from stream number `index` of `streams`.
 */
export function stayingAnswerer(streams: number[], index = 0): Answerer<SecondState, SecondQuestion> {
  const random = randomAnswerer(streams, index);
  const oneOf = (indices: readonly number[]) => indices[below(streams, index, indices.length)]!;
  return (question, view, help) => {
    if (question.kind === 'dials') {
      const state = view();
      return question.parts.map((part) => oneOf(dialsThatStay(state, state.ships[part.about]!)));
    }
    if (question.kind === 'attack') return below(streams, index, Math.max(1, question.options.length - 1));
    return random(question as Question, view, help);
  };
}

/** A ship nearer to an edge than this may find no maneuver that stays on the table (mm). */
const MARGIN = 110;

/** Dial entries that end well inside the play area; else inside it; else all. */
function dialsThatStay(state: SecondState, ship: Ship): readonly number[] {
  const dial = dialFor(ship);
  const all = dial.map((_, entry) => entry);
  const ends = dial.map(({ maneuver }) => previewOf(ship, maneuver).pose);
  const inside = all.filter((entry) => insidePlayArea(bodyOf(ship, ends[entry]), state.width, state.depth));
  const well = inside.filter((entry) => {
    const { x, y } = ends[entry]!;
    return Math.min(x, y, state.width - x, state.depth - y) >= MARGIN;
  });
  return well.length > 0 ? well : inside.length > 0 ? inside : all;
}
