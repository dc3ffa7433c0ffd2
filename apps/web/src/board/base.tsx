import { BASES, type BaseShape, GUIDE, HUGE_BASE } from '@firing-arc/xwing/common';
import { type Ship, type ShipSize, shipCard } from '@firing-arc/xwing/second';
import { silhouetteOf } from './silhouettes.ts';

const shapeOf = (size: ShipSize): BaseShape => (size === 'huge' ? HUGE_BASE : BASES[size]);

/** A base with its guides, drawn around the origin with its front up. */
export function BaseOutline({ size, className }: { readonly size: ShipSize; readonly className: string }) {
  const { halfX, halfY, footprint } = shapeOf(size);
  return (
    <g className={className}>
      {footprint.parts.map((guide) => (
        <rect
          key={`${guide.x} ${guide.y}`}
          className="guide"
          x={guide.x - guide.halfX}
          y={-guide.y - guide.halfY}
          width={GUIDE.width}
          height={GUIDE.protrusion}
        />
      ))}
      <rect className="plate" x={-halfX} y={-halfY} width={2 * halfX} height={2 * halfY} rx={1.5} />
    </g>
  );
}

/** What is printed on a ship's token: arc lines, turret indicator, and its type as a simple shape. */
export function Token({ ship }: { readonly ship: Ship }) {
  const { chassis } = shipCard(ship.card);
  const { halfX, halfY, arcTangent } = shapeOf(chassis.size);
  const shape = silhouetteOf(chassis.id);
  const rear = chassis.weapons.some((weapon) => weapon.arc === 'rear');
  return (
    <>
      <ArcLines halfX={halfX} halfY={halfY} tangent={arcTangent} rear={rear} />
      {ship.turret >= 0 && (
        <Turret
          half={halfX}
          arc={ship.turret}
          double={chassis.weapons.some((weapon) => weapon.arc === 'double-turret')}
        />
      )}
      <g className="silhouette" transform={`scale(${halfX * 0.62})`}>
        <path d={shape.middle} />
        <path d={shape.side} />
        <path d={shape.side} transform="scale(-1 1)" />
      </g>
    </>
  );
}

interface ArcLinesProps {
  readonly halfX: number;
  readonly halfY: number;
  readonly tangent: number;
  readonly rear: boolean;
}

function ArcLines({ halfX, halfY, tangent, rear }: ArcLinesProps) {
  const out = Math.min(halfX, halfY * tangent);
  // On a huge ship the lines end at its sides.
  const end = Math.min(halfY, halfX / tangent);
  const bullseye = halfY - halfX * 0.28;
  return (
    <g>
      <path className="arc-line arc-fill" d={`M0 0 ${-out} ${-end}V${-halfY}H${out}V${-end}Z`} />
      <path className="arc-line" d={`M-7.5 ${-halfY}V${-bullseye}M7.5 ${-halfY}V${-bullseye}`} />
      {rear && <path className="arc-line arc-fill" d={`M0 0 ${-out} ${end}V${halfY}H${out}V${end}Z`} />}
    </g>
  );
}

function Turret(props: { readonly half: number; readonly arc: number; readonly double: boolean }) {
  const { half, arc, double } = props;
  const tip = half * 0.94;
  const pointer = `M0 ${-tip} ${half * 0.3} ${-half * 0.62}H${-half * 0.3}Z`;
  const turns = double ? (arc === 0 ? [0, 180] : [90, 270]) : [arc * 90];
  return turns.map((turn) => (
    <path key={turn} className="turret-pointer" d={pointer} transform={`rotate(${turn})`} />
  ));
}
