import type { ShownAim, ShownShip } from '../shown/table.ts';
import { type Frame, toDrawing } from './frame.ts';
import { Reach } from './reach.tsx';

interface Props {
  readonly line: readonly number[];
  readonly aim: ShownAim | null;
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
}

/** The line of an attack from the attacker to the defender, and the arc it goes through. */
export function AttackLine({ line, aim, ships, frame }: Props) {
  const [x1, y1] = toDrawing(frame, line[0]!, line[1]!);
  const [x2, y2] = toDrawing(frame, line[2]!, line[3]!);
  const attacker = aim ? ships[aim.attacker] : undefined;
  return (
    <g className="attack-shot" key={line.join()}>
      {aim && attacker?.onTable && (
        <g className="aim">
          <Reach reach={aim.reach} at={attacker} frame={frame} />
        </g>
      )}
      <line className="attack-line" pathLength={1} x1={x1} y1={y1} x2={x2} y2={y2} />
      <circle className="attack-end" cx={x2} cy={y2} r={5} />
    </g>
  );
}

interface LabelProps extends Pick<Props, 'line' | 'frame'> {
  readonly aim: ShownAim;
  /** Height of letters in mm. */
  readonly letters: number;
}

/** What there is to say of an attack, halfway along its line; drawn over the ships it would vanish behind. */
export function AttackLabel({ line, aim, frame, letters }: LabelProps) {
  const [x1, y1] = toDrawing(frame, line[0]!, line[1]!);
  const [x2, y2] = toDrawing(frame, line[2]!, line[3]!);
  return (
    <g transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2})`}>
      <text className="attack-label upright" y={-letters * 0.6} fontSize={letters}>
        {aim.label}
      </text>
    </g>
  );
}
