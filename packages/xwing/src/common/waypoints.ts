import { frameOf, type Pose } from '@firing-arc/table';
import type { BaseSize } from './bases.ts';
import { courseOf, courseStart, type Maneuver, poseAlong } from './courses.ts';

/**
 * Poses of a ship on its way along the template of a maneuver, at even parts of that way, from where it stands to the
 * full position before any turn at the end: for pictures. Both middle hash marks stay on the line (xwing2:overlap.4).
 * Only where it stands for a maneuver without a template.
 */
export function waypoints(size: BaseSize, from: Pose, maneuver: Maneuver, steps: number): readonly Pose[] {
  const { x, y, facing } = from;
  const here = { x, y, facing };
  if (maneuver.bearing === 'stationary') return [here];
  const course = courseOf(size, maneuver);
  const start = frameOf(courseStart(size, here, course));
  const { chord, length } = course.track;
  const poses: Pose[] = [here];
  for (let step = 1; step <= steps; step++) {
    poses.push(poseAlong(course, start, here, -chord + ((length + chord) * step) / steps));
  }
  return poses;
}
