import type { ShownShip } from '../shown/table.ts';
import { Labels } from './base.tsx';
import { type Frame, toDrawing, turnOnDrawing } from './frame.ts';

/** The numbers on a base, apart from the base itself: its name tells them to those who hear the board. */
export function ShipLabels(props: {
  readonly ship: ShownShip;
  readonly frame: Frame;
  readonly letters: number;
}) {
  const { ship, frame, letters } = props;
  if (!ship.labels) return null;
  const [x, y] = toDrawing(frame, ship.x, ship.y);
  const turn = turnOnDrawing(frame, ship.facing);
  return (
    <g
      className={`ship-body side-${ship.player + 1}`}
      data-of={ship.id}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
    >
      <Labels labels={ship.labels} turn={turn} letters={letters} />
    </g>
  );
}
