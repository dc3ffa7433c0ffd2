import { answerProblems, type Help, type Place } from '@firing-arc/referee';
import { cos, sin } from '@firing-arc/table';
import { bestAlong, type Row } from '../plain/line.ts';

/** How a player's ships may stand when a game begins, side by side along their edge. */
export interface Formation {
  /** Where its middle is, as a share of the edge. */
  readonly share: number;
  /** Ships face inwards by half a right angle. */
  readonly turned?: true;
  /** It stands so far behind the front of its zone (mm). */
  readonly back?: number;
  /** Ships leave so much room between them (mm). */
  readonly room?: number;
}

/** Those that are tried: along the edge, turned in from its ends, wide, at the back. */
export const FORMATIONS: readonly Formation[] = [
  { share: 0.5 },
  { share: 0.1 },
  { share: 0.9 },
  { share: 0.3 },
  { share: 0.7 },
  { share: 0.1, turned: true },
  { share: 0.9, turned: true },
  { share: 0.5, room: 110 },
  { share: 0.5, back: 50 },
];

/** Ships deploy within range 1 of their edge (mm). */
const ZONE = 100;
/** Ships that are turned stand by half a right angle. */
const TURN = 45;

/** Where a ship of a formation goes: the place nearest to its middle that is legal; null where none is. */
export function placeIn(
  { share, turned, back = 0, room }: Formation,
  { line, length, deep, at }: Row,
  question: Place & { readonly kind: string },
  help: Help,
): readonly number[] | null {
  const reach = turned ? (line.half + deep) * sin(TURN) : deep;
  const away = Math.max(deep, ZONE - reach - back);
  const turn = turned ? TURN * inwards(at, share) : 0;
  const aimed = { ...line, target: share * length, ...(room === undefined ? {} : { room }) };
  for (const { along } of bestAlong(aimed, length)) {
    const { x, y, facing } = at(along, away);
    const place = [x, y, (facing + turn + 360) % 360];
    if (answerProblems(question, place, help).length === 0) return place;
  }
  return null;
}

/** Which way a ship turns, from where it faces the play area, that faces the middle of its edge: 1 to its right, -1 to its left. */
function inwards(at: Row['at'], share: number): number {
  const [one, other] = [at(0, ZONE), at(1, ZONE)];
  const right = (other.x - one.x) * cos(one.facing) - (other.y - one.y) * sin(one.facing);
  return right > 0 === share < 0.5 ? 1 : -1;
}
