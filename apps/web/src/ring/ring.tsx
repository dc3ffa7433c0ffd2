import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { BoardView } from '../board/view.ts';
import { DIFFICULTY_MARKS } from '../questions/dial.tsx';
import { ManeuverIcon } from '../questions/maneuver-icon.tsx';
import { ActionIcon } from './action-icon.tsx';
import { anglesOf, evenly, fitted, radiusOf } from './layout.ts';
import type { RingItem, ShownChip, ShownRing } from './shown.ts';
import './ring.css';

/** Width of a maneuver and of an action, pixels, and how near to the ship they may lie. */
const MANEUVER = { size: 38, least: 92 };
const ACTION = { size: 62, least: 84 };

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
  const { size, least } = isDial ? MANEUVER : ACTION;
  const radius = radiusOf(items.length, size, least);
  const maneuvers = items.flatMap(({ sign }) => (sign.kind === 'maneuver' ? [sign.maneuver] : []));
  const angles = isDial ? anglesOf(maneuvers).map((angle) => angle + turn) : evenly(items.length);
  const box = useRef<HTMLDivElement>(null);
  useLying(box, at, radius + size / 2 + 4, view);
  return (
    <div ref={box} className="ring" aria-hidden="true">
      <svg
        className="ring-back"
        aria-hidden="true"
        viewBox="-1 -1 2 2"
        style={{ width: 2 * radius + size + 8 }}
      >
        <circle
          r={radius / (radius + size / 2 + 4)}
          style={{ strokeWidth: size / (radius + size / 2 + 4) }}
        />
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

/** Lays a box around a spot of the drawing, wherever the camera goes. */
function useLying(
  box: RefObject<HTMLDivElement | null>,
  [x, y]: readonly [number, number],
  reach: number,
  view: BoardView,
): void {
  const { watch, spot, clear } = view;
  useLayoutEffect(() => {
    const lie = () => {
      const element = box.current;
      const origin = element?.parentElement?.getBoundingClientRect();
      if (!element || !origin) return;
      const { left, top, width, height } = clear();
      const over = [...document.querySelectorAll(OVER)].map((one) => {
        const rect = one.getBoundingClientRect();
        return {
          left: rect.left - origin.left,
          right: rect.right - origin.left,
          top: rect.top - origin.top,
          bottom: rect.bottom - origin.top,
        };
      });
      const place = fitted(spot(x, y), reach, { left, top, right: left + width, bottom: top + height }, over);
      element.hidden = place === null;
      if (place) element.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
    };
    lie();
    return watch(lie);
  }, [box, x, y, reach, watch, spot, clear]);
}

/** Odds beside the ships that can be chosen, each a button for pointers; the question has them too. */
export function Chips(props: {
  readonly chips: readonly ShownChip[];
  /** Where the top of a ship is on the drawing, mm; null for one that is not there. */
  readonly topOf: (ship: number) => readonly [number, number] | null;
  readonly view: BoardView;
}) {
  const { chips, topOf, view } = props;
  const ships = [...new Set(chips.map(({ ship }) => ship))];
  return ships.map((ship) => {
    const at = topOf(ship);
    const own = chips.filter((chip) => chip.ship === ship);
    return at && <ChipsOf key={ship} chips={own} at={at} view={view} />;
  });
}

function ChipsOf(props: {
  readonly chips: readonly ShownChip[];
  readonly at: readonly [number, number];
  readonly view: BoardView;
}) {
  const { chips, at, view } = props;
  const [x, y] = at;
  const box = useRef<HTMLDivElement>(null);
  const { watch, spot } = view;
  useLayoutEffect(() => {
    const lie = () => {
      const [left, top] = spot(x, y);
      if (box.current) box.current.style.transform = `translate(${left}px, ${top}px)`;
    };
    lie();
    return watch(lie);
  }, [x, y, watch, spot]);
  return (
    <div ref={box} className="target-chips" aria-hidden="true">
      {chips.map(({ key, text, says, consider, choose }) => (
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
      ))}
    </div>
  );
}
