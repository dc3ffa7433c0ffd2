/** When what is told: ships go their ways, dice fall and stand, shots fly and hit, one after the other. */

import type { Pose } from '@firing-arc/table';
import type { Shot, ShownAct } from '../shown/act.ts';
import type { Outline } from '../shown/question.ts';
import type { ShownShip } from '../shown/table.ts';

/** mm a second, and the pause between two moves in seconds. */
const SPEED = 380;
const SHORTEST = 0.35;
const BETWEEN = 0.12;
/** However much happened, nobody waits longer, in seconds at the usual pace. */
const LONGEST = 6;
const LONGEST_SCENE = 14;

/** A ship's place at a moment, seconds from the beginning. */
export interface Moment {
  readonly at: number;
  readonly pose: Pose;
}

/** Who fires at whom; ships by their ids on the board. */
export interface Aim {
  readonly attacker: number;
  readonly defender: number | null;
  readonly shot: Shot;
}

/** An act that is seen from one moment to another, seconds from the beginning, and the attack it is part of. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly act: ShownAct;
  readonly aim: Aim | null;
}

export interface Timeline {
  /** Where each ship that moves is. */
  readonly ways: ReadonlyMap<number, readonly Moment[]>;
  /** Templates that lie on the table meanwhile. */
  readonly used: readonly { readonly outline: Outline; readonly from: number; readonly to: number }[];
  readonly cues: readonly Cue[];
  readonly seconds: number;
  /** How long that is at the usual pace, seconds. */
  readonly length: number;
}

/** Acts whose outcome is nobody's to know before they are over: dice, and what they do. */
const TOLD: ReadonlySet<ShownAct['kind']> = new Set(['rolled', 'fired', 'hurt', 'destroyed', 'blast']);

/** Whether the page waits for acts before it says what came of them. */
export const isTold = (acts: readonly ShownAct[]): boolean => acts.some(({ kind }) => TOLD.has(kind));

/** How long an act is seen, in seconds; a ship's death by how large it is. */
function lengthOfAct(
  act: Exclude<ShownAct, { kind: 'glide' }>,
  aim: Aim | null,
  ships: readonly ShownShip[],
): number {
  switch (act.kind) {
    case 'aimed':
      return 0.4;
    case 'rolled':
      return act.again ? 0.6 : 1.15;
    case 'fired':
      return aim?.shot === 'torpedo' || aim?.shot === 'missile' ? 1.05 : 0.8;
    case 'hurt':
      return act.what === 'shields' ? 0.35 : 0.45;
    case 'destroyed':
      return isGreat(ships[act.ship]) ? 3.4 : 1.5;
    case 'blast':
      return 1.2;
    case 'marked':
      return 0.5;
  }
}

/** A ship of Armada or another that is larger than a fighter. */
export const isGreat = (ship: ShownShip | undefined): boolean =>
  ship?.base.kind === 'rectangle' && (ship.model?.game === 'armada' || ship.base.halfY > 45);

/**
 * When each ship is where and each act is seen: one after the other, then straight to its place whatever no act told.
 * `going` is the attack that goes on before them.
 */
export function scheduled(
  before: readonly ShownShip[],
  now: readonly ShownShip[],
  acts: readonly ShownAct[],
  going: Aim | null = null,
): Timeline {
  const ways = new Map<number, Moment[]>();
  const used: { outline: Outline; from: number; to: number }[] = [];
  const cues: Cue[] = [];
  let clock = 0;
  let aim = going;
  const add = (ship: number, poses: readonly Pose[]) => {
    const from = poses[0]!;
    const way = ways.get(ship) ?? [{ at: 0, pose: from }];
    const seconds = Math.max(SHORTEST, lengthOf(poses) / SPEED);
    way.push(...sampled(poses, clock, seconds));
    ways.set(ship, way);
    return clock + seconds;
  };
  for (const act of acts) {
    if (act.kind === 'aimed') aim = act;
    if (act.kind !== 'glide') {
      const to = clock + lengthOfAct(act, aim, before);
      cues.push({ from: clock, to, act, aim });
      clock = to;
      continue;
    }
    if (!before[act.ship]?.onTable) continue;
    const end = add(act.ship, act.poses);
    cues.push({ from: clock, to: end, act, aim: null });
    for (const outline of act.templates) used.push({ outline, from: clock, to: end });
    clock = end + BETWEEN;
  }
  let last = clock;
  for (const ship of now) {
    const from = ways.get(ship.id)?.at(-1)?.pose ?? before[ship.id];
    if (stands(from && { ...ship, ...from }, ship)) continue;
    last = Math.max(last, add(ship.id, [from!, ship]));
  }
  const seconds = Math.max(last, SHORTEST);
  return { ways, used, cues, seconds, length: Math.min(seconds, isTold(acts) ? LONGEST_SCENE : LONGEST) };
}

/** Whether a ship stands where it did, or has come or gone, which is no way. */
export const stands = (before: ShownShip | undefined, now: ShownShip): boolean =>
  !before?.onTable ||
  !now.onTable ||
  (before.x === now.x && before.y === now.y && before.facing === now.facing);

const lengthOf = (poses: readonly Pose[]): number =>
  poses.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - poses[at]!.x, y - poses[at]!.y), 0);

const SAMPLES = 16;

/** A way with a soft start and a soft end. */
function sampled(poses: readonly Pose[], start: number, seconds: number): readonly Moment[] {
  const last = poses.length - 1;
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const part = sample / SAMPLES;
    const along = part * part * (3 - 2 * part) * last;
    const at = Math.min(last - 1, Math.floor(along));
    const pose = between(poses[at]!, poses[at + 1]!, along - at);
    return { at: start + part * seconds, pose };
  });
}

function between(a: Pose, b: Pose, part: number): Pose {
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    facing: a.facing + shortTurn(b.facing - a.facing) * part,
  };
}

/** A turn by the shorter way, in degrees. */
export const shortTurn = (turn: number): number => ((((turn + 180) % 360) + 360) % 360) - 180;
