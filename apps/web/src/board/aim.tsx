import { useLayoutEffect, useRef } from 'react';
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

/** Where a label may lie: at a part of the line, so many letters above it or (negative) below. */
const PLACES = [0.6, -1.4, 2.2, -3].flatMap((above) => [0.5, 0.3, 0.7].map((part) => [part, above] as const));

/**
 * What there is to say of an attack, halfway along its line or as near to there as no label of a ship lies; drawn over
 * the ships it would vanish behind.
 */
export function AttackLabel({ line, aim, frame, letters }: LabelProps) {
  const label = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const [x1, y1] = toDrawing(frame, line[0]!, line[1]!);
    const [x2, y2] = toDrawing(frame, line[2]!, line[3]!);
    const group = label.current;
    const text = group?.querySelector('text');
    if (!group || !text) return;
    const pills = Array.from(group.ownerSVGElement?.querySelectorAll('.pill-back') ?? [], boxOf);
    const lie = ([part, above]: (typeof PLACES)[number]) => {
      group.setAttribute('transform', `translate(${x1 + part * (x2 - x1)} ${y1 + part * (y2 - y1)})`);
      text.setAttribute('y', String(-letters * above));
    };
    const isFree = (place: (typeof PLACES)[number]) => {
      lie(place);
      const own = boxOf(text);
      return !pills.some((pill) => meet(own, pill));
    };
    if (!PLACES.some(isFree)) lie(PLACES[0]!);
  });
  return (
    <g ref={label}>
      <text className="attack-label upright" fontSize={letters}>
        {aim.label}
      </text>
    </g>
  );
}

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
