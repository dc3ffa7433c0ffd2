import { deviceOf, OBJECTIVE_OUTLINE, OUTLINES, templateOutline } from '@firing-arc/xwing/common';
import { type SecondState, shipCard } from '@firing-arc/xwing/second';
import { BaseOutline } from './base.tsx';
import { type Frame, lay, ownOutline, polygon, toDrawing } from './frame.ts';
import type { Preview } from './preview.ts';

interface GhostProps {
  readonly preview: Preview;
  readonly state: SecondState;
  readonly frame: Frame;
}

/** What an option would do: the template and the position it ends in, or whom it is about. */
export function Ghost({ preview, state, frame }: GhostProps) {
  switch (preview.kind) {
    case 'move': {
      const ship = state.ships[preview.ship];
      if (!ship) return null;
      const { size } = shipCard(ship.card).chassis;
      const bad = preview.warnings.some((warning) => warning.kind === 'leaves' || warning.kind === 'blocked');
      return (
        <g className={bad ? 'ghost bad' : 'ghost'}>
          {preview.template && (
            <polygon className="template" points={polygon(frame, templateOutline(preview.template))} />
          )}
          <g transform={lay(frame, preview.to)}>
            <BaseOutline size={size} className="ghost-base" />
            <path className="ghost-front" d="M-7 -4 0 -13 7 -4" />
          </g>
        </g>
      );
    }
    case 'device':
      return (
        <g className="placing" transform={lay(frame, preview.at)}>
          <polygon className="ghost-rock" points={ownOutline(deviceOf(preview.device).outline)} />
        </g>
      );
    case 'target':
      return <Pointer from={state.ships[preview.from]} to={state.ships[preview.to]} frame={frame} />;
    case 'obstacle':
      return <Pointer from={undefined} to={state.obstacles[preview.obstacle]} frame={frame} />;
    case 'objective':
      return <Pointer from={undefined} to={state.markers[preview.marker]} frame={frame} />;
    case 'line':
      return <TableLine line={preview.line} frame={frame} className="attack-line previewed" />;
  }
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

function Pointer(props: {
  readonly from: Spot | undefined;
  readonly to: Spot | undefined;
  readonly frame: Frame;
}) {
  const { from, to, frame } = props;
  if (!to) return null;
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
export type Placing = {
  readonly at: readonly number[];
  readonly legal: boolean;
  readonly move: (at: readonly number[]) => void;
} & (
  | { readonly kind: 'ship'; readonly ship: number }
  | { readonly kind: 'obstacle'; readonly outline: string }
  | { readonly kind: 'marker' }
);

/** Where the thing may lie: beyond range 2 of the edges, or within range 1 of the own edge. */
export function PlacingZone(props: {
  readonly placing: Placing;
  readonly state: SecondState;
  readonly frame: Frame;
}) {
  const { placing, state, frame } = props;
  const { width, depth } = frame;
  if (placing.kind === 'obstacle') {
    return <rect className="zone" x={200} y={200} width={width - 400} height={depth - 400} />;
  }
  if (placing.kind === 'marker') return null;
  const near = (state.ships[placing.ship]?.player === 1) === frame.flipped;
  return <rect className="zone" x={0} y={near ? depth - 100 : 0} width={width} height={100} />;
}

/** The thing that is being placed, where it would lie. */
export function PlacingGhost(props: {
  readonly placing: Placing;
  readonly state: SecondState;
  readonly frame: Frame;
}) {
  const { placing, state, frame } = props;
  const [x, y, facing] = placing.at;
  const at = { x: x!, y: y!, facing: facing! };
  const ship = placing.kind === 'ship' ? state.ships[placing.ship] : undefined;
  return (
    <g className={placing.legal ? 'placing' : 'placing bad'} transform={lay(frame, at)}>
      {ship && <BaseOutline size={shipCard(ship.card).chassis.size} className="ghost-base" />}
      {ship && <path className="ghost-front" d="M-7 -4 0 -13 7 -4" />}
      {placing.kind === 'marker' && <polygon className="ghost-rock" points={ownOutline(OBJECTIVE_OUTLINE)} />}
      {placing.kind === 'obstacle' && (
        <polygon className="ghost-rock" points={ownOutline(OUTLINES[placing.outline]?.points ?? [])} />
      )}
    </g>
  );
}
