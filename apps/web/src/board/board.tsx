import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Preview } from '../shown/question.ts';
import type { Edge, ShownShip, ShownTable } from '../shown/table.ts';
import { playerText } from '../words/index.ts';
import './board.css';
import type { ShownEvent } from '../game/store.ts';
import { drawnSize, type Frame, OPPOSITE, toDrawing, toTable } from './frame.ts';
import { Ghost, type Placing, PlacingGhost, PlacingZone, TableLine } from './ghost.tsx';
import { useGlides } from './glides.ts';
import { Reach } from './reach.tsx';
import { endOfShip, type LaidRuler, RulerLine } from './ruler.tsx';
import { BoardShip, Tokens } from './ship.tsx';
import { skip } from './stage.ts';
import { Things } from './things.tsx';
import { useScale } from './use-scale.ts';
import { useZoom, ZoomButtons } from './zoom.tsx';

export interface BoardProps {
  readonly table: ShownTable;
  /** Everything that happened: what is new moves before the eyes. */
  readonly events: readonly ShownEvent[];
  /** The edge that is drawn below. */
  readonly bottom: Edge;
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
  /** The ruler, in games that allow it at any time. */
  readonly ruler: LaidRuler | null;
}

/** The table in true proportion: obstacles, ships, and what is being considered. */
export function Board(props: BoardProps) {
  const { table, events, bottom, looking, onLook, preview, placing, asked, picks, attackLine, caption } =
    props;
  const ruler = props.ruler?.on && !placing ? props.ruler : null;
  const { width, depth } = table;
  const svg = useRef<SVGSVGElement>(null);
  const frame: Frame = { width, depth, bottom };
  const [drawnWidth, drawnHeight] = drawnSize(frame);
  const zoom = useZoom(drawnWidth, drawnHeight);
  const scale = useScale(svg, zoom.box.width);
  useGlides(svg, table, events, frame);
  const letters = Math.max(11, Math.min(24, 12 / scale));
  const ships = table.ships.filter(({ onTable }) => onTable);
  const [last, setLast] = useState(-1);
  const looked = ships.find((ship) => ship.id === looking);

  const spotAt = (x: number, y: number): readonly [number, number] | null => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix);
    const [tableX, tableY] = toTable(frame, point.x, point.y);
    return [Math.round(tableX), Math.round(tableY)];
  };
  const moveTo = (x: number, y: number) => {
    const spot = spotAt(x, y);
    if (spot && placing) placing.move([...spot, placing.at[2]!]);
  };
  const measureAt = ({ target, clientX, clientY }: PointerEvent) => {
    const spot = spotAt(clientX, clientY);
    if (!ruler || !spot || (target as Element).closest('[data-ship]')) return;
    ruler.tap({ kind: 'spot', x: spot[0], y: spot[1] });
  };
  const pickOf = (ship: number): (() => void) | undefined => {
    const end = ruler && endOfShip(ruler, ship);
    return ruler && end ? () => ruler.tap(end) : picks.get(ship);
  };

  return (
    <figure className="board" aria-label="Board">
      <svg
        ref={svg}
        role="document"
        aria-label="The table"
        viewBox={`${zoom.box.x} ${zoom.box.y} ${zoom.box.width} ${zoom.box.height}`}
        className={`board-drawing${placing ? ' is-placing' : ''}${ruler ? ' is-measuring' : ''}`}
        style={{ aspectRatio: `${drawnWidth} / ${drawnHeight}` }}
        onPointerDown={(event) => {
          skip();
          if (ruler) measureAt(event);
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
        <rect className="mat" width={drawnWidth} height={drawnHeight} />
        <Grid frame={frame} table={table} />
        {placing && <PlacingZone placing={placing} frame={frame} />}
        {looked && <Reach reach={table.reach(looked.id)} at={looked} frame={frame} />}
        <Things things={table.things} frame={frame} letters={letters} />
        {attackLine && <TableLine line={attackLine} frame={frame} className="attack-line" />}
        <g className="used-templates" />
        <g
          role="menu"
          aria-label={`${ships.length} ships on the table; arrow keys go from ship to ship`}
          onKeyDown={placing ? undefined : walkShips}
        >
          {ships.map((ship) => (
            <BoardShip
              key={ship.id}
              ship={ship}
              frame={frame}
              letters={letters}
              asked={asked.includes(ship.id)}
              focused={looking === ship.id}
              inTabOrder={ship.id === (ships.some((each) => each.id === last) ? last : ships[0]!.id)}
              pick={pickOf(ship.id)}
              onLook={(id) => {
                if (id !== null) setLast(id);
                onLook(id);
              }}
            />
          ))}
        </g>
        {ships.map((ship) => (
          <Tokens key={ship.id} ship={ship} frame={frame} letters={letters} />
        ))}
        <Contacts contacts={table.contacts} ships={table.ships} frame={frame} />
        {preview && <Ghost preview={preview} frame={frame} />}
        {placing && <PlacingGhost placing={placing} frame={frame} />}
        {ruler && <RulerLine laid={ruler} frame={frame} />}
      </svg>
      <div className="under-board">
        <figcaption className="board-caption">{caption}</figcaption>
        <ZoomButtons zoom={zoom} />
      </div>
    </figure>
  );
}

/** A bridge between ships in contact, which the rules remember. */
function Contacts(props: {
  readonly contacts: ShownTable['contacts'];
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
}) {
  const { contacts, ships, frame } = props;
  return contacts.map(([a, b]) => {
    const [x1, y1] = toDrawing(frame, ships[a]!.x, ships[a]!.y);
    const [x2, y2] = toDrawing(frame, ships[b]!.x, ships[b]!.y);
    return <line key={`${a} ${b}`} className="contact" x1={x1} y1={y1} x2={x2} y2={y2} />;
  });
}

/** The edges of the deployment areas, and whose edge is whose. */
function Grid({ frame, table }: { readonly frame: Frame; readonly table: ShownTable }) {
  const { sides, lines } = table;
  const [width, height] = drawnSize(frame);
  const ownerOf = (edge: Edge) => {
    const player = sides.findIndex((side) => side.edge === edge);
    return player < 0 ? '' : `${playerText(player)}’s edge`;
  };
  return (
    <g>
      {lines ? (
        lines.map((line) => (
          <TableLine key={line.join(' ')} line={line} frame={frame} className="grid-lines" />
        ))
      ) : (
        <path className="grid-lines" d={`M0 100H${width}M0 ${height - 100}H${width}`} />
      )}
      <text className="grid-text" x={8} y={height - 8}>
        {ownerOf(frame.bottom)}
      </text>
      <text className="grid-text" x={8} y={22}>
        {ownerOf(OPPOSITE[frame.bottom])}
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
