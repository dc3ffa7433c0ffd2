import type { Measured, MeasuredThing } from '@firing-arc/referee';
import { type Arc, inArc } from '../../common/index.ts';
import { bodyOf, inPlay, rangeBetween, touchingShips } from '../game.ts';
import type { FirstState } from '../state.ts';

const ARCS: readonly Arc[] = ['front', 'left', 'right', 'rear', 'bullseye', 'full-front', 'full-rear'];
/** What is measured from a ship to another; firing arcs have no end (firing-arc.1). */
export function measured(state: FirstState, from: MeasuredThing, to: MeasuredThing): Measured | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  const one = state.ships[from];
  const other = state.ships[to];
  if (!one || !other || !inPlay(one) || !inPlay(other)) return undefined;
  const inIts = (arc: Arc) => inArc(bodyOf(one), arc, bodyOf(other), Number.POSITIVE_INFINITY);
  return {
    range: rangeBetween(state, one, other),
    touching: touchingShips(state, one, other),
    arcs: Object.fromEntries(ARCS.map((arc) => [arc, inIts(arc)])),
  };
}
