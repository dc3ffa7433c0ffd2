import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Preview } from '../shown/question.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { BaseOutline } from './base.tsx';
import { type Frame, lay, polygon, toDrawing } from './frame.ts';
import { signSpot } from './sign-spot.ts';

/** A place where a ship may end, to be chosen on the board. */
export interface PlaceChoice {
  readonly key: string;
  /** What it is: "3 bank left, white". */
  readonly says: string;
  /** In a letter or two, on the place itself. */
  readonly sign: string;
  /** How it is colored: a difficulty, or nothing. */
  readonly tone: string;
  readonly preview: Preview & { readonly kind: 'move' };
  readonly considered: boolean;
  readonly consider: (on: boolean) => void;
  readonly choose: (byTouch: boolean) => void;
}

/** All places where a ship may end, with the templates that lead there. */
export function PlaceChoices(props: {
  readonly choices: readonly PlaceChoice[];
  readonly frame: Frame;
  readonly letters: number;
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void;
}) {
  const { choices, frame, letters, onKeyDown } = props;
  const { places } = useWords(boardWords);
  return (
    <>
      <g
        role="menu"
        aria-label={places({ count: choices.length })}
        className="place-choices"
        onKeyDown={onKeyDown}
      >
        {choices.map((choice, at) => (
          <PlaceOf key={choice.key} choice={choice} first={at === 0} frame={frame} />
        ))}
      </g>
      {/* Over all places: they lie on each other. */}
      <g className="place-signs">
        {choices.map((choice) => {
          const [x, y] = toDrawing(frame, ...signSpot(choice, choices));
          return (
            <g key={choice.key} transform={`translate(${x} ${y})`}>
              <text className={`place-sign upright ${choice.tone}`} fontSize={letters} dy="0.36em">
                {choice.sign}
              </text>
            </g>
          );
        })}
      </g>
    </>
  );
}

function PlaceOf(props: { readonly choice: PlaceChoice; readonly first: boolean; readonly frame: Frame }) {
  const { choice, first, frame } = props;
  const { says, tone, preview, considered, consider, choose } = choice;
  const byTouch = useRef(false);
  const classes = ['place-choice', tone];
  if (preview.bad) classes.push('bad');
  if (considered) classes.push('considered');
  return (
    <g
      className={classes.join(' ')}
      role="menuitem"
      tabindex={first ? 0 : -1}
      aria-label={[says, ...preview.warnings].join('. ')}
      onPointerEnter={(event) => event.pointerType !== 'touch' && consider(true)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && consider(false)}
      onFocus={() => consider(true)}
      onBlur={() => consider(false)}
      onPointerDown={(event: PointerEvent) => {
        byTouch.current = event.pointerType === 'touch';
      }}
      onClick={() => choose(byTouch.current)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose(false);
      }}
    >
      {preview.template && <polygon className="place-way" points={polygon(frame, preview.template)} />}
      <g transform={lay(frame, preview.to)}>
        <BaseOutline base={preview.base} className="place-base" />
        <path className="place-front" d="M-6 -8 0 -15 6 -8" />
      </g>
    </g>
  );
}
