import {
  type CSSProperties,
  type KeyboardEvent,
  type KeyboardEventHandler,
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { narrow } from '../screen/narrow.ts';
import { screenScale } from '../settings/look.ts';
import type { Preview } from '../shown/question.ts';
import type { Suggestion } from '../shown/suggestion.ts';
import type { Edge, ShownAim, ShownShip, ShownTable } from '../shown/table.ts';
import { beginSound } from '../sound/later.tsx';
import { Stage } from '../stage/stage.tsx';
import type { Telling } from '../telling/telling.ts';
import { boardWords } from '../words/en/board.ts';
import { playerText } from '../words/index.ts';
import { useWords } from '../words/language.ts';
import './board.css';
import type { ShownEvent } from '../game/store.ts';
import { Chips, Joints, Ring } from '../ring/later.tsx';
import { reachOf } from '../ring/reach.ts';
import type { ShipSpot } from '../ring/ring.tsx';
import type { ShownChip, ShownJoint, ShownRing } from '../ring/shown.ts';
import { AttackLabel, AttackLine } from './aim-later.tsx';
import { extentOf } from './base.tsx';
import { type Eye, type Size, squash, turned, turnedExtent } from './camera.ts';
import type { PlaceChoice } from './choices.tsx';
import { PlaceChoices } from './choices-later.tsx';
import type { Focus } from './focus.ts';
import { drawnSize, type Frame, MARGIN, OPPOSITE, toDrawing, toTable, turnOnDrawing } from './frame.ts';
import { Formation, Ghost, type Placing, PlacingGhost, PlacingZone, TableLine } from './ghost.tsx';
import { useGlides } from './glides.ts';
import { useKeys } from './keys.ts';
import type { Bounds } from './pills.ts';
import { type Planned, solidMoves } from './planned.ts';
import { Reach } from './reach.tsx';
import { endOfShip, type LaidRuler, RulerLine } from './ruler.tsx';
import { BoardShip } from './ship.tsx';
import { Pills, ShipLabels } from './ship-labels.tsx';
import { skip } from './stage.ts';
import { SuggestedOnBoard } from './suggested-later.tsx';
import { Things } from './things.tsx';
import { type BoardView, type Framed, useView } from './view.ts';
import { ZoomButtons } from './zoom.tsx';

export interface BoardProps {
  readonly table: ShownTable;
  /** Everything that happened: what is new moves before the eyes. */
  readonly events: readonly ShownEvent[];
  /** The edge that is drawn below. */
  readonly bottom: Edge;
  /** Who sits at an edge; by the number of the seat where nobody has a name. */
  readonly nameOf?: (player: number) => string;
  readonly looking: number | null;
  readonly onLook: (ship: number | null) => void;
  readonly preview: Preview | null;
  readonly placing: Placing | null;
  /** Ships that the question is about. */
  readonly asked: readonly number[];
  /** What a click on a ship answers. */
  readonly picks: ReadonlyMap<number, () => void>;
  /** What a click on a thing answers, by its key. */
  readonly thingPicks: ReadonlyMap<string, () => void>;
  /** Places where a ship may end, to be chosen on the board. */
  readonly choices: readonly PlaceChoice[];
  /** Where ships are planned to end. */
  readonly planned?: Planned | null;
  /** What can be done around a ship, and beside others. */
  readonly ring?: ShownRing | null;
  readonly chips?: readonly ShownChip[];
  /** The joints of a tool that is bent. */
  readonly joints?: readonly ShownJoint[];
  /** What a lesson suggests. */
  readonly suggestion: Suggestion | null;
  /** The line of the present or last attack, and what is drawn with it. */
  readonly attackLine: readonly number[] | null;
  readonly aim: ShownAim | null;
  readonly caption: ReactNode;
  /** The ruler, in games that allow it at any time. */
  readonly ruler: LaidRuler | null;
  /** What is being told, over the table as it stood before. */
  readonly telling?: Telling | null;
  /** Turns the board around, where that can be done. */
  readonly onTurn?: () => void;
  /** What the camera shows by itself: spots on the table; all of it where there are none. */
  readonly focus: Focus;
}

/** The same whenever there is none: what shows it stays as it is. */
const NONE: readonly never[] = [];

beginSound();

/** The table in true proportion: obstacles, ships, and what is being considered. */
export function Board(props: BoardProps) {
  const { table, events, bottom, looking, onLook, preview, asked, picks, caption } = props;
  const { attackLine, aim, choices, thingPicks, suggestion, focus, onTurn, telling = null } = props;
  const { planned, ring, chips = [], joints = [] } = props;
  const say = useWords(boardWords);
  const ruler = props.ruler?.on ? props.ruler : null;
  // While the ruler is in hand nothing is placed.
  const placing = ruler ? null : props.placing;
  const { width, depth } = table;
  const svg = useRef<SVGSVGElement>(null);
  const window = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLDivElement>(null);
  const frame = useMemo((): Frame => ({ width, depth, bottom }), [width, depth, bottom]);
  const [drawnWidth, drawnHeight] = drawnSize(frame);
  const view = useView(
    { window, clear, drawing: svg },
    [drawnWidth, drawnHeight],
    framedOf(focus, frame),
    placing !== null || ruler !== null,
  );
  useViewKeys(view, svg);
  useGlides(svg, table, events, frame, telling);
  // Closer, letters and lines grow too, but less than ships do.
  const lines = { '--thin': 1 / Math.sqrt(view.factor) } as CSSProperties;
  const scale = view.whole * view.factor;
  const letters = Math.min(30, (Math.max(11, Math.min(15, 8 + 4.5 * scale)) * screenScale()) / scale);
  const ships = useMemo(() => table.ships.filter(({ onTable }) => onTable), [table]);
  const bounds = useMemo(
    () => boundsOf([drawnWidth, drawnHeight], view.eye),
    [drawnWidth, drawnHeight, view.eye],
  );
  const covered = useMemo(
    () => coveredBy(ring ?? null, ships, frame, view.eye, scale),
    [ring, ships, frame, view.eye, scale],
  );
  const looked = ships.find((ship) => ship.id === looking);
  const [last, lookAt] = useLooking(onLook, view);
  const moves = useMemo(() => solidMoves(preview, planned), [preview, planned]);
  const met = preview?.kind === 'move' ? preview.met : undefined;

  const pickOf = (ship: number): (() => void) | undefined => {
    const end = ruler && endOfShip(ruler, ship);
    return ruler && end ? () => ruler.tap(end) : picks.get(ship);
  };

  return (
    <figure className="board" aria-label={say.board}>
      <div ref={window} className="board-window space">
        <Stage table={table} frame={frame} moves={moves} window={window} drawing={svg} />
        <svg
          ref={svg}
          role="document"
          aria-label={say.table}
          viewBox={`${-MARGIN} ${-MARGIN} ${drawnWidth + 2 * MARGIN} ${drawnHeight + 2 * MARGIN}`}
          className={`board-drawing${placing ? ' is-placing' : ''}${ruler ? ' is-measuring' : ''}`}
          style={{ aspectRatio: `${drawnWidth + 2 * MARGIN} / ${drawnHeight + 2 * MARGIN}`, ...lines }}
          {...pointerOn(frame, view, placing, ruler)}
        >
          <rect className="mat" width={drawnWidth} height={drawnHeight} />
          <Grid frame={frame} table={table} nameOf={props.nameOf ?? playerText} />
          {placing && <PlacingZone placing={placing} frame={frame} />}
          {looked && <ReachOf table={table} ship={looked} frame={frame} />}
          <Things
            things={table.things}
            frame={frame}
            letters={letters}
            marked={aim?.obstructedBy ?? NONE}
            met={met?.things ?? NONE}
            picks={thingPicks}
          />
          {attackLine && <AttackLine line={attackLine} aim={aim} ships={table.ships} frame={frame} />}
          <g className="used-templates" />
          <ShipsOnBoard
            ships={ships}
            frame={frame}
            asked={asked}
            looking={looking}
            met={met?.ships ?? NONE}
            first={last}
            pickOf={pickOf}
            onLook={lookAt}
            onKeyDown={placing ? undefined : walk}
          />
          {ships.map((ship) => (
            <ShipLabels key={ship.id} ship={ship} frame={frame} letters={letters} />
          ))}
          <Pills
            ships={ships}
            frame={frame}
            letters={letters}
            scale={scale}
            view={view}
            bounds={bounds}
            free={covered}
            ringed={covered.length > 0 && ring ? ring.ship : null}
          />
          {attackLine && aim && <AttackLabel line={attackLine} aim={aim} frame={frame} letters={letters} />}
          <Contacts contacts={table.contacts} ships={table.ships} frame={frame} />
          <Proposed
            choices={choices}
            suggestion={suggestion}
            ships={ships}
            things={table.things}
            frame={frame}
            letters={letters}
          />
          <Considered planned={planned} preview={preview} placing={placing} ruler={ruler} frame={frame} />
        </svg>
        {!ruler && (
          <InReach ring={ring} joints={joints} chips={chips} ships={ships} frame={frame} view={view} />
        )}
      </div>
      <div ref={clear} className="board-clear" />
      <div className="under-board">
        <figcaption className="board-caption">{caption}</figcaption>
        <ZoomButtons view={view} onTurn={onTurn} />
      </div>
    </figure>
  );
}

/** The ship that was looked at last, and how to look at one: one with the focus is brought into sight. */
function useLooking(
  onLook: (id: number | null) => void,
  { reveal }: BoardView,
): readonly [last: number, look: (id: number | null) => void] {
  const [last, setLast] = useState(-1);
  const look = useCallback(
    (id: number | null) => {
      if (id !== null) setLast(id);
      const focused = document.activeElement;
      if (id !== null && focused?.matches(`[data-ship="${id}"]`)) reveal(focused);
      onLook(id);
    },
    [onLook, reveal],
  );
  return [last, look];
}

/** The ships, each a thing that can be picked, the first of them in the order of tabs. */
function ShipsOnBoard(props: {
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
  readonly asked: readonly number[];
  readonly looking: number | null;
  readonly met: readonly number[];
  readonly first: number;
  readonly pickOf: (ship: number) => (() => void) | undefined;
  readonly onLook: (id: number | null) => void;
  readonly onKeyDown: KeyboardEventHandler<SVGGElement> | undefined;
}) {
  const { ships, frame, asked, looking, met, first, pickOf, onLook, onKeyDown } = props;
  const say = useWords(boardWords);
  const tabbed = ships.some(({ id }) => id === first) ? first : ships[0]?.id;
  return (
    <g role="menu" aria-label={say.ships({ count: ships.length })} onKeyDown={onKeyDown}>
      {ships.map((ship) => (
        <BoardShip
          key={ship.id}
          ship={ship}
          frame={frame}
          asked={asked.includes(ship.id)}
          focused={looking === ship.id}
          met={met.includes(ship.id)}
          inTabOrder={ship.id === tabbed}
          pick={pickOf(ship.id)}
          onLook={onLook}
        />
      ))}
    </g>
  );
}

/** Range and arcs of the ship that is looked at: measured once for each position. */
function ReachOf(props: { readonly table: ShownTable; readonly ship: ShownShip; readonly frame: Frame }) {
  const { table, ship, frame } = props;
  const reach = useMemo(() => table.reach(ship.id), [table, ship]);
  return <Reach reach={reach} at={ship} frame={frame} />;
}

/** Places to choose from, and what a lesson suggests. */
const Proposed = memo(function Proposed(props: {
  readonly choices: readonly PlaceChoice[];
  readonly suggestion: Suggestion | null;
  readonly ships: readonly ShownShip[];
  readonly things: ShownTable['things'];
  readonly frame: Frame;
  readonly letters: number;
}) {
  const { choices, suggestion, ships, things, frame, letters } = props;
  return (
    <>
      {choices.length > 0 && (
        <PlaceChoices choices={choices} frame={frame} letters={letters} onKeyDown={walk} />
      )}
      {suggestion && (
        <SuggestedOnBoard
          suggestion={suggestion}
          ships={ships}
          things={things}
          frame={frame}
          letters={letters}
        />
      )}
    </>
  );
});

/** What is being thought of: where ships would end, what is placed, what is measured. */
function Considered(props: {
  readonly planned: Planned | null | undefined;
  readonly preview: Preview | null;
  readonly placing: Placing | null;
  readonly ruler: LaidRuler | null;
  readonly frame: Frame;
}) {
  const { planned, preview, placing, ruler, frame } = props;
  return (
    <>
      {planned && <Formation moves={planned.moves} crowded={planned.crowded} frame={frame} />}
      {preview && <Ghost preview={preview} frame={frame} />}
      {placing && <PlacingGhost placing={placing} frame={frame} />}
      {ruler && <RulerLine laid={ruler} frame={frame} />}
    </>
  );
}

/** What is pressed on the board itself: a ship's ring, the joints of a tool, chips beside ships. */
function InReach(props: {
  readonly ring: ShownRing | null | undefined;
  readonly joints: readonly ShownJoint[];
  readonly chips: readonly ShownChip[];
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
  readonly view: BoardView;
}) {
  const { ring, joints, chips, ships, frame, view } = props;
  return (
    <>
      {ring && <RingOf ring={ring} ships={ships} frame={frame} view={view} />}
      {joints.length > 0 && (
        <Joints joints={joints} toDrawing={(x, y) => toDrawing(frame, x, y)} view={view} />
      )}
      {chips.length > 0 && (
        <Chips chips={chips} ships={ships.map((ship) => spotOf(ship, frame, view.eye.turn))} view={view} />
      )}
    </>
  );
}

/** A pointer on the table skips what is told, measures with the ruler, or drags what is placed. */
function pointerOn(frame: Frame, view: BoardView, placing: Placing | null, ruler: LaidRuler | null) {
  const spotAt = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const [x, y] = toTable(frame, ...view.spotAt(clientX, clientY));
    return [Math.round(x), Math.round(y)];
  };
  const moveTo = (event: PointerEvent) => {
    if (placing) placing.move([...spotAt(event), placing.at[2]!]);
  };
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      skip();
      if (ruler && !(event.target as Element).closest('[data-ship]')) {
        const [x, y] = spotAt(event);
        ruler.tap({ kind: 'spot', x, y });
      }
      if (!placing || isPickable(event.target)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
    },
  };
}

function framedOf({ key, spots, room, core, body }: Focus, frame: Frame): Framed {
  const drawn = (of: Focus['spots']) => of.map(([x, y]) => toDrawing(frame, x, y));
  return { key: `${key} ${frame.bottom}`, subject: { points: drawn(spots), room, core: drawn(core), body } };
}

/** The table as the eye sees it, about its corner, with its margin: mm to the right and down on the screen. */
function boundsOf([width, height]: Size, eye: Eye): Bounds {
  const flat = squash(eye);
  const [x, y] = turned([width / 2, height / 2], eye.turn);
  const [halfX, halfY] = turnedExtent([width / 2 + MARGIN, height / 2 + MARGIN], eye.turn);
  return { left: x - halfX, right: x + halfX, top: (y - halfY) * flat, bottom: (y + halfY) * flat };
}

/** The ring around a ship that is on the table. */
const RingOf = memo(function RingOf(props: {
  readonly ring: ShownRing;
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
  readonly view: BoardView;
}) {
  const { ring, ships, frame, view } = props;
  const ship = ships.find(({ id }) => id === ring.ship);
  if (!ship) return null;
  return (
    <Ring
      ring={ring}
      at={toDrawing(frame, ship.x, ship.y)}
      turn={turnOnDrawing(frame, ship.facing) + view.eye.turn}
      view={view}
    />
  );
});

/** Where a ship is on the drawing, and how far it reaches, where the eye has turned by so many degrees. */
function spotOf(ship: ShownShip, frame: Frame, turn: number): ShipSpot {
  const [x, y] = toDrawing(frame, ship.x, ship.y);
  const [halfX, halfY] = extentOf(ship.base, turnOnDrawing(frame, ship.facing) + turn);
  const off = (by: readonly [number, number]): readonly [number, number] => {
    const [right, down] = turned(by, -turn);
    return [x + right, y + down];
  };
  return { id: ship.id, at: [x, y], right: off([halfX, 0]), top: off([0, -halfY]) };
}

/** What a ring covers, as the bounds of labels; nothing where there is none. */
function coveredBy(
  ring: ShownRing | null,
  ships: readonly ShownShip[],
  frame: Frame,
  eye: Eye,
  scale: number,
) {
  const ship = ring && !narrow().matches && ships.find(({ id }) => id === ring.ship);
  if (!ship) return [];
  const [x, y] = turned(toDrawing(frame, ship.x, ship.y), eye.turn);
  const reach = (reachOf(ring).reach * screenScale()) / scale;
  const down = y * squash(eye);
  return [{ left: x - reach, right: x + reach, top: down - reach, bottom: down + reach }];
}

/** What can be picked is picked, even while something else is placed. */
const isPickable = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.pickable') !== null;

/** A bridge between ships in contact, which the rules remember. */
const Contacts = memo(function Contacts(props: {
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
});

interface GridProps {
  readonly frame: Frame;
  readonly table: ShownTable;
  readonly nameOf: (player: number) => string;
}

/** The edges of the deployment areas, and who sits where. */
const Grid = memo(function Grid({ frame, table, nameOf }: GridProps) {
  const { sides, lines } = table;
  const [width, height] = drawnSize(frame);
  const ownerOf = (edge: Edge) =>
    sides.flatMap((side, player) => (side.edge === edge ? [nameOf(player)] : [])).join(', ');
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
});

/** Keys that change what is seen: zoom, pan, and to the ships and away from them. */
function useViewKeys(view: BoardView, svg: RefObject<SVGSVGElement | null>): void {
  useKeys({
    '+': view.closer,
    '=': view.closer,
    '-': view.farther,
    '0': view.all,
    c: view.follow,
    w: () => view.pan(0, -PAN),
    s: () => view.pan(0, PAN),
    a: () => view.pan(-PAN, 0),
    d: () => view.pan(PAN, 0),
    '.': skip,
    v: view.lean,
    i: () => view.swing(1, 0),
    k: () => view.swing(-1, 0),
    j: () => view.swing(0, -1),
    l: () => view.swing(0, 1),
    b: () => svg.current?.querySelector<SVGGElement>('[data-ship][tabindex="0"]')?.focus(),
  });
}

/** By how much of what is seen a key moves it. */
const PAN = 0.2;

/** Arrow keys move the focus from one to the next, so that each group is one stop for the Tab key. */
function walk(event: KeyboardEvent<SVGGElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll<SVGGElement>('[role="menuitem"]')];
  if (items.length === 0) return;
  event.preventDefault();
  const at = items.indexOf(document.activeElement as SVGGElement);
  items[at < 0 ? 0 : (at + step + items.length) % items.length]?.focus();
}
