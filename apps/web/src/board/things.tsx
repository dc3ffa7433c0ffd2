import type { ShownThing } from '../shown/table.ts';
import { type Frame, lay, ownOutline, toDrawing } from './frame.ts';

/** Obstacles, objectives and devices by their true outlines, each with its sign and its name. */
export function Things(props: {
  readonly things: readonly ShownThing[];
  readonly frame: Frame;
  readonly letters: number;
}) {
  const { things, frame, letters } = props;
  return things.map(({ key, kind, player, outline, at, title, text, size }) => {
    const [x, y] = toDrawing(frame, at.x, at.y);
    return (
      <g key={key} className={`thing ${kind}${player < 0 ? '' : ` side-${player + 1}`}`}>
        <title>{title}</title>
        <polygon points={ownOutline(outline)} transform={lay(frame, at)} />
        <text x={x} y={y + letters * 0.3} fontSize={letters * size}>
          {text}
        </text>
      </g>
    );
  });
}
