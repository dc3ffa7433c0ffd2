import { type ArmadaEvent, type ArmadaState, cardOf, courseEnd } from '@firing-arc/armada';
import { type Pose, poseAt } from '@firing-arc/table';
import type { ShownAct } from '../../shown/act.ts';
import { toolOf } from './course.ts';
import { pieceOfSquadron } from './names.ts';

type Move = Extract<ArmadaEvent, { kind: 'maneuver' }>;

/** How an event of Armada moves a ship or squadron; null when it moves none. */
export function actOf(event: ArmadaEvent, view: ArmadaState): ShownAct | null {
  if (event.kind === 'maneuver') return alongTool(event, view);
  if (event.kind !== 'squadron-moved') return null;
  return {
    kind: 'glide',
    ship: pieceOfSquadron(view, event.squadron),
    poses: [event.from, event.to],
    templates: [],
  };
}

/** A ship goes along the tool, past each joint as if it were set down there. */
function alongTool({ ship: id, from, to, clicks, side }: Move, view: ArmadaState): ShownAct {
  const ship = view.ships[id]!;
  const { size } = cardOf(ship);
  const joints = clicks.map((_, joint) => courseEnd(size, from, clicks.slice(0, joint + 1), side));
  const ends = [from, ...joints.slice(0, -1), to];
  const poses = ends.slice(1).flatMap((end, at) => curve(ends[at]!, end).slice(1));
  return {
    kind: 'glide',
    ship: id,
    poses: [from, ...poses],
    templates: toolOf({ ...ship, ...from }, clicks, side),
  };
}

const PARTS = 6;

/** A bow that leaves one pose straight ahead and comes to the other from behind it. */
function curve(from: Pose, to: Pose): readonly Pose[] {
  const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  const ahead = ({ facing }: Pose): readonly [number, number] => {
    const turn = (facing * Math.PI) / 180;
    return [Math.sin(turn) * reach, Math.cos(turn) * reach];
  };
  const [out, into] = [ahead(from), ahead(to)];
  const turn = ((((to.facing - from.facing + 180) % 360) + 360) % 360) - 180;
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const t = i / PARTS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return poseAt(
      a * from.x + b * (from.x + out[0]) + c * (to.x - into[0]) + d * to.x,
      a * from.y + b * (from.y + out[1]) + c * (to.y - into[1]) + d * to.y,
      from.facing + turn * t,
    );
  });
}
