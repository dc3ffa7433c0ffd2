import type { Label, Print, ShownBase } from '../shown/table.ts';
import './labels.css';

/** A base with its guides, drawn around the origin with its front up. */
export function BaseOutline({ base, className }: { readonly base: ShownBase; readonly className: string }) {
  if (base.kind === 'disc') {
    return (
      <g className={className}>
        <circle className="plate" r={base.radius} />
      </g>
    );
  }
  const { halfX, halfY, guides } = base;
  return (
    <g className={className}>
      {guides.map((guide) => (
        <rect
          key={`${guide.x} ${guide.y}`}
          className="guide"
          x={guide.x - guide.halfX}
          y={-guide.y - guide.halfY}
          width={2 * guide.halfX}
          height={2 * guide.halfY}
        />
      ))}
      <rect className="plate" x={-halfX} y={-halfY} width={2 * halfX} height={2 * halfY} rx={1.5} />
    </g>
  );
}

/** What is printed on a base or around it: paths in the base's frame. */
export function Prints({ prints }: { readonly prints: readonly Print[] }) {
  return prints.map(({ className, d, transform, turns }) =>
    turns === undefined ? (
      <path key={`${className} ${d} ${transform}`} className={className} d={d} transform={transform} />
    ) : (
      <path
        key={`${className} ${d}`}
        className={className}
        d={d}
        transform={`rotate(${turns})`}
        style={{ transform: `rotate(${turns}deg)` }}
      />
    ),
  );
}

/** How much labels grow at most where the board is small. */
const MOST_GROWN = 1.4;

/** Words and numbers on a base that is turned by so many degrees: they stay upright, and grow where the board is small. */
export function Labels(props: {
  readonly labels: readonly Label[];
  readonly turn: number;
  /** The height of letters that can be read, mm. */
  readonly letters: number;
}) {
  const { labels, turn, letters } = props;
  return labels.map(({ className, text, size, x, y }) => (
    <text
      key={`${className} ${x} ${y}`}
      className={`label ${className}`}
      fontSize={Math.min(size * MOST_GROWN, Math.max(size, letters))}
      transform={`translate(${x} ${y}) rotate(${-turn})`}
      dy="0.36em"
    >
      {text}
    </text>
  ));
}

/** How far a base that is turned by so many degrees reaches to the sides and up and down. */
export function extentOf(base: ShownBase, turn: number): readonly [number, number] {
  if (base.kind === 'disc') return [base.radius, base.radius];
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))];
  return [base.halfX * cos + base.halfY * sin, base.halfX * sin + base.halfY * cos];
}
