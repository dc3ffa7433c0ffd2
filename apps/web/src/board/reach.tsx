import type { Pose } from '@firing-arc/table';
import { memo, useId } from 'react';
import type { ShownReach } from '../shown/table.ts';
import { Prints } from './base.tsx';
import { type Frame, lay, turnOnDrawing } from './frame.ts';

/** Range bands around a ship, and its arcs out to the end of the ruler. */
export const Reach = memo(function Reach(props: {
  readonly reach: ShownReach;
  readonly at: Pose;
  readonly frame: Frame;
}) {
  const { reach, at, frame } = props;
  const id = useId();
  const { halfX, halfY, bands } = reach;
  const band = (far: number) => ({
    x: -halfX - far,
    y: -halfY - far,
    width: 2 * (halfX + far),
    height: 2 * (halfY + far),
    rx: far,
  });
  return (
    <g className="reach" transform={lay(frame, at)}>
      <clipPath id={id}>
        <rect {...band(bands.at(-1)?.far ?? 0)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Prints prints={reach.prints} />
      </g>
      {bands.map(({ far, name }) => (
        <g key={name}>
          <rect className="band" {...band(far)} />
          <text
            className="band-label"
            transform={`translate(0 ${-halfY - far}) rotate(${-turnOnDrawing(frame, at.facing)})`}
            dy="0.35em"
          >
            {name}
          </text>
        </g>
      ))}
    </g>
  );
});
