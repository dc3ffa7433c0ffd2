import { deviceOf } from '@firing-arc/xwing/common';
import type { SecondState } from '@firing-arc/xwing/second';
import { words } from '../words/index.ts';
import { type Frame, lay, ownOutline, toDrawing } from './frame.ts';

/** The bombs, mines and remotes on the table, in the colour of the player they belong to, each with its name. */
export function Devices(props: {
  readonly state: SecondState;
  readonly frame: Frame;
  readonly letters: number;
}) {
  const { state, frame, letters } = props;
  return state.devices.map((device) => {
    const [x, y] = toDrawing(frame, device.x, device.y);
    const name = words.device(state, device.id);
    const fuses = device.fuses > 0 ? `, fused ${device.fuses}` : '';
    return (
      <g key={device.id} className={`device side-${device.player + 1}`}>
        <title>{`${name}${fuses}`}</title>
        <polygon points={ownOutline(deviceOf(device.kind).outline)} transform={lay(frame, device)} />
        <text x={x} y={y + letters * 0.3} fontSize={letters * 0.7}>
          {initials(name)}
          {device.fuses > 0 && '•'.repeat(device.fuses)}
        </text>
      </g>
    );
  });
}

/** "PB" for the Proton Bomb of player 1. */
const initials = (name: string): string =>
  name
    .split(' of ')[0]!
    .split(/[ -]/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
