import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Endurance, ShownShip } from '../shown/table.ts';
import { extentOf, Labels } from './base.tsx';
import { type Eye, squash, turned } from './camera.ts';
import { type Frame, toDrawing, turnOnDrawing } from './frame.ts';
import { type Bounds, type Laid, layPills } from './pills.ts';
import type { BoardView } from './view.ts';

/** The numbers on a base, apart from the base itself: its name tells them to those who hear the board. */
export const ShipLabels = memo(function ShipLabels(props: {
  readonly ship: ShownShip;
  readonly frame: Frame;
  readonly letters: number;
}) {
  const { ship, frame, letters } = props;
  if (!ship.labels) return null;
  const [x, y] = toDrawing(frame, ship.x, ship.y);
  const turn = turnOnDrawing(frame, ship.facing);
  return (
    <g
      className={`ship-body side-${ship.player + 1}`}
      data-of={ship.id}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg)` }}
    >
      <Labels labels={ship.labels} turn={turn} letters={letters} />
    </g>
  );
});

/** How much a label tells: from close its name too, from afar only its tag and what is left of it. */
type Detail = 'all' | 'some' | 'little';

/** From so many pixels for each mm on there is room for more. */
const detailAt = (scale: number): Detail => (scale > 1.1 ? 'all' : scale > 0.5 ? 'some' : 'little');

/** Letters of a name that fit a label. */
const NAME = 19;
/** Pips are drawn up to so many; more are a number. */
const PIPS = 7;

interface Part {
  /** Of the height of a letter. */
  readonly width: number;
  readonly draw: (x: number) => ReactNode;
}

interface PillsProps {
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
  /** Height of letters, mm, and pixels for each mm. */
  readonly letters: number;
  readonly scale: number;
  /** How the table is looked at: labels stay upright, and in sight where that is possible. */
  readonly view: Pick<BoardView, 'eye' | 'seen'>;
  /** The table as it is looked at. */
  readonly bounds: Bounds;
  /** What labels leave free, as the bounds: what a ring covers. */
  readonly free: readonly Bounds[];
  /** The ship in the ring, whose label lies within it. */
  readonly ringed: number | null;
}

/**
 * A label beside each ship: its tag, its name, when it acts, what it can still take and what lies on it. What a ship
 * is called tells all that to those who hear the board.
 */
export const Pills = memo(function Pills({
  ships,
  frame,
  letters,
  scale,
  view,
  bounds,
  free,
  ringed,
}: PillsProps) {
  const { eye, seen } = view;
  const detail = detailAt(scale);
  const widths = useWidths();
  const pills = useMemo(
    () =>
      ships.flatMap((ship) => {
        const parts = partsOf(ship, ship.id === ringed && detail === 'all' ? 'some' : detail, widths);
        if (parts.length === 0) return [];
        const [x, y] = toDrawing(frame, ship.x, ship.y);
        const { left, right, top, bottom } = boundsOf(ship, frame, eye);
        const wide =
          parts.reduce((sum, { width }) => sum + width, 0) + PADDING * 2 + GAP * (parts.length - 1);
        return [
          {
            ship,
            parts,
            at: [x, y] as const,
            id: ship.id,
            x: (left + right) / 2,
            y: (top + bottom) / 2,
            halfX: (right - left) / 2,
            halfY: (bottom - top) / 2,
            width: wide * letters,
            height: HEIGHT * letters,
          },
        ];
      }),
    [ships, frame, letters, detail, eye, ringed, widths],
  );
  const laid = useMemo(() => {
    // What bears its label on its base is not covered by another's.
    const bare = ships
      .filter(({ id }) => !pills.some((pill) => pill.id === id))
      .map((ship) => boundsOf(ship, frame, eye));
    const [within, outside] = [true, false].map((is) => pills.filter(({ id }) => (id === ringed) === is));
    const gap = letters * 0.3;
    return new Map([
      ...layPills(outside!, gap, bounds, [...free, ...bare], seen),
      ...layPills(within!, gap, bounds, [], seen),
    ]);
  }, [pills, ships, frame, eye, letters, bounds, seen, free, ringed]);
  return pills.map(({ ship, parts, at: [x, y], width }) => {
    const at = laid.get(ship.id);
    return (
      at && (
        <Pill key={ship.id} ship={ship} parts={parts} x={x} y={y} at={at} width={width} letters={letters} />
      )
    );
  });
});

/** By so much the hulls of Armada's ships reach over their bases, mm. */
const OVERHANG = 11;

/** Where a ship lies on the drawing as the eye sees it, mm. */
function boundsOf(ship: ShownShip, frame: Frame, eye: Eye): Bounds {
  const [x, y] = turned(toDrawing(frame, ship.x, ship.y), eye.turn);
  const base =
    ship.model?.game === 'armada' && ship.base.kind === 'rectangle'
      ? { ...ship.base, halfY: ship.base.halfY + OVERHANG }
      : ship.base;
  const [halfX, halfY] = extentOf(base, turnOnDrawing(frame, ship.facing) + eye.turn);
  const flat = squash(eye);
  return { left: x - halfX, right: x + halfX, top: (y - halfY) * flat, bottom: (y + halfY) * flat };
}

/** Of the height of a letter. */
const HEIGHT = 1.7;
const PADDING = 0.35;
const GAP = 0.35;

const Pill = memo(function Pill(props: {
  readonly ship: ShownShip;
  readonly parts: readonly Part[];
  readonly x: number;
  readonly y: number;
  readonly at: Laid;
  readonly width: number;
  readonly letters: number;
}) {
  const { ship, parts, x, y, at, width, letters } = props;
  let right = PADDING;
  const drawn = parts.map((part) => {
    const from = right;
    right += part.width + GAP;
    return part.draw(from);
  });
  const hurt = isHurt(ship) ? ' hurt' : '';
  return (
    <g
      className={`ship-mark pill side-${ship.player + 1}${hurt}`}
      data-of={ship.id}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <g className="upright">
        {at.far && <line className="pill-line" x1={0} y1={0} x2={at.x} y2={at.y} />}
        <g transform={`translate(${at.x - width / 2} ${at.y}) scale(${letters})`}>
          <rect
            className="pill-back"
            y={-HEIGHT / 2}
            width={width / letters}
            height={HEIGHT}
            rx={HEIGHT / 2}
          />
          {drawn}
        </g>
      </g>
    </g>
  );
});

/** Half of its hull is gone, or more. */
const isHurt = ({ endures = [] }: ShownShip): boolean =>
  endures.some(({ kind, left, of }) => kind === 'hull' && 2 * left <= of);

function partsOf(ship: ShownShip, detail: Detail, widths: Widths): readonly Part[] {
  const { tag, name, rank, endures = [], tokens, tagOnBase, player } = ship;
  const parts: Part[] = [];
  if (!tagOnBase) parts.push(tagPart(tag, player));
  if (!tagOnBase && detail === 'all') parts.push(textPart('name', shortened(name), 'pill-name', widths));
  if (rank && detail !== 'little') parts.push(textPart('rank', rank, 'pill-rank', widths));
  for (const each of endures) if (each.of > 0) parts.push(pipsPart(each, widths));
  if (detail === 'little') return parts;
  for (const { sign, name: called, tone } of tokens) parts.push(tokenPart(sign, called, tone));
  return parts;
}

/** The words that many names on the cards share say least of them. */
function shortened(name: string): string {
  const short = name.replace(' Squadron ', ' Sqn ').replace(/-class .*/, '');
  return short.length > NAME ? `${short.slice(0, NAME - 1).trimEnd()}…` : short;
}

/** Text in the middle of a line. Browsers keep letters from becoming as small as one mm: these are drawn larger, and made smaller. */
const Letters = (props: { readonly className: string; readonly size: number; readonly text: string }) => (
  <text className={props.className} fontSize={props.size * 20} y={props.size * 7.2} transform="scale(.05)">
    {props.text}
  </text>
);

function tagPart(tag: string, player: number): Part {
  const width = Math.max(1.3, 0.62 * tag.length + 0.6);
  return {
    width,
    draw: (x) => (
      <g key="tag" transform={`translate(${x + width / 2} 0)`}>
        {player % 2 === 0 ? (
          <rect
            className="mark-shape"
            x={-width / 2}
            y={-0.65}
            width={width}
            height={1.3}
            rx={player === 0 ? 0.65 : 0}
          />
        ) : (
          <path
            className="mark-shape"
            d={`M${-width / 2 - 0.1} 0L${0.55 - width / 2} -.72H${width / 2 - 0.55}L${width / 2 + 0.1} 0L${width / 2 - 0.55} .72H${0.55 - width / 2}Z`}
          />
        )}
        <Letters className="mark-text" size={0.95} text={tag} />
      </g>
    ),
  };
}

/** How wide a text is, of the height of its letters: names are medium (500), ranks and numbers bold (700), as the styles say. */
type Widths = (text: string, weight: 500 | 700) => number;

/** Another function whenever letters of the page's own came, with which texts are as wide as they stay. */
function useWidths(): Widths {
  const [widths, setWidths] = useState({ of: widthOf });
  useEffect(() => {
    const came = () => setWidths({ of: (...text) => widthOf(...text) });
    document.fonts.addEventListener('loadingdone', came);
    return () => document.fonts.removeEventListener('loadingdone', came);
  }, []);
  return widths.of;
}

const pen = document.createElement('canvas').getContext('2d');

function widthOf(...[text, weight]: Parameters<Widths>): number {
  if (!pen) return 0.55 * text.length;
  pen.font = `${weight} 20px "Exo 2 Variable", "Names meanwhile", sans-serif`;
  // Digits of the page are all as wide as a zero.
  return pen.measureText(text.replace(/\d/g, '0')).width / 20 + 0.1;
}

function textPart(key: string, text: string, className: string, widths: Widths): Part {
  return {
    width: widths(text, className === 'pill-name' ? 500 : 700),
    draw: (x) => (
      <g key={key} transform={`translate(${x} 0)`}>
        <Letters className={className} size={1} text={text} />
      </g>
    ),
  };
}

function pipsPart({ kind, left, of }: Endurance, widths: Widths): Part {
  if (of > PIPS) return textPart(kind, `${left}/${of}`, `pill-count ${kind}`, widths);
  const places = Array.from({ length: of }, (_, nth) => nth);
  return {
    width: of * 0.42 - 0.08,
    draw: (x) => (
      <g key={kind} className={`pips ${kind}`}>
        {places.map((nth) => (
          <rect
            key={nth}
            className={nth < left ? 'pip' : 'pip lost'}
            x={x + nth * 0.42}
            y={-0.42}
            width={0.32}
            height={0.84}
            rx={kind === 'shields' ? 0.16 : 0}
          />
        ))}
      </g>
    ),
  };
}

function tokenPart(sign: string, name: string, tone: string): Part {
  const width = Math.max(1.15, 0.5 * sign.length + 0.4);
  return {
    width,
    draw: (x) => (
      <g
        key={`token ${name}`}
        className={`board-token tone-${tone}`}
        transform={`translate(${x + width / 2} 0)`}
      >
        <rect x={-width / 2} y={-0.58} width={width} height={1.16} rx={tone === 'red' ? 0.16 : 0.58} />
        <Letters className="token-sign" size={0.72} text={sign} />
      </g>
    ),
  };
}
