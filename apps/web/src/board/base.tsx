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
  return prints.map(({ className, d, transform }) => (
    <path key={`${className} ${d} ${transform}`} className={className} d={d} transform={transform} />
  ));
}

/** Words and numbers on a base that is turned by so many degrees: they stay upright. */
export function Labels({ labels, turn }: { readonly labels: readonly Label[]; readonly turn: number }) {
  return labels.map(({ className, text, size, x, y }) => (
    <text
      key={`${className} ${x} ${y}`}
      className={`label ${className}`}
      fontSize={size}
      transform={`translate(${x} ${y}) rotate(${-turn})`}
      dy="0.36em"
    >
      {text}
    </text>
  ));
}

/** How far a base reaches to the side. */
export const halfWidth = (base: ShownBase): number => (base.kind === 'disc' ? base.radius : base.halfX);
