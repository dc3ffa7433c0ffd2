import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { type Laid, layPills } from '../board/pills.ts';
import type { BoardView } from '../board/view.ts';
import { DIFFICULTY_MARKS } from '../questions/dial.tsx';
import { ManeuverIcon } from '../questions/maneuver-icon.tsx';
import { narrow } from '../screen/narrow.ts';
import { screenScale } from '../settings/look.ts';
import { ActionIcon } from './action-icon.tsx';
import { anglesOf, evenly, fitted } from './layout.ts';
import { reachOf } from './reach.ts';
import type { RingItem, ShownChip, ShownRing } from './shown.ts';
import './ring.css';

interface RingProps {
  readonly ring: ShownRing;
  /** The middle of its ship on the drawing, mm, and where that faces there, degrees. */
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly view: BoardView;
}

/**
 * What a ship can do, around it: its dial as it faces, or its actions. For pointers only: the question has the same as
 * buttons, which keys and screen readers use. Where there is no room for it on the table it is left out.
 */
export function Ring({ ring, at, turn, view }: RingProps) {
  const { items } = ring;
  const isDial = items[0]?.sign.kind === 'maneuver';
  const { radius, size, reach } = reachOf(ring);
  const maneuvers = items.flatMap(({ sign }) => (sign.kind === 'maneuver' ? [sign.maneuver] : []));
  const angles = isDial ? anglesOf(maneuvers).map((angle) => angle + turn) : evenly(items.length);
  const box = useRef<HTMLDivElement>(null);
  useLying(box, at, reach, view);
  return (
    <div ref={box} className="ring" aria-hidden="true">
      <svg
        className="ring-back"
        aria-hidden="true"
        viewBox="-1 -1 2 2"
        style={{ width: 2 * radius + size + 8 }}
      >
        <circle r={radius / reach} style={{ strokeWidth: size / reach }} />
      </svg>
      {items.map((item, place) => (
        <RingButton key={item.key} item={item} angle={angles[place]!} radius={radius} turn={turn} />
      ))}
    </div>
  );
}

function RingButton(props: {
  readonly item: RingItem;
  readonly angle: number;
  readonly radius: number;
  readonly turn: number;
}) {
  const { item, angle, radius, turn } = props;
  const { sign, says, chosen, consider, choose } = item;
  const way = (angle * Math.PI) / 180;
  const [x, y] = [radius * Math.sin(way), -radius * Math.cos(way)];
  const tone = sign.kind === 'maneuver' ? `ring-maneuver ${sign.difficulty}` : 'ring-action';
  return (
    <button
      type="button"
      tabIndex={-1}
      className={chosen ? `ring-item ${tone} chosen` : `ring-item ${tone}`}
      title={says}
      style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
      onMouseDown={keepFocus}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && consider(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && consider(false)}
      onClick={choose}
    >
      {sign.kind === 'maneuver' ? (
        <>
          <b>{sign.maneuver.speed}</b>
          <span style={{ transform: `rotate(${turn}deg)` }}>
            <ManeuverIcon maneuver={sign.maneuver} />
          </span>
          <i>{DIFFICULTY_MARKS[sign.difficulty] ?? ''}</i>
        </>
      ) : (
        <>
          <ActionIcon icon={sign.icon} />
          <small>{sign.text}</small>
        </>
      )}
    </button>
  );
}

/** The focus stays in the question, where keys go on. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What lies over the table, and over what lies on it. */
const OVER = '.on-table .drawer, .on-table .rail, .on-table .zoom, .on-table .beside-board';

/** Where elements are, from a corner of the page, pixels. */
const boxesOf = (which: string, { left, top }: DOMRect) =>
  Array.from(document.querySelectorAll(which), (one) => {
    const rect = one.getBoundingClientRect();
    return {
      left: rect.left - left,
      right: rect.right - left,
      top: rect.top - top,
      bottom: rect.bottom - top,
    };
  });

/** Nothing moves any more when nothing has for so long, ms. */
const REST = 200;

/**
 * Lays something at once and whenever the camera moves, and once more when that rests. To ask where panels are costs a
 * layout of the page, and they stay while the camera moves: so `anew` is true when something may have become of them.
 */
function layWhileWatched(lay: (anew: boolean) => void, watch: BoardView['watch']): () => void {
  let resting: number | undefined;
  const moved = () => {
    lay(resting === undefined);
    clearTimeout(resting);
    resting = window.setTimeout(() => {
      resting = undefined;
      lay(true);
    }, REST);
  };
  lay(true);
  const unwatch = watch(moved);
  return () => {
    clearTimeout(resting);
    unwatch();
  };
}

/** Lays a box around a spot of the drawing, wherever the camera goes. */
function useLying(
  box: RefObject<HTMLDivElement | null>,
  [x, y]: readonly [number, number],
  reach: number,
  view: BoardView,
): void {
  const { watch, spot, clear } = view;
  useLayoutEffect(() => {
    const large = screenScale();
    let over: ReturnType<typeof boxesOf> = [];
    const lay = (anew: boolean) => {
      const element = box.current;
      if (!element) return;
      if (anew && element.parentElement) over = boxesOf(OVER, element.parentElement.getBoundingClientRect());
      const { left, top, width, height } = clear();
      const within = { left, top, right: left + width, bottom: top + height };
      const place = fitted(spot(x, y), reach * large, within, over);
      if (element.hidden !== (place === null)) element.hidden = place === null;
      if (place) element.style.transform = `translate(${place[0]}px, ${place[1]}px) scale(${large})`;
    };
    return layWhileWatched(lay, watch);
  }, [box, x, y, reach, watch, spot, clear]);
}

/** Where a ship is on the drawing, and how far it reaches to the right and up as it is seen, mm. */
export interface ShipSpot {
  readonly id: number;
  readonly at: readonly [number, number];
  readonly right: readonly [number, number];
  readonly top: readonly [number, number];
}

/** Between what lies beside a ship, pixels. */
const APART = 4;

/** Kept free above, for two lines about the ship that is pointed at: odds that gave way to them would flee the pointer. */
const TOLD = 52;

/**
 * Odds beside the ships that can be chosen, each a button for pointers; the question has them too. They lie over no
 * ship, no label and no panel; those that find no room are left out.
 */
export function Chips(props: {
  readonly chips: readonly ShownChip[];
  /** All ships on the table. */
  readonly ships: readonly ShipSpot[];
  readonly view: BoardView;
}) {
  const { chips, ships, view } = props;
  // What is not deployed has no place.
  const chosen = ships.map(({ id }) => id).filter((id) => chips.some(({ ship }) => ship === id));
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let laid: readonly LaidChip[] = [];
    return layWhileWatched((anew) => {
      if (anew && layer.current) laid = layChips(layer.current, ships, view);
      else follow(laid, view);
    }, view.watch);
  });
  return (
    <div ref={layer} className="chip-layer" aria-hidden="true">
      {chosen.map((ship) => (
        <span key={ship} className="chip-line" data-of={ship} />
      ))}
      {chosen.map((ship) => (
        <ChipsOf key={ship} ship={ship} chips={chips.filter((chip) => chip.ship === ship)} />
      ))}
    </div>
  );
}

/** What lies beside a ship, and how far from it, pixels. */
interface LaidChip {
  readonly ship: ShipSpot;
  readonly place: Laid;
  readonly column: HTMLElement;
  readonly line: HTMLElement | undefined;
}

/** Keeps what was laid beside its ships where these are now: while the camera moves nothing is measured. */
function follow(laid: readonly LaidChip[], { spot }: BoardView): void {
  for (const { ship, place, column, line } of laid) {
    const [x, y] = spot(...ship.at);
    column.style.transform = `translate(${x + place.x}px, ${y + place.y}px) translate(-50%, -50%)`;
    if (line) line.style.transform = `translate(${x}px, ${y}px) rotate(${Math.atan2(place.y, place.x)}rad)`;
  }
}

/** Lays what belongs to ships beside them, where the camera is. */
function layChips(layer: HTMLElement, ships: readonly ShipSpot[], view: BoardView): readonly LaidChip[] {
  const origin = layer.parentElement?.getBoundingClientRect();
  if (!origin) return [];
  const { spot, clear } = view;
  const partsOf = (which: string) =>
    new Map(
      Array.from(layer.querySelectorAll<HTMLElement>(which), (part) => [Number(part.dataset.of), part]),
    );
  const [columns, lines] = [partsOf('.target-chips'), partsOf('.chip-line')];
  for (const column of columns.values()) column.hidden = false;
  for (const line of lines.values()) line.hidden = true;
  const seen = ships.map(({ id, at, right, top }) => {
    const [x, y] = spot(...at);
    const column = columns.get(id);
    return {
      id,
      x,
      y,
      halfX: spot(...right)[0] - x,
      halfY: y - spot(...top)[1],
      width: column?.offsetWidth ?? 0,
      height: column?.offsetHeight ?? 0,
    };
  });
  const others = seen
    .filter(({ id }) => !columns.has(id))
    .map(({ x, y, halfX, halfY }) => ({
      left: x - halfX,
      right: x + halfX,
      top: y - halfY,
      bottom: y + halfY,
    }));
  const { left, top, width, height } = clear();
  const told = narrow().matches ? 0 : TOLD * screenScale();
  const places = layPills(
    seen.filter(({ id }) => columns.has(id)),
    APART,
    { left, top: top + told, right: left + width, bottom: top + height },
    [...others, ...boxesOf(`${OVER}, .pill-back`, origin)],
  );
  const laid = ships.flatMap((ship): readonly LaidChip[] => {
    const [place, column] = [places.get(ship.id), columns.get(ship.id)];
    return place && column ? [{ ship, place, column, line: lines.get(ship.id) }] : [];
  });
  for (const [id, column] of columns) column.hidden = !places.has(id);
  for (const { place, line } of laid) {
    if (!line) continue;
    line.hidden = !place.far;
    line.style.width = `${Math.hypot(place.x, place.y)}px`;
  }
  follow(laid, view);
  return laid;
}

function ChipsOf({ ship, chips }: { readonly ship: number; readonly chips: readonly ShownChip[] }) {
  return (
    <div className="target-chips" data-of={ship}>
      {chips.map(({ key, text, says, consider, choose }) =>
        // Between fingers there is no room for more: there the ships themselves are touched.
        narrow().matches ? (
          <span key={key} className="target-chip">
            {text}
          </span>
        ) : (
          <button
            key={key}
            type="button"
            tabIndex={-1}
            className="target-chip"
            title={says}
            onMouseDown={keepFocus}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && consider(true)}
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && consider(false)}
            onClick={choose}
          >
            {text}
          </button>
        ),
      )}
    </div>
  );
}
