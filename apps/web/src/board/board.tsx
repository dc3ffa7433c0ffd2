import { obstacleOutline } from '@firing-arc/xwing/common';
import { inPlay, type SecondState } from '@firing-arc/xwing/second';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { contactsOf, words } from '../words/index.ts';
import './board.css';
import { Devices } from './devices.tsx';
import { type Frame, lay, ownOutline, toDrawing, toTable } from './frame.ts';
import { Ghost, type Placing, PlacingGhost, PlacingZone, TableLine } from './ghost.tsx';
import { Objectives } from './objectives.tsx';
import type { Preview } from './preview.ts';
import { Reach } from './reach.tsx';
import { BoardShip } from './ship.tsx';
import { useScale } from './use-scale.ts';
import { useZoom, ZoomButtons } from './zoom.tsx';

export interface BoardProps {
  readonly state: SecondState;
  readonly flipped: boolean;
  readonly looking: number | null;
  readonly onLook: (ship: number | null) => void;
  readonly preview: Preview | null;
  readonly placing: Placing | null;
  /** Ships that the question is about. */
  readonly asked: readonly number[];
  /** What a click on a ship answers. */
  readonly picks: ReadonlyMap<number, () => void>;
  /** The line of the present or last attack. */
  readonly attackLine: readonly number[] | null;
  readonly caption: ReactNode;
}

/** The table in true proportion: obstacles, ships, and what is being considered. */
export function Board(props: BoardProps) {
  const { state, flipped, looking, onLook, preview, placing, asked, picks, attackLine, caption } = props;
  const svg = useRef<SVGSVGElement>(null);
  const frame: Frame = { width: state.width, depth: state.depth, flipped };
  const zoom = useZoom(state.width, state.depth);
  const scale = useScale(svg, zoom.box.width);
  const letters = Math.max(11, Math.min(24, 12 / scale));
  const ships = state.ships.filter(inPlay);
  const [last, setLast] = useState(-1);
  const looked = looking === null ? undefined : ships.find((ship) => ship.id === looking);

  const moveTo = (x: number, y: number) => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix || !placing) return;
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    const [tableX, tableY] = toTable(frame, point.x, point.y);
    placing.move([Math.round(tableX), Math.round(tableY), placing.at[2]!]);
  };

  return (
    <figure className="board" aria-label="Board">
      <svg
        ref={svg}
        role="document"
        aria-label="The table"
        viewBox={`${zoom.box.x} ${zoom.box.y} ${zoom.box.width} ${zoom.box.height}`}
        className={placing ? 'board-drawing is-placing' : 'board-drawing'}
        onPointerDown={(event) => {
          if (!placing) return zoom.grab(event);
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event.clientX, event.clientY);
        }}
        onPointerMove={(event) => {
          if (placing && event.buttons > 0) moveTo(event.clientX, event.clientY);
          else zoom.drag(event, scale);
        }}
        onPointerUp={zoom.release}
      >
        <rect className="mat" width={state.width} height={state.depth} />
        <Grid frame={frame} />
        {placing && <PlacingZone placing={placing} state={state} frame={frame} />}
        {looked && <Reach ship={looked} frame={frame} />}
        {state.obstacles
          .filter((obstacle) => obstacle.placed)
          .map((obstacle) => {
            const outline = obstacleOutline(obstacle.outline);
            const [x, y] = toDrawing(frame, obstacle.x, obstacle.y);
            return (
              <g key={obstacle.id}>
                <title>{words.obstacle(state, obstacle.id)}</title>
                <polygon
                  className={outline?.type ?? 'asteroid'}
                  points={ownOutline(outline?.points ?? [])}
                  transform={lay(frame, obstacle)}
                />
                <text className="rock-text" x={x} y={y + letters * 0.3} fontSize={letters * 0.8}>
                  {ROCK_LETTERS[outline?.type ?? 'asteroid']}
                  {obstacle.id + 1}
                </text>
              </g>
            );
          })}
        <Objectives state={state} frame={frame} letters={letters} />
        <Devices state={state} frame={frame} letters={letters} />
        {attackLine && <TableLine line={attackLine} frame={frame} className="attack-line" />}
        <g
          role="menu"
          aria-label={`${ships.length} ships on the table; arrow keys go from ship to ship`}
          onKeyDown={placing ? undefined : walkShips}
        >
          {ships.map((ship) => (
            <BoardShip
              key={ship.id}
              ship={ship}
              state={state}
              frame={frame}
              letters={letters}
              asked={asked.includes(ship.id)}
              focused={looking === ship.id}
              inTabOrder={ship.id === (ships.some((each) => each.id === last) ? last : ships[0]!.id)}
              pick={picks.get(ship.id)}
              onLook={(id) => {
                if (id !== null) setLast(id);
                onLook(id);
              }}
            />
          ))}
        </g>
        <Contacts state={state} frame={frame} />
        {preview && <Ghost preview={preview} state={state} frame={frame} />}
        {placing && <PlacingGhost placing={placing} state={state} frame={frame} />}
      </svg>
      <div className="under-board">
        <figcaption className="board-caption">{caption}</figcaption>
        <ZoomButtons zoom={zoom} />
      </div>
    </figure>
  );
}

/** A bridge between ships in contact, which the rules remember. */
function Contacts({ state, frame }: { readonly state: SecondState; readonly frame: Frame }) {
  return contactsOf(state).map(([a, b]) => {
    const [x1, y1] = toDrawing(frame, a.x, a.y);
    const [x2, y2] = toDrawing(frame, b.x, b.y);
    return <line key={`${a.id} ${b.id}`} className="contact" x1={x1} y1={y1} x2={x2} y2={y2} />;
  });
}

const ROCK_LETTERS = { asteroid: 'A', debris: 'D', gascloud: 'G', electrochaff: 'E', blaze: 'B' } as const;

/** Thirds of the table and the edges of the deployment areas. */
function Grid({ frame }: { readonly frame: Frame }) {
  const { width, depth } = frame;
  const own = frame.flipped ? 2 : 1;
  return (
    <g>
      <path className="grid-lines" d={`M0 100H${width}M0 ${depth - 100}H${width}`} />
      <text className="grid-text" x={8} y={depth - 8}>
        {words.player(own - 1)}’s edge
      </text>
      <text className="grid-text" x={8} y={22}>
        {words.player(2 - own)}’s edge
      </text>
    </g>
  );
}

/** Arrow keys move the focus from ship to ship, so that the board is one stop for the Tab key. */
function walkShips(event: KeyboardEvent<SVGGElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const ships = [...event.currentTarget.querySelectorAll<SVGGElement>('[data-ship]')];
  if (ships.length === 0) return;
  event.preventDefault();
  const at = ships.indexOf(document.activeElement as SVGGElement);
  ships[at < 0 ? 0 : (at + step + ships.length) % ships.length]?.focus();
}
