import { ON_LINE } from '@firing-arc/table';
import {
  BASES,
  type BaseSize,
  type Maneuver,
  newPlace,
  type Pose,
  placeAfter,
} from '@firing-arc/xwing/common';

/** An entry of a dial, by what it does to stress. */
export interface WayOn {
  readonly maneuver: Maneuver;
  readonly stresses: boolean;
  readonly clears: boolean;
}

/**
 * What it costs, as a share of the ship's points, to end where no way leads on, only ones into a corner, only red ones, or
 * so few that a ship in the way may push the own over the edge.
 */
const DEAD_END = { noWayOn: 6, noWayAfter: 2.5, onlyRedWaysOn: 0.4, fewWaysOn: 0.15 } as const;
/** Fewer ways are few. */
const ENOUGH = 3;

/** Farther than this from every edge a ship can always turn away (mm). */
const FREE_OF_EDGES = 330;
/** In so many moves a ship turns along an edge. */
const MOVES_AHEAD = 2;

const places = Array.from({ length: MOVES_AHEAD }, newPlace);

/** What it costs, as a share of the ship's points, that few ways or none stay on a table in the next two rounds. */
export function deadEndShare(
  size: BaseSize,
  dial: readonly WayOn[],
  table: { readonly width: number; readonly depth: number },
  at: Pose,
  stressed: boolean,
): number {
  const { x, y } = at;
  const { width, depth } = table;
  if (Math.min(x, y, width - x, depth - y) > FREE_OF_EDGES) return 0;
  const { half } = BASES[size];
  // Of maneuvers that are red, or not, how many stay and have one that stays behind them, as far as they count.
  const waysOn = (from: Pose, isStressed: boolean, moves: number, red: boolean, enough: number): number => {
    let ways = 0;
    for (const { maneuver, stresses, clears } of dial) {
      if (stresses && (!red || isStressed)) continue;
      const place = places[moves - 1]!;
      placeAfter(place, size, from, maneuver);
      const room = Math.min(place.x, place.y, width - place.x, depth - place.y);
      if (room - half * (Math.abs(place.sin) + Math.abs(place.cos)) < -ON_LINE) continue;
      const goesOn = moves === 1 || room > FREE_OF_EDGES;
      if (!goesOn && waysOn(place, stresses || (isStressed && !clears), moves - 1, true, 1) === 0) continue;
      ways++;
      if (ways === enough) return ways;
    }
    return ways;
  };
  const ways = waysOn(at, stressed, MOVES_AHEAD, false, ENOUGH);
  if (ways > 0) return ways < ENOUGH ? DEAD_END.fewWaysOn : 0;
  if (waysOn(at, stressed, MOVES_AHEAD, true, 1) > 0) return DEAD_END.onlyRedWaysOn;
  return waysOn(at, stressed, 1, true, 1) > 0 ? DEAD_END.noWayAfter : DEAD_END.noWayOn;
}
