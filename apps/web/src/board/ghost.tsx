import type { Pose } from '@firing-arc/table';
import type { Outline, Placed, Preview, ShownPlace } from '../shown/question.ts';
import type { ShownBase, Spot } from '../shown/table.ts';
import { BaseOutline } from './base.tsx';
import { type Frame, lay, ownOutline, polygon, toDrawing } from './frame.ts';
import { Reach } from './reach.tsx';

/** What an option would do: the template and the position it ends in, or whom it is about. */
export function Ghost({ preview, frame }: { readonly preview: Preview; readonly frame: Frame }) {
  switch (preview.kind) {
    case 'move':
      return (
        <g className={preview.bad ? 'ghost bad' : 'ghost'}>
          {preview.template && <polygon className="template" points={polygon(frame, preview.template)} />}
          {preview.tool && <Tool pieces={preview.tool} frame={frame} />}
          {preview.reach && <Reach reach={preview.reach} at={preview.to} frame={frame} />}
          <GhostBase base={preview.base} at={preview.to} frame={frame} />
        </g>
      );
    case 'fan':
      return <Fan base={preview.base} ends={preview.ends} frame={frame} />;
    case 'areas':
      return (
        <g className="ghost">
          {preview.areas.map((area) => (
            <polygon key={polygon(frame, area)} className="ghost-area" points={polygon(frame, area)} />
          ))}
          {preview.line && <TableLine line={preview.line} frame={frame} className="attack-line previewed" />}
        </g>
      );
    case 'outline':
      return (
        <g className="placing" transform={lay(frame, preview.at)}>
          <polygon className="ghost-rock" points={ownOutline(preview.outline)} />
        </g>
      );
    case 'pointer':
      return <Pointer from={preview.from} to={preview.to} frame={frame} />;
    case 'line':
      return <TableLine line={preview.line} frame={frame} className="attack-line previewed" />;
  }
}

/** The pieces of a jointed tool as they lie. */
function Tool({ pieces, frame }: { readonly pieces: readonly Outline[]; readonly frame: Frame }) {
  return pieces.map((piece) => (
    <polygon key={polygon(frame, piece)} className="template" points={polygon(frame, piece)} />
  ));
}

/** Where other ships of a formation are planned to end; those that would come to lie on each other are marked. */
export function Formation(props: {
  readonly moves: readonly Extract<Preview, { readonly kind: 'move' }>[];
  readonly crowded: readonly number[];
  readonly frame: Frame;
}) {
  const { moves, crowded, frame } = props;
  return moves.map(({ ship, template, base, to, bad }) => (
    <g key={ship} className={bad || crowded.includes(ship) ? 'ghost planned bad' : 'ghost planned'}>
      {template && <polygon className="template" points={polygon(frame, template)} />}
      <GhostBase base={base} at={to} frame={frame} />
    </g>
  ));
}

/** Every place where a ship may end. */
function Fan(props: { readonly base: ShownBase; readonly ends: readonly Pose[]; readonly frame: Frame }) {
  const { base, ends, frame } = props;
  return (
    <g className="ghost fan">
      {ends.map((at) => (
        <GhostBase key={`${at.x} ${at.y} ${at.facing}`} base={base} at={at} frame={frame} />
      ))}
    </g>
  );
}

/** A base where a ship would stand, with a sign at its front. */
function GhostBase(props: { readonly base: ShownBase; readonly at: Pose; readonly frame: Frame }) {
  const { base, at, frame } = props;
  return (
    <g transform={lay(frame, at)}>
      <BaseOutline base={base} className="ghost-base" />
      {base.kind === 'rectangle' && <path className="ghost-front" d="M-7 -4 0 -13 7 -4" />}
    </g>
  );
}

function Pointer(props: { readonly from: Spot | null; readonly to: Spot; readonly frame: Frame }) {
  const { from, to, frame } = props;
  const [x2, y2] = toDrawing(frame, to.x, to.y);
  const [x1, y1] = from ? toDrawing(frame, from.x, from.y) : [x2, y2];
  return (
    <g className="ghost">
      {from && <line className="pointer" x1={x1} y1={y1} x2={x2} y2={y2} />}
      <circle className="pointer" cx={x2} cy={y2} r={44} />
    </g>
  );
}

export function TableLine(props: {
  readonly line: readonly number[];
  readonly frame: Frame;
  readonly className: string;
}) {
  const { line, frame, className } = props;
  const [x1, y1] = toDrawing(frame, line[0]!, line[1]!);
  const [x2, y2] = toDrawing(frame, line[2]!, line[3]!);
  return <line className={className} x1={x1} y1={y1} x2={x2} y2={y2} />;
}

/** A thing that is being placed by hand. */
export interface Placing {
  readonly thing: Placed;
  readonly zone: ShownPlace['zone'];
  /** The circle within which its middle may lie. */
  readonly ring: NonNullable<ShownPlace['ring']> | null;
  /** The line along which it slides, from end to end; null when it may lie anywhere. */
  readonly line: readonly [Spot, Spot] | null;
  readonly at: readonly number[];
  readonly legal: boolean;
  /** Where its middle may lie as it is turned; nothing as long as nobody has looked. */
  readonly lit?: readonly Outline[];
  readonly move: (at: readonly number[]) => void;
}

/** Where the thing may lie. */
export function PlacingZone({ placing, frame }: { readonly placing: Placing; readonly frame: Frame }) {
  const { lit = [] } = placing;
  const loops = lit.map((loop) => loop.map(([x, y]) => toDrawing(frame, x, y).join(' ')).join('L'));
  return (
    <>
      <ZoneOutline placing={placing} frame={frame} />
      {lit.length > 0 && <path className="lit" d={loops.map((loop) => `M${loop}Z`).join('')} />}
    </>
  );
}

function ZoneOutline({ placing, frame }: { readonly placing: Placing; readonly frame: Frame }) {
  const { zone, line, ring } = placing;
  if (line) {
    const [from, to] = line;
    return <TableLine line={[from.x, from.y, to.x, to.y]} frame={frame} className="zone-line" />;
  }
  if (ring) {
    const [cx, cy] = toDrawing(frame, ring.x, ring.y);
    return <circle className="zone" cx={cx} cy={cy} r={ring.radius} />;
  }
  if (!zone) return null;
  const [x1, y1] = toDrawing(frame, zone.x, zone.y);
  const [x2, y2] = toDrawing(frame, zone.x + zone.width, zone.y + zone.depth);
  return (
    <rect
      className="zone"
      x={Math.min(x1, x2)}
      y={Math.min(y1, y2)}
      width={Math.abs(x2 - x1)}
      height={Math.abs(y2 - y1)}
    />
  );
}

/** The thing that is being placed, where it would lie. */
export function PlacingGhost({ placing, frame }: { readonly placing: Placing; readonly frame: Frame }) {
  const [x, y, facing] = placing.at;
  const at = { x: x!, y: y!, facing: facing! };
  const { thing } = placing;
  return (
    <g className={placing.legal ? 'placing' : 'placing bad'}>
      {thing.kind === 'base' ? (
        <GhostBase base={thing.base} at={at} frame={frame} />
      ) : (
        <polygon className="ghost-rock" points={ownOutline(thing.outline)} transform={lay(frame, at)} />
      )}
    </g>
  );
}
