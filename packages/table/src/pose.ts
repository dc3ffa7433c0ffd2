import { cos, sin, snap, turned } from './math.ts';

/** Where a thing lies and where it faces: mm from the lower left corner, degrees clockwise from +y. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/** A pose with the sine and cosine of its facing: forward is (sin, cos), right is (cos, -sin). */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly sin: number;
  readonly cos: number;
}

/** The frame of a pose. */
export function frameOf(pose: Pose): Frame {
  return { x: pose.x, y: pose.y, sin: sin(pose.facing), cos: cos(pose.facing) };
}

/** A frame turned like another, at a place of its own. */
export function frameAt(x: number, y: number, like: Frame): Frame {
  return { x, y, sin: like.sin, cos: like.cos };
}

/** A pose on the grid, facing in [0, 360). */
export function poseAt(x: number, y: number, facing: number): Pose {
  return { x: snap(x), y: snap(y), facing: turned(snap(facing)) };
}

/** The pose that lies `right` and `ahead` of another and is turned clockwise by `turn` degrees, on the grid. */
export function moved(from: Pose, right: number, ahead: number, turn: number): Pose {
  const s = sin(from.facing);
  const c = cos(from.facing);
  return poseAt(from.x + right * c + ahead * s, from.y - right * s + ahead * c, from.facing + turn);
}
