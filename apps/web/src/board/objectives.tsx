import { OBJECTIVE_OUTLINE } from '@firing-arc/xwing/common';
import type { SecondState } from '@firing-arc/xwing/second';
import { words } from '../words/index.ts';
import { type Frame, lay, ownOutline, toDrawing } from './frame.ts';

/** The objectives of the scenario that lie on the table, each with its number and whose player marker it bears. */
export function Objectives(props: {
  readonly state: SecondState;
  readonly frame: Frame;
  readonly letters: number;
}) {
  const { state, frame, letters } = props;
  const satellites = state.scenario?.marker === 'satellite';
  return state.markers
    .filter((marker) => marker.placed)
    .map((marker) => {
      const [x, y] = toDrawing(frame, marker.x, marker.y);
      const side = marker.holder < 0 ? '' : ` side-${marker.holder + 1}`;
      const held = marker.holder < 0 ? '' : `, ${words.player(marker.holder)}`;
      return (
        <g key={marker.id} className={`objective${side}`}>
          <title>{`${words.marker(state, marker.id)}${held}`}</title>
          <polygon points={ownOutline(OBJECTIVE_OUTLINE)} transform={lay(frame, marker)} />
          <text x={x} y={y + letters * 0.3} fontSize={letters * (satellites ? 0.8 : 0.65)}>
            {satellites ? 'Sat' : 'Cache'} {marker.id + 1}
          </text>
        </g>
      );
    });
}
