import type { Measured, MeasuredThing } from '@firing-arc/referee';
import { type Arc, inArc } from '../../common/index.ts';
import { bodyOf, inPlay, isRemote } from '../bodies.ts';
import { unitBody } from '../devices/bodies.ts';
import { inContact, rangeBetween } from '../range.ts';
import type { SecondState } from '../state.ts';

const ARCS: readonly Arc[] = ['front', 'left', 'right', 'rear', 'bullseye', 'full-front', 'full-rear'];
/** What is measured from a ship to another, or to a remote; nothing is in an arc of a remote. */
export function measured(state: SecondState, from: MeasuredThing, to: MeasuredThing): Measured | undefined {
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  const one = state.ships[from];
  const other = state.ships[to];
  if (!one || !other || ![one, other].every((ship) => inPlay(ship) || isRemote(ship))) return undefined;
  const range = rangeBetween(state, one, other);
  return {
    range: range > 3 ? null : range,
    touching: inContact(state, from, to),
    arcs: Object.fromEntries(
      ARCS.map((arc) => [arc, !isRemote(one) && inArc(bodyOf(one), arc, unitBody(other))]),
    ),
  };
}
