import { BASES, type BaseSize, GUIDE } from '@firing-arc/xwing/common';
import { type Ship, shipCard, standardSize } from '@firing-arc/xwing/second';
import { silhouetteOf } from './silhouettes.ts';

/** A base with its guides, drawn around the origin with its front up. */
export function BaseOutline({ size, className }: { readonly size: BaseSize; readonly className: string }) {
  const { half, side, footprint } = BASES[size];
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
      <rect className="plate" x={-half} y={-half} width={side} height={side} rx={1.5} />
    </g>
  );
}

/** What is printed on a ship's token: arc lines, turret indicator, and its type as a simple shape. */
export function Token({ ship }: { readonly ship: Ship }) {
  const { chassis } = shipCard(ship.card);
  const { half } = BASES[standardSize(chassis.size)];
  const shape = silhouetteOf(chassis.id);
  const rear = chassis.weapons.some((weapon) => weapon.arc === 'rear');
  return (
    <>
      <ArcLines half={half} tangent={BASES[standardSize(chassis.size)].arcTangent} rear={rear} />
      {ship.turret >= 0 && (
        <Turret
          half={half}
          arc={ship.turret}
          double={chassis.weapons.some((weapon) => weapon.arc === 'double-turret')}
        />
      )}
      <g className="silhouette" transform={`scale(${half * 0.62})`}>
        <path d={shape.middle} />
        <path d={shape.side} />
        <path d={shape.side} transform="scale(-1 1)" />
      </g>
    </>
  );
}

interface ArcLinesProps {
  readonly half: number;
  readonly tangent: number;
  readonly rear: boolean;
}

function ArcLines({ half, tangent, rear }: ArcLinesProps) {
  const out = half * tangent;
  return (
    <g>
      <path className="arc-line arc-fill" d={`M0 0 ${-out} ${-half}H${out}Z`} />
      <path className="arc-line" d={`M-7.5 ${-half}V${-half * 0.72}M7.5 ${-half}V${-half * 0.72}`} />
      {rear && <path className="arc-line arc-fill" d={`M0 0 ${-out} ${half}H${out}Z`} />}
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
