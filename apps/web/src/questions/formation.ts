/** Where all ships end whose dials are set, and which of them would come to lie on each other. */

import type { Pose } from '@firing-arc/table';
import type { Preview } from '../shown/question.ts';
import type { ShownBase } from '../shown/table.ts';

export type Move = Extract<Preview, { readonly kind: 'move' }>;

/** The corners of a base where it stands; a disc by its middle and radius. */
interface Placed {
  readonly corners: readonly (readonly [number, number])[];
  readonly radius: number;
}

function placed(base: ShownBase, { x, y, facing }: Pose): Placed {
  if (base.kind === 'disc') return { corners: [[x, y]], radius: base.radius };
  const angle = (facing * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const { halfX, halfY } = base;
  const corners = [
    [-halfX, -halfY],
    [halfX, -halfY],
    [halfX, halfY],
    [-halfX, halfY],
  ].map(([right, ahead]) => [x + right! * cos + ahead! * sin, y - right! * sin + ahead! * cos] as const);
  return { corners, radius: 0 };
}

/** Whether two bases lie on each other: no line between them. Touching is not overlapping. */
export function isOver(a: Move, b: Move): boolean {
  const [one, other] = [placed(a.base, a.to), placed(b.base, b.to)];
  const axes = [a.to.facing, a.to.facing + 90, b.to.facing, b.to.facing + 90];
  const apart = axes.some((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [right, up] = [Math.sin(angle), Math.cos(angle)];
    const [from, to] = spanOn(one, right, up);
    const [least, most] = spanOn(other, right, up);
    return to <= least + SLACK || most <= from + SLACK;
  });
  return !apart;
}

/** So much of each other does not count, mm. */
const SLACK = 0.01;

function spanOn({ corners, radius }: Placed, right: number, up: number): readonly [number, number] {
  const along = corners.map(([x, y]) => x * right + y * up);
  return [Math.min(...along) - radius, Math.max(...along) + radius];
}

/** The moves that end on another one of them. */
export const crowded = (moves: readonly Move[]): readonly Move[] =>
  moves.filter((move) => moves.some((other) => other !== move && isOver(move, other)));
