/** What is drawn with the line of an attack, for both editions of X-Wing. */

import { type BaseShape, type Body, type Line, lineCrosses, RANGE_BAND } from '@firing-arc/xwing/common';
import type { ShownAim } from '../../shown/table.ts';
import { reachOf } from './base.ts';
import { say } from './names.ts';
import { rockKey } from './things.ts';

interface Shot {
  readonly attacker: number;
  readonly base: BaseShape;
  /** The arcs of the weapon; `all` for every direction. */
  readonly arcs: readonly string[];
  readonly range: number;
  readonly obstructed: boolean;
  readonly line: readonly number[];
}

/** The arc of an attack as far as its range, and the obstacles that its line crosses. */
export function aimOf(
  { attacker, base, arcs, range, obstructed, line: [x1, y1, x2, y2] }: Shot,
  obstacles: readonly { readonly id: number; readonly body: Body }[],
): ShownAim {
  const line: Line = [x1!, y1!, x2!, y2!];
  const crossed = obstructed ? obstacles.filter(({ body }) => lineCrosses(line, body)) : [];
  return {
    attacker,
    label: rangeText(range, obstructed),
    reach: {
      ...reachOf(base, arcs, 0),
      bands: [{ far: range * RANGE_BAND, name: String(range) }],
    },
    obstructedBy: crossed.map(({ id }) => rockKey(id)),
  };
}

/** "range 2, obstructed". */
export const rangeText = (range: number, obstructed: boolean): string =>
  [say().range({ range }), ...(obstructed ? [say().obstructed] : [])].join(', ');
