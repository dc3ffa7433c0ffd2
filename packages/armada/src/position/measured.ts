import type { Measured } from '@firing-arc/referee';
import { bodyOf, inPlay, zonesOf } from '../game.ts';
import { distance, isInArc, rangeOf, touches, zoneBody } from '../geometry/index.ts';
import type { ArmadaState } from '../state.ts';

/** What is measured from a ship's base to another's, and which of its firing arcs the other is in. */
export function measured({ ships }: ArmadaState, from: number, to: number): Measured | undefined {
  const one = ships[from];
  const other = ships[to];
  if (!one || !other || !inPlay(one) || !inPlay(other)) return undefined;
  const [body, target] = [bodyOf(one), bodyOf(other)];
  return {
    range: rangeOf(distance(body, target)),
    touching: touches(body, target),
    arcs: Object.fromEntries(zonesOf(one).map((zone) => [zone, isInArc(zoneBody(body, zone), target)])),
  };
}
