import type { Endurance, ShownShip } from '../shown/table.ts';
import { extentOf } from './base.tsx';
import { drawnSize, type Frame, MARGIN, toDrawing, turnOnDrawing } from './frame.ts';
import { laidPlates, type Rect } from './plates.ts';

/** Below this size of letters there is room for what a ship endures and when it acts, in mm. */
const CLOSE = 19;
/** Widths and heights as parts of the height of letters. */
const BADGE = 1.7;
const PIP = 0.46;
const RANK = 1.5;
const ROW = 1.5;
const TOKEN = 1.25;

interface PlatesProps {
  readonly ships: readonly ShownShip[];
  readonly frame: Frame;
  /** Height of letters in mm, so that they stay legible at any size of the board. */
  readonly letters: number;
}

/**
 * Beside each base what is to be known at a glance: its number, shields and hull, when it acts, and its tokens; from
 * afar only its number and tokens. The names of the ships tell all that to those who hear the board.
 */
export function ShipPlates({ ships, frame, letters }: PlatesProps) {
  const plated = ships.filter(({ tagOnBase, tokens }) => !tagOnBase || tokens.length > 0);
  const [width, height] = drawnSize(frame);
  const area: Rect = {
    x: width / 2,
    y: height / 2,
    halfX: width / 2 + MARGIN,
    halfY: height / 2 + MARGIN,
  };
  const bases = plated.map((ship): Rect => {
    const [x, y] = toDrawing(frame, ship.x, ship.y);
    const [halfX, halfY] = extentOf(ship.base, turnOnDrawing(frame, ship.facing));
    return { x, y, halfX, halfY };
  });
  const plates = laidPlates(
    bases,
    plated.map((ship) => sizeOf(ship, letters)),
    area,
  );
  return plated.map((ship, at) => (
    <g
      key={ship.id}
      className={`ship-mark side-${ship.player + 1}`}
      data-of={ship.id}
      style={{ transform: `translate(${bases[at]!.x}px, ${bases[at]!.y}px)` }}
    >
      <g transform={`translate(${plates[at]!.x - bases[at]!.x} ${plates[at]!.y - bases[at]!.y})`}>
        <Plate ship={ship} letters={letters} halfX={plates[at]!.halfX} halfY={plates[at]!.halfY} />
      </g>
    </g>
  ));
}

const isClose = (letters: number): boolean => letters <= CLOSE;

const pipsOf = ({ endures = [] }: ShownShip): number => endures.reduce((sum, each) => sum + each.of, 0);

function sizeOf(ship: ShownShip, letters: number): Pick<Rect, 'halfX' | 'halfY'> {
  const close = isClose(letters);
  const head = ship.tagOnBase ? 0 : 1;
  const pips = close ? pipsOf(ship) : 0;
  const gap = pips > 0 ? 0.45 : 0;
  const first = head * (BADGE + pips * PIP + gap + (close && ship.rank ? RANK : 0));
  const second = ship.tokens.length * TOKEN;
  const rows = head + (ship.tokens.length > 0 ? 1 : 0);
  return { halfX: (Math.max(first, second) * letters) / 2, halfY: (rows * ROW * letters) / 2 };
}

function Plate(props: {
  readonly ship: ShownShip;
  readonly letters: number;
  readonly halfX: number;
  readonly halfY: number;
}) {
  const { ship, letters, halfX, halfY } = props;
  const head = !ship.tagOnBase;
  const row = ROW * letters;
  const middle = -halfY + row / 2;
  return (
    <>
      {head && (
        <>
          <rect className="plate-card" x={-halfX} y={-halfY} width={2 * halfX} height={row} rx={row / 2} />
          <Badge ship={ship} letters={letters} at={[-halfX + (BADGE * letters) / 2, middle]} />
          {isClose(letters) && (
            <State ship={ship} letters={letters} from={-halfX + BADGE * letters} at={middle} />
          )}
        </>
      )}
      {ship.tokens.map(({ sign, name, tone }, at) => (
        <g
          key={name}
          className={`board-token tone-${tone}`}
          transform={`translate(${(at - (ship.tokens.length - 1) / 2) * TOKEN * letters} ${halfY - row / 2})`}
        >
          <rect
            x={-letters * 0.58}
            y={-letters * 0.58}
            width={letters * 1.16}
            height={letters * 1.16}
            rx={tone === 'red' ? letters * 0.17 : letters * 0.58}
          />
          <text fontSize={letters * 0.72} y={letters * 0.25}>
            {sign}
          </text>
        </g>
      ))}
    </>
  );
}

/** A ship's number: in a circle for the first player, in a diamond for the second. */
function Badge(props: {
  readonly ship: ShownShip;
  readonly letters: number;
  readonly at: readonly [number, number];
}) {
  const { ship, letters, at } = props;
  const r = letters * (ship.player === 0 ? 0.72 : 0.62);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {ship.player === 0 ? (
        <circle className="mark-shape" r={r} />
      ) : (
        <rect className="mark-shape" x={-r} y={-r} width={2 * r} height={2 * r} transform="rotate(45)" />
      )}
      <text className="mark-text" fontSize={letters * 0.92} y={letters * 0.33}>
        {ship.tag}
      </text>
    </g>
  );
}

/** What a ship endures, hull as squares and shields as circles, and when it acts. */
function State(props: {
  readonly ship: ShownShip;
  readonly letters: number;
  readonly from: number;
  readonly at: number;
}) {
  const { ship, letters, from, at } = props;
  const step = PIP * letters;
  const rows = (ship.endures ?? []).toReversed();
  const starts = rows.map((_, nth) => rows.slice(0, nth).reduce((sum, each) => sum + each.of, 0));
  return (
    <>
      {rows.map((each, nth) => (
        <Pips key={each.kind} of={each} step={step} at={[from + letters * 0.1 + starts[nth]! * step, at]} />
      ))}
      {ship.rank && (
        <text
          className="ship-rank"
          x={from + letters * 0.45 + pipsOf(ship) * step}
          y={at + letters * 0.28}
          fontSize={letters * 0.8}
        >
          {ship.rank}
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
  const [wide, high] = [step * 0.78, step * (kind === 'shields' ? 0.78 : 1.5)];
  const places = Array.from({ length: of }, (_, nth) => nth);
  return (
    <g className={`pips ${kind}`} transform={`translate(${at[0]} ${at[1] - high / 2})`}>
      {places.map((nth) => (
        <rect
          key={nth}
          className={nth < left ? 'pip' : 'pip lost'}
          x={nth * step}
          width={wide}
          height={high}
          rx={kind === 'shields' ? wide / 2 : 0}
        />
      ))}
    </g>
  );
}
