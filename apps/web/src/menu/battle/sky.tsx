import type { ReactNode } from 'react';
import './sky.css';

/** Ships of our own as plain shapes, front up, within -1 to 1. */
const XWING =
  'M0-1 .08-.5.14.2.78.34V-.4H.88V.68H.78V.62L.15.6.1.78H-.1L-.15.6-.78.62V.68H-.88V-.4H-.78V.34L-.14.2-.08-.5Z';
const TIE =
  'M-.28-.07A.29.29 0 0 1 .28-.07H.7V-.8H.84V.8H.7V.07H.28A.29.29 0 0 1-.28.07H-.7V.8H-.84V-.8H-.7V-.07Z';
const WEDGE = 'M0-.95.6.72.34.62.28.82H-.28L-.34.62-.6.72Z';

/** What flies where in the drawn sky, as hundredths of its width. */
const FLIGHTS = [
  { shape: XWING, x: 38, y: 30, turn: 62, size: 5, side: 1 },
  { shape: TIE, x: 27, y: 36, turn: 66, size: 4, side: 2 },
  { shape: WEDGE, x: 76, y: 17, turn: 205, size: 20, side: 2 },
  { shape: XWING, x: 54, y: 20, turn: 75, size: 5, side: 1 },
  { shape: TIE, x: 17, y: 24, turn: 58, size: 4, side: 2 },
  { shape: TIE, x: 66, y: 36, turn: -70, size: 4, side: 2 },
] as const;

/** Space behind the first screen, drawn at once; what lives in it lies over it. Nothing is told by it. */
export const Sky = ({ children }: { readonly children?: ReactNode }) => (
  <div className="sky" aria-hidden="true">
    <svg className="sky-drawn" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {FLIGHTS.map(({ shape, x, y, turn, size, side }) => (
        <g key={`${x} ${y}`} className={`side-${side}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d={shape} transform={`scale(${size / 2})`} />
        </g>
      ))}
    </svg>
    {children}
  </div>
);
