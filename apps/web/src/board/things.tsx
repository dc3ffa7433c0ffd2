import { type KeyboardEvent, memo } from 'react';
import type { ShownThing } from '../shown/table.ts';
import { usePicture } from '../stage/picture.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { type Frame, lay, ownOutline, toDrawing } from './frame.ts';

interface ThingsProps {
  readonly things: readonly ShownThing[];
  readonly frame: Frame;
  readonly letters: number;
  /** Things that obstruct the attack, by key. */
  readonly marked: readonly string[];
  /** Things that a move runs into. */
  readonly met: readonly string[];
  /** What a click on a thing answers. */
  readonly picks: ReadonlyMap<string, () => void>;
}

/** Obstacles, objectives and devices by their true outlines, each with its sign and its name. */
export const Things = memo(function Things(props: ThingsProps) {
  const { things, marked, met, picks, frame, letters } = props;
  const { thingsToChoose, chooseThing } = useWords(boardWords);
  const isStaged = usePicture() === 'stage';
  // What stands there as a solid has its sign at its foot.
  const below = (kind: string, outline: readonly number[]) =>
    isStaged && /device|obj|station/.test(kind) ? Math.max(...outline) : 0;
  const drawings = things.map(({ key, kind, player, outline, at, title, text, says, size }) => {
    const [x, y] = toDrawing(frame, at.x, at.y);
    const pick = picks.get(key);
    const shape = <polygon points={ownOutline(outline)} transform={lay(frame, at)} />;
    const marks = [
      pick ? 'pickable' : '',
      marked.includes(key) ? 'obstructs' : '',
      met.includes(key) ? 'met' : '',
    ];
    return (
      <g
        key={key}
        className={`thing ${kind}${player < 0 ? '' : ` side-${player + 1}`}`}
        {...(pick && choosing(pick, chooseThing({ thing: `${text} ${title}` })))}
      >
        <title>{says ? `${title}: ${says}` : title}</title>
        {shape}
        {marks.some(Boolean) && <g className={`thing-mark ${marks.join(' ')}`}>{shape}</g>}
        <g transform={`translate(${x} ${y})`}>
          <text className="upright" y={letters * 0.3 + below(kind, outline)} fontSize={letters * size}>
            {text}
          </text>
        </g>
      </g>
    );
  });
  if (picks.size === 0) return drawings;
  return (
    <g role="menu" aria-label={thingsToChoose}>
      {drawings}
    </g>
  );
});

/** What makes a drawing one of a menu's items. */
const choosing = (pick: () => void, says: string) => ({
  role: 'menuitem',
  tabindex: 0,
  'aria-label': says,
  onClick: pick,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    pick();
  },
});
