import type { Endurance, ShownShip } from '../shown/table.ts';
import { boardWords } from '../words/en/board.ts';
import { useWords } from '../words/language.ts';
import { BaseOutline, cornerOf, extentOf, halfWidth, Prints } from './base.tsx';
import { type Frame, insideDrawing, toDrawing, turnOnDrawing } from './frame.ts';

interface ShipProps {
  readonly ship: ShownShip;
  readonly frame: Frame;
  /** Height of letters in mm, so that they stay legible at any size of the board. */
  readonly letters: number;
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
export function BoardShip(props: ShipProps) {
  const { ship, frame, letters, asked, focused, met, inTabOrder, pick, onLook } = props;
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
      tabIndex={inTabOrder ? 0 : -1}
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
      {!ship.tagOnBase && (
        <g className="ship-mark" data-of={ship.id} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <SideMark ship={ship} letters={letters} frame={frame} at={[x, y]} />
        </g>
      )}
    </g>
  );
}

/** A ship's number: in a circle for the first player, in a diamond for the second. */
function SideMark(props: {
  readonly ship: ShownShip;
  readonly letters: number;
  readonly frame: Frame;
  /** Where the ship is drawn. */
  readonly at: readonly [number, number];
}) {
  const { ship, letters, frame, at } = props;
  const r = letters * 0.85;
  const corner = cornerOf(ship.base, turnOnDrawing(frame, ship.facing));
  const [x, y] = insideDrawing(frame, [at[0] + corner[0] + r * 0.35, at[1] + corner[1] - r * 0.35], r * 1.2);
  return (
    <g transform={`translate(${x - at[0]} ${y - at[1]})`}>
      {ship.player === 0 ? (
        <circle className="mark-shape" r={r} />
      ) : (
        <rect className="mark-shape" x={-r} y={-r} width={2 * r} height={2 * r} transform="rotate(45)" />
      )}
      <text className="mark-text" fontSize={letters} y={letters * 0.36}>
        {ship.tag}
      </text>
    </g>
  );
}

/** What a ship endures and has, around its base; its name tells that to those who hear the board. */
export function Tokens(props: { readonly ship: ShownShip; readonly frame: Frame; readonly letters: number }) {
  const { ship, frame, letters } = props;
  const [x, y] = toDrawing(frame, ship.x, ship.y);
  const half = halfWidth(ship.base);
  const [, below] = extentOf(ship.base, turnOnDrawing(frame, ship.facing));
  const size = letters * 1.15;
  return (
    <g className="ship-mark" data-of={ship.id} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <State ship={ship} letters={letters} half={half} />
      {ship.tokens.map(({ sign, name, tone }, at) => (
        <g
          key={name}
          className={`board-token tone-${tone}`}
          transform={`translate(${size / 2 - half + at * size * 1.08} ${below + size * 0.75})`}
        >
          <rect
            x={-size / 2}
            y={-size / 2}
            width={size}
            height={size}
            rx={tone === 'red' ? size * 0.15 : size / 2}
          />
          <text fontSize={letters * 0.72} y={letters * 0.25}>
            {sign}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Below this size of letters there is room for what a ship endures and when it acts, in mm. */
const CLOSE = 19;

/** What a ship endures, shields as circles over hull as squares, and when it acts. */
function State(props: { readonly ship: ShownShip; readonly letters: number; readonly half: number }) {
  const { ship, letters, half } = props;
  const { rank, endures = [] } = ship;
  if (letters > CLOSE) return null;
  return (
    <>
      {endures.map((each, row) => (
        <Pips
          key={each.kind}
          of={each}
          step={Math.min(letters * 0.42, (2 * half) / each.of)}
          at={[-half, -half - letters * (0.3 + 0.45 * (endures.length - 1 - row))]}
        />
      ))}
      {rank && (
        <text className="ship-rank" x={half + letters * 0.25} y={half} fontSize={letters * 0.8}>
          {rank}
        </text>
      )}
    </>
  );
}

function Pips(props: {
  readonly of: Endurance;
  /** From one to the next, mm. */
  readonly step: number;
  readonly at: readonly [number, number];
}) {
  const { of: endurance, step, at } = props;
  const { kind, left, of } = endurance;
  const size = step * 0.8;
  const places = Array.from({ length: of }, (_, nth) => nth);
  return (
    <g className={`pips ${kind}`} transform={`translate(${at[0]} ${at[1] - size / 2})`}>
      {places.map((nth) => (
        <rect
          key={nth}
          className={nth < left ? 'pip' : 'pip lost'}
          x={nth * step}
          width={size}
          height={size}
          rx={kind === 'shields' ? size / 2 : 0}
        />
      ))}
    </g>
  );
}
