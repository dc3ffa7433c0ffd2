/** Bases of Armada, what is printed on them, and the numbers that lie on them. */

import {
  BASES,
  cardOf,
  HULLS,
  mostShields,
  type Ship,
  SQUADRON_RADIUS,
  type Zone,
  zonesOf,
} from '@firing-arc/armada/engine';
import type { Label, Print, ShownBase } from '../../shown/table.ts';
import { craftShapes, hullShape } from './silhouettes.ts';

export const SQUADRON_BASE: ShownBase = { kind: 'disc', radius: SQUADRON_RADIUS };

/** A ship's base, with the notches for the tool at its front corners. */
export function shipBase(ship: Pick<Ship, 'card'>): ShownBase {
  const { width, length } = BASES[cardOf(ship).size];
  return { kind: 'rectangle', halfX: width / 2, halfY: length / 2, guides: [] };
}

/** Corners as an SVG path, front up. */
export const pathOf = (points: readonly number[]): string => {
  const pairs: string[] = [];
  for (let i = 0; i < points.length; i += 2) pairs.push(`${round(points[i]!)} ${round(-points[i + 1]!)}`);
  return `M${pairs.join('L')}Z`;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** The hull zones of a ship's token, its special arc, and its kind as a simple shape. */
export function shipPrints(ship: Pick<Ship, 'card'>): readonly Print[] {
  const { size, chassis } = cardOf(ship);
  const { width, length } = BASES[size];
  const hull = HULLS[ship.card];
  return [
    { className: 'hull-shape', d: hullShape(chassis), transform: `scale(${width * 0.34} ${length * 0.4})` },
    ...Object.values(hull?.zones ?? {}).map(({ points }) => ({ className: 'arc-line', d: pathOf(points) })),
    ...(hull?.specialLines ?? []).map(([x1, y1, x2, y2]) => ({
      className: 'arc-line special-arc',
      d: `M${round(x1)} ${round(-y1)}L${round(x2)} ${round(-y2)}`,
    })),
    { className: 'bow', d: `M0 ${-length / 2 + 1}L-4 ${-length / 2 + 7}H4Z` },
  ];
}

/** Letters on bases, mm. */
const SHIELD = 11;

/** Where the number of a zone lies: front up, y down. */
function zoneSpot(ship: Pick<Ship, 'card'>, zone: Zone): readonly [number, number] {
  const { width, length } = BASES[cardOf(ship).size];
  const zones = HULLS[ship.card]?.zones;
  if (zone === 'front') return [0, -length / 2 + 11];
  if (zone === 'rear') return [0, length / 2 - 6];
  const outline = zones?.[zone]?.points;
  const side = outline ? middleOfEdge(outline) : 0;
  return [(zone.startsWith('left') ? -1 : 1) * (width / 2 - 6), -side];
}

/** The height of the middle of a side zone's outer edge. */
function middleOfEdge(points: readonly number[]): number {
  const out = Math.max(...points.filter((_, i) => i % 2 === 0).map(Math.abs));
  const heights = points.filter((_, i) => i % 2 === 1 && Math.abs(points[i - 1]!) === out);
  return (Math.max(...heights) + Math.min(...heights)) / 2;
}

/** Shields by zone, at the edges, where dials show them. The hull stands in the label beside the ship, which is seen so. */
export function shipLabels(ship: Ship): readonly Label[] {
  return zonesOf(ship).map((zone): Label => {
    const [x, y] = zoneSpot(ship, zone);
    const now = ship.shields[zone];
    const look = now === 0 ? 'shield none' : now < mostShields(ship, zone) ? 'shield less' : 'shield';
    return { className: look, text: String(now), size: SHIELD, x, y };
  });
}

/** The craft of a squadron that still fly, in formation. */
export const squadronPrints = (type: string, craft: number): readonly Print[] =>
  craftShapes(type, craft, SQUADRON_RADIUS).map((shape) => ({ className: 'hull-shape craft', ...shape }));

/** A squadron's tag and its hull, at the edges of its base: its craft fly between them. */
export const squadronLabels = (tag: string, hull: number, activated: boolean): readonly Label[] => [
  { className: 'squadron-tag', text: tag, size: 9, x: 0, y: -SQUADRON_RADIUS },
  {
    className: 'hull-left',
    text: activated ? `${hull} ✓` : String(hull),
    size: 10,
    x: 0,
    y: SQUADRON_RADIUS - 1,
  },
];
