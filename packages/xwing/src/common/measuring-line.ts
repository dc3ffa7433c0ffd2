import { type Line, lineCrosses } from './arcs.ts';
import { type Body, outlineOf } from './bodies.ts';

/** A line that range may be measured along, and whether an obstacle lies on it. */
export interface MeasuringLine {
  readonly obstructed: boolean;
  readonly line: Line;
}

/** Of families of equally short lines, each given by its outermost ones, a clear one and an obstructed one. */
export function linesAmong(
  families: readonly (readonly Line[])[],
  rocks: readonly Body[],
): readonly MeasuringLine[] {
  const lines = families.flatMap((family) => {
    const near = rocks.filter((rock) => family.some((line) => comesNear(rock, line, family[0] ?? line)));
    if (near.length === 0) return family.slice(0, 1).map((line) => ({ line, obstructed: false }));
    return candidates(family, near).map((line) => ({
      line,
      obstructed: near.some((rock) => lineCrosses(line, rock)),
    }));
  });
  const clear = lines.find((line) => !line.obstructed);
  const blocked = lines.find((line) => line.obstructed);
  return [clear, blocked].filter((line) => line !== undefined);
}

/** Whether the circle around a rock comes into the box around two lines: no line between them meets it otherwise. */
function comesNear(rock: Body, one: Line, other: Line): boolean {
  return (
    rock.x + rock.radius >= Math.min(one[0], one[2], other[0], other[2]) &&
    rock.x - rock.radius <= Math.max(one[0], one[2], other[0], other[2]) &&
    rock.y + rock.radius >= Math.min(one[1], one[3], other[1], other[3]) &&
    rock.y - rock.radius <= Math.max(one[1], one[3], other[1], other[3])
  );
}

/**
 * Lines of a family, given by its two outermost, such that every way the rocks can lie to a line of it is that of
 * one of these: where a line meets a corner of a rock, or an end of it an edge, and one between each two such.
 */
function candidates(family: readonly Line[], rocks: readonly Body[]): readonly Line[] {
  const [first, last] = family;
  if (!first || !last) return family;
  const cuts = rocks.flatMap((rock) => cutsBy(rock, first, last)).filter((t) => t > 0 && t < 1);
  if (cuts.length === 0) return family;
  const sorted = [0, ...cuts, 1].sort((a, b) => a - b);
  return sorted.flatMap((t, i) => {
    const next = sorted[i + 1];
    return next === undefined
      ? [between(first, last, t)]
      : [t, (t + next) / 2].map((at) => between(first, last, at));
  });
}

function between(first: Line, last: Line, t: number): Line {
  const part = (i: 0 | 1 | 2 | 3): number => first[i] + t * (last[i] - first[i]);
  return [part(0), part(1), part(2), part(3)];
}

/** Where a line that sweeps from the first to the last begins or ceases to meet a rock: parts of the way. */
function cutsBy(rock: Body, first: Line, last: Line): readonly number[] {
  const dx = last[0] - first[0];
  const dy = last[1] - first[1];
  const width = dx * dx + dy * dy;
  const along = (x: number, y: number): number => ((x - first[0]) * dx + (y - first[1]) * dy) / width;
  const middle = along(rock.x, rock.y);
  const reach = rock.radius / Math.sqrt(width);
  if (middle + reach < 0 || middle - reach > 1) return [];
  const points = outlineOf(rock);
  const cuts: number[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    const [x1, y1, x2, y2] = [points[i]!, points[i + 1]!, points[j]!, points[j + 1]!];
    cuts.push(along(x1, y1));
    for (const end of [0, 2] as const) {
      // The edge of the rock crosses the line that this end runs along.
      const side1 = dx * (y1 - first[end + 1]!) - dy * (x1 - first[end]);
      const side2 = dx * (y2 - first[end + 1]!) - dy * (x2 - first[end]);
      if (side1 > 0 === side2 > 0) continue;
      const t = side1 / (side1 - side2);
      cuts.push(along(x1 + t * (x2 - x1), y1 + t * (y2 - y1)));
    }
  }
  return cuts;
}
