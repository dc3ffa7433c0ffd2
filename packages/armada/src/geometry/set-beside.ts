/** Squadrons set down beside something: pulled into contact, and room in a second row. */
import { poseAt, rimsMeet } from '@firing-arc/table';
import { SQUADRON_RADIUS } from './bases.ts';
import { type Area, type ShipBody, type SquadronBody, squadronBody, touches } from './bodies.ts';
import { placeReasons } from './squadrons.ts';

/** The place nearest to a point where a squadron touches a ship, on the grid. armada:overlapping.2 */
export function pulledToShip({ x, y, sin, cos, base }: ShipBody, px: number, py: number): SquadronBody {
  const { halfX, halfY } = base.footprint.core;
  const right = (px - x) * cos - (py - y) * sin;
  const ahead = (px - x) * sin + (py - y) * cos;
  const [atX, atY] = pulledToBox(right, ahead, halfX, halfY);
  return onGrid(x + atX * cos + atY * sin, y - atX * sin + atY * cos);
}

/** The same in the frame of the base. */
function pulledToBox(right: number, ahead: number, halfX: number, halfY: number): readonly [number, number] {
  const nearX = Math.max(-halfX, Math.min(halfX, right));
  const nearY = Math.max(-halfY, Math.min(halfY, ahead));
  const dx = right - nearX;
  const dy = ahead - nearY;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length > 0) {
    return [nearX + (dx / length) * SQUADRON_RADIUS, nearY + (dy / length) * SQUADRON_RADIUS];
  }
  const sideways = halfX - Math.abs(right) < halfY - Math.abs(ahead);
  if (sideways) return [(right < 0 ? -1 : 1) * (halfX + SQUADRON_RADIUS), ahead];
  return [right, (ahead < 0 ? -1 : 1) * (halfY + SQUADRON_RADIUS)];
}

/** The place nearest to a point where a squadron touches another one, on the grid. armada:overlapping.4 */
export function pulledToSquadron(squadron: SquadronBody, px: number, py: number): SquadronBody {
  const dx = px - squadron.x;
  const dy = py - squadron.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const reach = squadron.radius + SQUADRON_RADIUS;
  if (length === 0) return onGrid(squadron.x, squadron.y + reach);
  return onGrid(squadron.x + (dx / length) * reach, squadron.y + (dy / length) * reach);
}

const onGrid = (px: number, py: number): SquadronBody => {
  const { x, y } = poseAt(px, py, 0);
  return squadronBody(x, y);
};

/** Ways off a squadron that are always looked at, as unit vectors. */
const WAYS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0.6, 0.8],
  [1, 0],
  [0.8, -0.6],
  [0, -1],
  [-0.6, -0.8],
  [-1, 0],
  [-0.8, 0.6],
];

/** Places where a squadron fits and touches one of a row of squadrons. armada:overlapping.4 */
export function roomBesideSquadrons(
  row: readonly SquadronBody[],
  others: readonly (ShipBody | SquadronBody)[],
  area: Area,
): readonly SquadronBody[] {
  const discs = others.filter((other): other is SquadronBody => other.kind === 'squadron').map(widened);
  return row
    .flatMap((one) => {
      const reach = one.radius + SQUADRON_RADIUS;
      const ways = WAYS.map(([a, b]) => onGrid(one.x + a * reach, one.y + b * reach));
      const met = discs.flatMap((disc) => rimsMeet(widened(one), disc)).map(([x, y]) => onGrid(x, y));
      return [...ways, ...met].filter((place) => touches(place, one));
    })
    .filter((place) => placeReasons(place, others, area).length === 0);
}

const widened = ({ x, y, radius }: SquadronBody) => ({ x, y, radius: radius + SQUADRON_RADIUS });
