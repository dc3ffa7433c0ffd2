import { memo } from 'react';
import type { ShownShip } from '../shown/table.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { BaseOutline, Prints } from './base.tsx';
import { type Frame, toDrawing, turnOnDrawing } from './frame.ts';

interface ShipProps {
  readonly ship: ShownShip;
  readonly frame: Frame;
  readonly asked: boolean;
  readonly focused: boolean;
  /** A move that is considered runs into it. */
  readonly met: boolean;
  /** The one ship that the Tab key stops at; arrow keys go to the others. */
  readonly inTabOrder: boolean;
  /** What a click does, if the question is about this ship. */
  readonly pick: (() => void) | undefined;
  readonly onLook: (ship: number | null) => void;
}

/** A ship on the board: hover or focus shows its range and arcs, a click chooses it when it is an option. */
export const BoardShip = memo(function BoardShip(props: ShipProps) {
  const { ship, frame, asked, focused, met, inTabOrder, pick, onLook } = props;
  const t = useWords(boardWords);
  const [x, y] = toDrawing(frame, ship.x, ship.y);
  const turn = turnOnDrawing(frame, ship.facing);
  const classes = ['ship', `side-${ship.player + 1}`];
  if (pick) classes.push('pickable');
  if (asked) classes.push('asked');
  if (focused) classes.push('focused');
  if (met) classes.push('met');
  if (ship.spent) classes.push('spent');
  return (
    <g
      className={classes.join(' ')}
      role="menuitem"
      aria-roledescription={t.ship}
      tabindex={inTabOrder ? 0 : -1}
      data-ship={ship.id}
      aria-label={pick ? t.chooseShip({ ship: ship.says }) : ship.says}
      onPointerEnter={() => onLook(ship.id)}
      onPointerLeave={() => onLook(null)}
      onFocus={() => onLook(ship.id)}
      onBlur={() => onLook(null)}
      onClick={pick}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick?.();
      }}
    >
      <g
        className="ship-body"
        data-of={ship.id}
        style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
      >
        <BaseOutline base={ship.base} className="base" />
        <Prints prints={ship.prints} />
      </g>
    </g>
  );
});
