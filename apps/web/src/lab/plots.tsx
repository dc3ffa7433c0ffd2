/** Pictures of numbers that stand in words beside them: nothing in them is for a screen reader. */

import type { Share } from '@firing-arc/opponents';

const percent = (share: number): string => `${100 * share}%`;

/** A rate between 0 and 1 with its interval, over a line in the middle. */
export function Whisker({ rate, from, to }: Pick<Share, 'rate' | 'from' | 'to'>) {
  return (
    <svg className="lab-plot" aria-hidden="true">
      <line className="lab-ground" x1="0" x2="100%" y1="50%" y2="50%" />
      {[0, 0.25, 0.5, 0.75, 1].map((at) => (
        <line
          key={at}
          className={at === 0.5 ? 'lab-even' : 'lab-tick'}
          x1={percent(at)}
          x2={percent(at)}
          y1={at === 0.5 ? '0' : '35%'}
          y2={at === 0.5 ? '100%' : '65%'}
        />
      ))}
      <line className="lab-interval" x1={percent(from)} x2={percent(to)} y1="50%" y2="50%" />
      <circle className="lab-point" cx={percent(rate)} cy="50%" r="6" />
    </svg>
  );
}

/** A part of a whole. */
export function PartBar({ part, of }: { readonly part: number; readonly of: number }) {
  return (
    <svg className="lab-plot lab-part" aria-hidden="true">
      <rect className="lab-whole" width="100%" height="100%" rx="3" />
      <rect className="lab-filled" width={percent(of === 0 ? 0 : part / of)} height="100%" rx="3" />
    </svg>
  );
}
