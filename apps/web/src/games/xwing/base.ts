/** Bases of both editions of X-Wing, and what is printed on them. */

import { type BaseShape, GUIDE, RANGE_BAND, RANGE_BANDS } from '@firing-arc/xwing/common';
import type { Print, ShownBase, ShownReach } from '../../shown/table.ts';
import { silhouetteOf } from './silhouettes/index.ts';

/** A base as it is drawn. */
export const shownBase = ({ halfX, halfY, footprint }: BaseShape): ShownBase => ({
  kind: 'rectangle',
  halfX,
  halfY,
  guides: footprint.parts.map(({ x, y }) => ({
    x,
    y,
    halfX: GUIDE.width / 2,
    halfY: GUIDE.protrusion / 2,
  })),
});

/** The lines of the arcs on a base: the front arc, and what is printed beside it. */
export function arcPrints(
  { halfX, halfY, arcTangent }: BaseShape,
  printed: { readonly rear: boolean; readonly sides: boolean; readonly bullseye: number },
): readonly Print[] {
  const out = Math.min(halfX, halfY * arcTangent);
  // On a huge ship the lines end at its sides.
  const end = Math.min(halfY, halfX / arcTangent);
  const half = printed.bullseye / 2;
  const short = halfY - halfX * 0.28;
  return [
    { className: 'arc-line arc-fill', d: `M0 0 ${-out} ${-end}V${-halfY}H${out}V${-end}Z` },
    ...(half > 0
      ? [{ className: 'arc-line', d: `M${-half} ${-halfY}V${-short}M${half} ${-halfY}V${-short}` }]
      : []),
    ...(printed.rear
      ? [{ className: 'arc-line arc-fill', d: `M0 0 ${-out} ${end}V${halfY}H${out}V${end}Z` }]
      : []),
    ...(printed.sides
      ? [{ className: 'arc-line arc-fill', d: `M${-halfX} 0V${-end}L0 0 ${halfX} ${-end}V0Z` }]
      : []),
  ];
}

/** The arcs on a huge base or one section of it, whose middle lies `middle` mm behind that of the whole base: ahead, or to both sides. */
export function hugeArcPrints(
  { halfX, halfY, arcTangent }: BaseShape,
  arcs: 'ahead' | 'sides',
  middle: number,
): readonly Print[] {
  const out = Math.min(halfX, halfY * arcTangent);
  const end = Math.min(halfY, halfX / arcTangent);
  const [fore, aft] = [middle - end, middle + end];
  const lines =
    arcs === 'ahead'
      ? [`M0 ${middle} ${-out} ${fore}V${middle - halfY}H${out}V${fore}Z`]
      : [-1, 1].map((side) => {
          const corners = `M0 ${middle} ${side * out} ${fore}`;
          return `${corners}H${side * halfX}V${aft}H${side * out}Z`;
        });
  return lines.map((d) => ({ className: 'arc-line arc-fill', d }));
}

/**
 * Arrows that point where a turret does, in degrees: each is the same print wherever it points, so that it swings. The
 * second one of a double turret points backward as drawn.
 */
export const turretPrints = (half: number, turns: readonly number[]): readonly Print[] =>
  turns.map((turn, at) => {
    const ahead = at === 0 ? -half : half;
    return {
      className: 'turret-pointer',
      d: `M0 ${ahead * 0.94} ${half * 0.3} ${ahead * 0.62}H${-half * 0.3}Z`,
      turns: at === 0 ? turn : turn - 180,
    };
  });

/** A ring on the base: its ship fires in any direction. */
export const allRoundPrint = (half: number): Print => {
  const r = half * 0.9;
  return { className: 'arc-line', d: `M0 ${-r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}Z` };
};

/** The type of a ship as a simple shape. */
export function silhouettePrints(type: string, half: number): readonly Print[] {
  const { middle, side } = silhouetteOf(type);
  const scale = half * 0.62;
  return [
    { className: 'silhouette', d: middle, transform: `scale(${scale})` },
    { className: 'silhouette', d: side, transform: `scale(${scale})` },
    { className: 'silhouette', d: side, transform: `scale(${-scale} ${scale})` },
  ];
}

/** Farther than the ruler reaches from the middle of any base. */
const FAR = 900;

/** The sector of an arc from the middle of a base, front up; `all` is every direction. */
function sector(arc: string, tangent: number): string {
  const out = FAR * tangent;
  switch (arc) {
    case 'front':
      return `M0 0 ${-out} ${-FAR}H${out}Z`;
    case 'rear':
      return `M0 0 ${-out} ${FAR}H${out}Z`;
    case 'right':
      return `M0 0 ${out} ${-FAR}H${2 * FAR}V${FAR}H${out}Z`;
    case 'left':
      return `M0 0 ${-out} ${-FAR}H${-2 * FAR}V${FAR}H${-out}Z`;
    case 'full-rear':
      return `M${-FAR} 0H${FAR}V${FAR}H${-FAR}Z`;
    case 'all':
      return `M${-FAR} ${-FAR}H${FAR}V${FAR}H${-FAR}Z`;
    default:
      return `M${-FAR} 0H${FAR}V${-FAR}H${-FAR}Z`;
  }
}

/**
 * Range bands around a base and its arcs out to the farthest range of its weapons, at least the ruler's; the bullseye by
 * its width, 0 for none.
 */
export function reachOf(
  base: BaseShape,
  arcs: readonly string[],
  bullseye: number,
  farthest: number = RANGE_BANDS,
): ShownReach {
  const { halfX, halfY, arcTangent } = base;
  const half = bullseye / 2;
  const most = Math.max(RANGE_BANDS, farthest);
  const far = -halfY - most * RANGE_BAND;
  return {
    halfX,
    halfY,
    bands: Array.from({ length: most }, (_, at) => ({ far: (at + 1) * RANGE_BAND, name: String(at + 1) })),
    prints: [
      ...arcs.map((arc) => ({ className: 'sector', d: sector(arc, arcTangent) })),
      ...(half > 0
        ? [{ className: 'bullseye', d: `M${-half} ${-halfY}V${far}M${half} ${-halfY}V${far}` }]
        : []),
    ],
  };
}
