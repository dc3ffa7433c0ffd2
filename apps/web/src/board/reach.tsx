import { BASES, RANGE_BAND, RULER } from '@firing-arc/xwing/common';
import { firingArcs, type Ship, sizeOf } from '@firing-arc/xwing/second';
import { useId } from 'react';
import { type Frame, lay } from './frame.ts';

const FAR = 600;

/** The sector of an arc from the middle of a base, front up. */
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
    default:
      return `M${-FAR} 0H${FAR}V${-FAR}H${-FAR}Z`;
  }
}

/** Range bands around a ship, and its firing arcs out to the end of the ruler. */
export function Reach({ ship, frame }: { readonly ship: Ship; readonly frame: Frame }) {
  const id = useId();
  const { half, arcTangent } = BASES[sizeOf(ship)];
  const band = (range: number) => {
    const reach = half + range * RANGE_BAND;
    return { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach, rx: range * RANGE_BAND };
  };
  return (
    <g className="reach" transform={lay(frame, ship)}>
      <clipPath id={id}>
        <rect {...band(3)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {firingArcs(ship).map((arc) => (
          <path key={arc} className="sector" d={sector(arc, arcTangent)} />
        ))}
        <path className="bullseye" d={`M-7.5 ${-half}V${-half - RULER}M7.5 ${-half}V${-half - RULER}`} />
      </g>
      {[1, 2, 3].map((range) => (
        <g key={range}>
          <rect className="band" {...band(range)} />
          <text className="band-label" x={0} y={-half - range * RANGE_BAND + 4}>
            {range}
          </text>
        </g>
      ))}
    </g>
  );
}
