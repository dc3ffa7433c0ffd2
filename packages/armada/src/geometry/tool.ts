/**
 * The maneuver tool: five segments, four joints that click. A ship slides off the guides at its notches and is set
 * down on the guides just after the joint of its speed, on the same side of the tool.
 */
import { type Box, boxGap, CONTACT, cos, type Frame, moved, type Pose, sin } from '@firing-arc/table';
import { BASES, type ShipBase, type ShipSize } from './bases.ts';
import { CLICK, GUIDE_TO_JOINT, JOINT_TO_GUIDE, TOOL_WIDTH } from './measured.ts';

/** Joints of the tool, and the most that each can be clicked. armada:maneuver-tool.1, armada:yaw.1 */
export const JOINTS = 4;
export const MOST_CLICKS = 2;

/** Clicks of the joints up to the ship's own, right positive: as many as its speed. */
export type Clicks = readonly number[];

export const TOOL_SIDES = ['left', 'right'] as const;
/** On which side of the ship the tool lies. */
export type ToolSide = (typeof TOOL_SIDES)[number];

/** Where the tool begins, in the frame of the base. */
function startOf(base: ShipBase, side: ToolSide): Frame {
  return {
    x: (side === 'right' ? 1 : -1) * (base.width / 2 + TOOL_WIDTH.value / 2),
    y: base.notches,
    sin: 0,
    cos: 1,
  };
}

/** A place on the tool `mm` further on. */
function along({ x, y, sin: s, cos: c }: Frame, mm: number): Frame {
  return { x: x + mm * s, y: y + mm * c, sin: s, cos: c };
}

/** Sine and cosine of 0 to 15 clicks. */
const TURNS = Array.from({ length: 16 }, (_, clicks) => ({
  sin: sin(clicks * CLICK.value),
  cos: cos(clicks * CLICK.value),
}));

/** A joint's frame after it is clicked; `clicked` counts all clicks so far, so that angles are never summed up. */
function turnedBy({ x, y }: Frame, clicked: number): Frame {
  const turn = TURNS[clicked & 15]!;
  return { x, y, sin: turn.sin, cos: turn.cos };
}

/** The tool as it lies for a course, in the frame of the base at the start. */
interface LaidTool {
  /** Each joint up to the ship's own, facing along the segment that leads to it. */
  readonly joints: readonly Frame[];
  /** The guides on which the ship is set down. */
  readonly end: Frame;
  readonly clicked: number;
}

function layTool(base: ShipBase, clicks: Clicks, side: ToolSide): LaidTool {
  let at = startOf(base, side);
  let clicked = 0;
  const joints: Frame[] = [];
  for (const click of clicks) {
    at = along(at, GUIDE_TO_JOINT.value);
    joints.push(at);
    clicked += click;
    at = along(turnedBy(at, clicked), JOINT_TO_GUIDE.value);
  }
  return { joints, end: at, clicked };
}

/** Where a base stands whose notches are on guides, in the frame in which the guides are given. */
function setDown(base: ShipBase, guides: Frame, side: ToolSide): Frame {
  const start = startOf(base, side);
  return {
    x: guides.x - start.x * guides.cos - start.y * guides.sin,
    y: guides.y + start.x * guides.sin - start.y * guides.cos,
    sin: guides.sin,
    cos: guides.cos,
  };
}

/**
 * Where a course ends, as if nothing were in the way: speed is the number of clicks; at speed 0 the ship stays.
 * armada:maneuver-tool.1, .2, .4, armada:ship-movement.3, .6, .8
 */
export function courseEnd(size: ShipSize, pose: Pose, clicks: Clicks, side: ToolSide): Pose {
  if (clicks.length === 0) return pose;
  const base = BASES[size];
  const { end, clicked } = layTool(base, clicks, side);
  const { x, y } = setDown(base, end, side);
  return moved(pose, x, y, clicked * CLICK.value);
}

/** One straight piece of the tool, in the frame of the base at the start. */
export interface ToolPiece {
  readonly frame: Frame;
  readonly box: Box;
}

function piece(from: Frame, length: number): ToolPiece {
  return {
    frame: along(from, length / 2),
    box: { x: 0, y: 0, halfX: TOOL_WIDTH.value / 2, halfY: length / 2 },
  };
}

/**
 * The tool from the guides at the ship to the guides where it is set down; what lies beyond is ignored. In the frame of
 * the base at the start. armada:maneuver-tool.2
 */
export function toolPieces(size: ShipSize, clicks: Clicks, side: ToolSide): readonly ToolPiece[] {
  const pieces: ToolPiece[] = [];
  let at = startOf(BASES[size], side);
  let clicked = 0;
  let length = GUIDE_TO_JOINT.value;
  for (const click of clicks) {
    pieces.push(piece(at, length));
    at = along(at, length);
    clicked += click;
    at = turnedBy(at, clicked);
    length = JOINT_TO_GUIDE.value + GUIDE_TO_JOINT.value;
  }
  if (clicks.length > 0) pieces.push(piece(at, JOINT_TO_GUIDE.value));
  return pieces;
}

/** Whether the base would end on the tool, by more than 1e-6 mm; it lies flush at its guides. armada:ship-movement.4 */
export function endsOnTool(size: ShipSize, clicks: Clicks, side: ToolSide): boolean {
  if (clicks.length === 0) return false;
  const base = BASES[size];
  const end = setDown(base, layTool(base, clicks, side).end, side);
  return toolPieces(size, clicks, side).some(
    ({ frame, box }) => boxGap(end, base.footprint.core, frame, box) < -CONTACT,
  );
}

/**
 * Where a ship at speed 0 ends that an effect lets yaw: it pivots about the last joint, which lies behind the guides
 * of the last segment, and the tool lies on the side to which it is clicked. armada:ship-movement.9
 */
export function yawAtSpeedZero(size: ShipSize, pose: Pose, click: number): Pose {
  if (click === 0) return pose;
  const base = BASES[size];
  const side: ToolSide = click > 0 ? 'right' : 'left';
  const joint = along(startOf(base, side), -JOINT_TO_GUIDE.value);
  const { x, y } = setDown(base, along(turnedBy(joint, click), JOINT_TO_GUIDE.value), side);
  return moved(pose, x, y, click * CLICK.value);
}
