import { type ArmadaEvent, type ArmadaState, cardOf, courseEnd } from '@firing-arc/armada/engine';
import { type Pose, poseAt } from '@firing-arc/table';
import type { ShownAct } from '../../shown/act.ts';
import { poolOf } from './attack.ts';
import { toolOf } from './course.ts';
import { pieceOf, pieceOfSquadron } from './names.ts';

type Move = Extract<ArmadaEvent, { kind: 'maneuver' }>;

/** What an event of Armada looks like on the table; null when it is not seen there. */
export function actOf(event: ArmadaEvent, view: ArmadaState): ShownAct | null {
  switch (event.kind) {
    case 'maneuver':
      return alongTool(event, view);
    case 'squadron-moved':
      return {
        kind: 'glide',
        ship: pieceOfSquadron(view, event.squadron),
        poses: [event.from, event.to],
        templates: [],
      };
    case 'attack':
      return aimedAct(event, view);
    case 'dice-rolled':
    case 'dice-modified': {
      const { label, dice } = poolOf(event.dice);
      return {
        kind: 'rolled',
        pool: 'attack',
        label,
        dice,
        ship: null,
        again: event.kind === 'dice-modified',
      };
    }
    case 'damage-totaled':
      return { kind: 'fired', hits: event.damage > 0 };
    case 'shield-lost':
      return { kind: 'hurt', ship: event.ship, what: 'shields' };
    case 'damage-dealt':
      return { kind: 'hurt', ship: event.ship, what: 'hull' };
    case 'hull-lost':
      return { kind: 'hurt', ship: pieceOfSquadron(view, event.squadron), what: 'hull' };
    case 'ship-destroyed':
      return { kind: 'destroyed', ship: event.ship };
    case 'squadron-destroyed':
      return { kind: 'destroyed', ship: pieceOfSquadron(view, event.squadron) };
    case 'shield-recovered':
      return { kind: 'marked', ship: event.ship, what: 'repair' };
    default:
      return null;
  }
}

/** Squadrons fire cannons; ships fire turbolasers at ships, and flak at squadrons. */
function aimedAct(
  { attacker, defender }: Extract<ArmadaEvent, { kind: 'attack' }>,
  view: ArmadaState,
): ShownAct | null {
  const from = pieceOf(view, attacker);
  if (from === null) return null;
  const shot = attacker.kind === 'squadron' ? 'cannon' : defender.kind === 'squadron' ? 'flak' : 'turbolaser';
  return { kind: 'aimed', attacker: from, defender: pieceOf(view, defender), shot };
}

/** A ship goes along the tool, past each joint as if it were set down there. */
function alongTool({ ship: id, from, to, clicks, side, overlapped }: Move, view: ArmadaState): ShownAct {
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
    stopped: overlapped.length > 0,
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
