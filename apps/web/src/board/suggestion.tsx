import type { Pose } from '@firing-arc/table';
import type { Suggestion } from '../shown/suggestion.ts';
import type { ShownBase, ShownShip, ShownThing } from '../shown/table.ts';
import { tutorialWords } from '../words/en/tutorial.ts';
import { useWords } from '../words/language.ts';
import { BaseOutline, extentOf } from './base.tsx';
import { type Frame, lay, ownOutline, polygon, toDrawing, turnOnDrawing } from './frame.ts';
import './suggestion.css';

interface SuggestedProps {
  readonly suggestion: Suggestion;
  readonly ships: readonly ShownShip[];
  readonly things: readonly ShownThing[];
  readonly frame: Frame;
  readonly letters: number;
}

/** Marks what a lesson suggests; the question says the same in words. */
export function SuggestedOnBoard({ suggestion, ships, things, frame, letters }: SuggestedProps) {
  const marked = ships.filter(({ id, onTable }) => onTable && suggestion.ships.includes(id));
  return (
    <g className="suggested-mark">
      {things
        .filter(({ key }) => suggestion.things.includes(key))
        .map(({ key, outline, at }) => (
          <polygon
            key={key}
            className="suggested-way"
            points={ownOutline(outline)}
            transform={lay(frame, at)}
          />
        ))}
      {marked.map((ship) => (
        <MarkedBase key={ship.id} base={ship.base} at={ship} frame={frame} letters={letters} />
      ))}
      {suggestion.moves.map(({ ship, base, to, template }) => (
        <g key={ship}>
          {template && <polygon className="suggested-way" points={polygon(frame, template)} />}
          <MarkedBase base={base} at={to} frame={frame} letters={letters} />
        </g>
      ))}
    </g>
  );
}

interface MarkedBaseProps extends Pick<SuggestedProps, 'frame' | 'letters'> {
  readonly base: ShownBase;
  readonly at: Pose;
}

/** A base where it stands or would end, with the word below it. */
function MarkedBase({ base, at, frame, letters }: MarkedBaseProps) {
  const { suggested } = useWords(tutorialWords);
  const [x, y] = toDrawing(frame, at.x, at.y);
  const [, below] = extentOf(base, turnOnDrawing(frame, at.facing));
  return (
    <>
      <g transform={lay(frame, at)}>
        <BaseOutline base={base} className="suggested-base" />
      </g>
      <g transform={`translate(${x} ${y})`}>
        <text className="suggested-name upright" y={below + letters} fontSize={letters}>
          {suggested}
        </text>
      </g>
    </>
  );
}
