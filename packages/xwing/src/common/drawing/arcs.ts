import { clipToBox, cos, cut, frameOf, type Pose, placed, sin } from '@firing-arc/table';
import type { Arc } from '../arcs.ts';
import type { BaseShape } from '../bases.ts';
import { RANGE_BAND } from '../range.ts';
import type { Shape } from './picture.ts';

/** Between which directions, degrees clockwise from ahead, an arc lies. */
function directions(base: BaseShape, arc: Exclude<Arc, 'bullseye'>): readonly [number, number] {
  const half = base.arcHalfAngle;
  switch (arc) {
    case 'front':
      return [-half, half];
    case 'right':
      return [half, 180 - half];
    case 'rear':
      return [180 - half, 180 + half];
    case 'left':
      return [180 + half, 360 - half];
    case 'full-front':
      return [-90, 90];
    case 'full-rear':
      return [90, 270];
  }
}

/** An arc of a base out to some bands of the ruler, and the bands in it. */
export function arcShapes(base: BaseShape, pose: Pose, arc: Arc, bands: number): readonly Shape[] {
  const frame = frameOf(pose);
  const edge = (mm: number): readonly number[] => edgeOf(base, arc, mm);
  const far = edge(bands * RANGE_BAND);
  const near = edge(0);
  const outline = [...far, ...reversed(near)];
  const shapes: Shape[] = [{ kind: 'polygon', look: 'arc', points: placed(outline, frame) }];
  for (let band = 1; band < bands; band++) {
    const points = placed(edge(band * RANGE_BAND), frame);
    for (let i = 2; i < points.length; i += 2) {
      const from = [points[i - 2]!, points[i - 1]!] as const;
      shapes.push({ kind: 'line', look: 'band', from, to: [points[i]!, points[i + 1]!] });
    }
  }
  return shapes;
}

/** The points of an arc that are so many mm from the base, as chords of about 4 degrees. */
function edgeOf(base: BaseShape, arc: Arc, mm: number): readonly number[] {
  if (arc === 'bullseye') {
    return [-base.bullseye / 2, base.halfY + mm, base.bullseye / 2, base.halfY + mm];
  }
  const [from, to] = directions(base, arc);
  const steps = Math.ceil((to - from) / 4);
  const points: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const direction = from + ((to - from) * i) / steps;
    const far = along(base, direction, mm);
    points.push(far * sin(direction), far * cos(direction));
  }
  return points;
}

/** How far one goes from the middle of a base in a direction until it is so many mm behind: by halving. */
function along(base: BaseShape, direction: number, mm: number): number {
  const x = sin(direction);
  const y = cos(direction);
  const most = base.halfX + base.halfY + mm;
  clipToBox(0, 0, x * most, y * most, base);
  if (mm === 0) return cut.leave * most;
  let low = 0;
  let high = most;
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2;
    const dx = Math.max(0, Math.abs(middle * x) - base.halfX);
    const dy = Math.max(0, Math.abs(middle * y) - base.halfY);
    if (Math.sqrt(dx * dx + dy * dy) < mm) low = middle;
    else high = middle;
  }
  return low;
}

function reversed(points: readonly number[]): readonly number[] {
  const back: number[] = [];
  for (let i = points.length - 2; i >= 0; i -= 2) back.push(points[i]!, points[i + 1]!);
  return back;
}
