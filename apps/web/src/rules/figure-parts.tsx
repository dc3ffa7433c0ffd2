/** What drawn examples of the rules are made of: bases, lines, words; in mm, the front of a ship up. */

import type { ReactNode } from 'react';
import type { figureWords } from '../words/en/figures.ts';

/** Half of a small base of X-Wing, and how wide its templates are. */
export const HALF = 20;
export const WIDE = 20;
/** A range band of X-Wing. */
export const BAND = 100;
/** A rock, around its middle. */
const ROCK = 'M-26-8-12-26 14-22 30-4 20 20-6 27-24 14Z';

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly side?: 1 | 2;
  readonly ghost?: boolean;
}

const at = ({ x, y, turn = 0 }: Placed): string => `translate(${x} ${y}) rotate(${turn})`;

const sideClass = ({ side = 1, ghost = false }: Placed): string =>
  `figure-base side-${side}${ghost ? ' is-ghost' : ''}`;

/** A small base of X-Wing, with its guides and its nose. */
export const Small = (placed: Placed) => (
  <g className={sideClass(placed)} transform={at(placed)}>
    <rect x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF} />
    <path d="M-7-8 0-16 7-8" />
  </g>
);

/** A small base of Armada, with the lines between its hull zones. */
export const Great = (placed: Placed) => (
  <g className={sideClass(placed)} transform={at(placed)}>
    <rect x="-21.5" y="-38" width="43" height="76" />
    <path d="M-21.5-28 0-8 21.5-28M-21.5 30 0 8 21.5 30M0-8V8" />
  </g>
);

export const Disc = (placed: Placed) => (
  <g className={sideClass(placed)} transform={at(placed)}>
    <circle r="17" />
  </g>
);

export const Line = ({ from, to }: { readonly from: readonly number[]; readonly to: readonly number[] }) => (
  <path className="figure-line" d={`M${from.join(' ')}L${to.join(' ')}`} />
);

export const Word = ({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: ReactNode;
}) => (
  <text className="figure-word" x={x} y={y}>
    {children}
  </text>
);

export const Rock = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <path className="figure-rock" d={ROCK} transform={`translate(${x} ${y})`} />
);

export const Template = ({ d }: { readonly d: string }) => (
  <path className="figure-template" d={d} style={{ strokeWidth: WIDE }} />
);

/** How a figure is drawn. */
export type Draw = (t: ReturnType<typeof figureWords.get>) => {
  readonly box: string;
  readonly caption: string;
  readonly drawing: ReactNode;
};
