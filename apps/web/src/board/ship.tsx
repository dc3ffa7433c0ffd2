import { BASES } from '@firing-arc/xwing/common';
import { hullRemaining, type SecondState, type Ship, shipCard, standardSize } from '@firing-arc/xwing/second';
import { useRef } from 'react';
import { chassisName, shipName, tagOf, words } from '../words/index.ts';
import { BaseOutline, Token } from './base.tsx';
import { type Frame, toDrawing, turnOnDrawing } from './frame.ts';

interface ShipProps {
  readonly ship: Ship;
  readonly state: SecondState;
  readonly frame: Frame;
  /** Height of letters in mm, so that they stay legible at any size of the board. */
  readonly letters: number;
  readonly asked: boolean;
  readonly focused: boolean;
  /** The one ship that the Tab key stops at; arrow keys go to the others. */
  readonly inTabOrder: boolean;
  /** What a click does, if the question is about this ship. */
  readonly pick: (() => void) | undefined;
  readonly onLook: (ship: number | null) => void;
}

/** A ship on the board: hover or focus shows its range and arcs, a click chooses it when it is an option. */
export function BoardShip(props: ShipProps) {
  const { ship, state, frame, letters, asked, focused, inTabOrder, pick, onLook } = props;
  const { chassis } = shipCard(ship.card);
  const [x, y] = toDrawing(frame, ship.x, ship.y);
  const turn = useSteadyTurn(turnOnDrawing(frame, ship.facing));
  const classes = ['ship', `side-${ship.player + 1}`];
  if (pick) classes.push('pickable');
  if (asked) classes.push('asked');
  if (focused) classes.push('focused');
  return (
    <g
      className={classes.join(' ')}
      role="menuitem"
      aria-roledescription="ship"
      tabIndex={inTabOrder ? 0 : -1}
      data-ship={ship.id}
      aria-label={describeShip(state, ship, pick !== undefined)}
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
      <g className="ship-body" style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}>
        <BaseOutline size={chassis.size} className="base" />
        <Token ship={ship} />
      </g>
      <g className="ship-mark" style={{ transform: `translate(${x}px, ${y}px)` }}>
        <SideMark ship={ship} letters={letters} half={BASES[standardSize(chassis.size)].half} />
      </g>
    </g>
  );
}

/** A ship's number: in a circle for the first player, in a diamond for the second. */
function SideMark(props: { readonly ship: Ship; readonly letters: number; readonly half: number }) {
  const { ship, letters, half } = props;
  const r = letters * 0.85;
  const out = half + r * 0.35;
  return (
    <g transform={`translate(${out} ${-out})`}>
      {ship.player === 0 ? (
        <circle className="mark-shape" r={r} />
      ) : (
        <rect className="mark-shape" x={-r} y={-r} width={2 * r} height={2 * r} transform="rotate(45)" />
      )}
      <text className="mark-text" fontSize={letters} y={letters * 0.36}>
        {tagOf(ship.id)}
      </text>
    </g>
  );
}

/** The turn to draw, without spinning the long way round when a facing passes 0. */
function useSteadyTurn(turn: number): number {
  const last = useRef(turn);
  const difference = ((((turn - last.current) % 360) + 540) % 360) - 180;
  last.current += difference;
  return last.current;
}

function describeShip(state: SecondState, ship: Ship, isOption: boolean): string {
  const parts = [
    `${tagOf(ship.id)} ${shipName(state, ship.id)}`,
    chassisName(ship),
    words.player(ship.player),
    `hull ${hullRemaining(ship)}, shields ${ship.shields}`,
  ];
  return `${parts.join(', ')}${isOption ? '. Choose this ship' : ''}`;
}
