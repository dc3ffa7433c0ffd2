/**
 * The maneuver tool: five segments, four joints that click. A ship slides off the guides at its notches and is set
 * down on the guides just after the joint of its speed, on the same side of the tool.
 */
import {
  type Box,
  boxGap,
  CONTACT,
  cos,
  type Frame,
  frameOf,
  moved,
  type Pose,
  poseAt,
  sin,
} from '@firing-arc/table';
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

/** The tool as it lies up to some joint, in the frame of the base at the start: courses share what they begin with. */
export interface LaidTool {
  readonly base: ShipBase;
  readonly side: ToolSide;
  readonly joints: number;
  /** Clicks of all joints, summed up. */
  readonly clicked: number;
  /** The guides after the last of the joints, on which a ship is set down. */
  readonly end: Frame;
  /** Where the base stands that is set down there. */
  readonly down: Frame;
  /** Where the last straight piece begins, and the pieces before it. */
  readonly last: Frame;
  readonly pieces: readonly ToolPiece[];
  /** The same with one more joint, by its clicks: a tool of a size lies in some hundred ways, and each is built once. */
  readonly next: (LaidTool | undefined)[];
  /** Whether a base that is set down at its end lies on it. */
  readonly under: boolean;
}

/** Tools before any joint. */
const BEGUN = new Map<string, LaidTool>();

/** The tool laid at a ship, before any joint. */
function toolAt(size: ShipSize, side: ToolSide): LaidTool {
  const key = side + size;
  const known = BEGUN.get(key);
  if (known) return known;
  const base = BASES[size];
  const end = startOf(base, side);
  const tool = laid({ base, side, joints: 0, clicked: 0, end, last: end, pieces: [] });
  BEGUN.set(key, tool);
  return tool;
}

function laid(tool: Omit<LaidTool, 'down' | 'next' | 'under'>): LaidTool {
  const down = setDown(tool.base, tool.end, tool.side);
  return { ...tool, down, next: [], under: liesUnder(tool, down) };
}

/** The tool with one more joint, clicked. */
function nextJoint(tool: LaidTool, click: number): LaidTool {
  const known = tool.next[click + MOST_CLICKS];
  if (known) return known;
  const { base, side, joints, clicked, end, last, pieces } = tool;
  const length = joints === 0 ? GUIDE_TO_JOINT.value : JOINT_TO_GUIDE.value + GUIDE_TO_JOINT.value;
  const sum = clicked + click;
  const next = laid({
    base,
    side,
    joints: joints + 1,
    clicked: sum,
    end: along(turnedBy(along(end, GUIDE_TO_JOINT.value), sum), JOINT_TO_GUIDE.value),
    last: turnedBy(along(last, length), sum),
    pieces: [...pieces, piece(last, length)],
  });
  if (Math.abs(click) <= MOST_CLICKS && joints < JOINTS) tool.next[click + MOST_CLICKS] = next;
  return next;
}

/** The tool with some clicks. */
export function layTool(size: ShipSize, clicks: Clicks, side: ToolSide): LaidTool {
  let tool = toolAt(size, side);
  for (let joint = 0; joint < clicks.length; joint++) tool = nextJoint(tool, clicks[joint]!);
  return tool;
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
export const courseEnd = (size: ShipSize, pose: Pose, clicks: Clicks, side: ToolSide): Pose =>
  endOn(layTool(size, clicks, side), pose, frameOf(pose));

/** The same on a tool that lies already; `frame` is that of the pose. */
export function endOn({ down, joints, clicked }: LaidTool, pose: Pose, frame: Frame): Pose {
  if (joints === 0) return pose;
  const { x, y } = down;
  return poseAt(
    frame.x + x * frame.cos + y * frame.sin,
    frame.y - x * frame.sin + y * frame.cos,
    pose.facing + clicked * CLICK.value,
  );
}

/** No part of a base gets farther than this along a course of a speed, mm. */
export function farthestMove({ footprint }: ShipBase, speed: number): number {
  const segments = speed * (GUIDE_TO_JOINT.value + JOINT_TO_GUIDE.value);
  return segments + 2 * (footprint.radius + TOOL_WIDTH.value);
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
  return clicks.length === 0 ? [] : allPieces(layTool(size, clicks, side));
}

const allPieces = ({ pieces, last }: Pick<LaidTool, 'pieces' | 'last'>): readonly ToolPiece[] => [
  ...pieces,
  piece(last, JOINT_TO_GUIDE.value),
];

/** Whether the base would end on the tool, by more than 1e-6 mm; it lies flush at its guides. armada:ship-movement.4 */
export const endsOnTool = (size: ShipSize, clicks: Clicks, side: ToolSide): boolean =>
  layTool(size, clicks, side).under;

/** Whether a base that is set down somewhere lies on a tool. */
function liesUnder(tool: Pick<LaidTool, 'base' | 'joints' | 'last' | 'pieces'>, at: Frame): boolean {
  if (tool.joints === 0) return false;
  const { core, radius } = tool.base.footprint;
  return allPieces(tool).some(({ frame, box }) => {
    const dx = frame.x - at.x;
    const dy = frame.y - at.y;
    const reach = radius + box.halfX + box.halfY;
    return dx * dx + dy * dy < reach * reach && boxGap(at, core, frame, box) < -CONTACT;
  });
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
