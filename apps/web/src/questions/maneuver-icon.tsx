import { memo } from 'react';
import type { ManeuverSign } from '../shown/question.ts';

/** An arrow for each kind of maneuver, drawn in a box of 24, for a turn to the right. */
const PATHS: Readonly<Record<string, string>> = {
  straight: 'M12 21V5M7 10 12 4 17 10',
  bank: 'M9 21C9 14 10.5 11 16 7M10.5 6.5 17 6 16 12.5',
  turn: 'M7 21V13Q7 9 11 9H19M14.5 4.5 19.5 9 14.5 13.5',
  koiogran: 'M8 21V9A4 4 0 0 1 16 9V17M12 13.5 16 18 20 13.5',
  segnor: 'M6 21C6 14 8 10 12 7 16 4 20 8 17 12L14.5 15.5M14 10.5 13.8 16.5 19.5 15',
  tallon: 'M6 21V11Q6 7 10 7H14Q18 7 18 11V16M14 13 18 17.5 22 13',
  stationary: 'M6 6H18V18H6Z',
  'reverse-straight': 'M12 3V19M7 14 12 20 17 14',
  'reverse-bank': 'M9 3C9 10 10.5 13 16 17M10.5 17.5 17 18 16 11.5',
  'sideslip-bank': 'M20 17C14 17 10 15 7 9M4.5 14 6.5 8 12.5 10',
  'sideslip-turn': 'M20 17H11Q7 17 7 13V6M2.5 10.5 7 5 11.5 10.5',
};

export const ManeuverIcon = memo(function ManeuverIcon({ maneuver }: { readonly maneuver: ManeuverSign }) {
  const left = maneuver.direction === 'left';
  return (
    <svg className="maneuver-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[maneuver.bearing]} transform={left ? 'translate(24 0) scale(-1 1)' : undefined} />
    </svg>
  );
});
