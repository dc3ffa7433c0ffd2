/** A dial by keys: a digit is a speed, arrows go to the maneuvers beside, Enter goes on. */

import { useLayoutEffect, useRef } from 'react';
import type { DialEntry, ManeuverSign } from '../shown/question.ts';

/** From the left to the right of a dial. */
const BEARINGS = [
  'segnor left',
  'tallon left',
  'turn left',
  'bank left',
  'straight straight',
  'bank right',
  'turn right',
  'tallon right',
  'segnor right',
  'koiogran straight',
];

const bearingOf = ({ bearing, direction }: ManeuverSign): number => {
  const at = BEARINGS.indexOf(`${bearing} ${direction}`);
  return at < 0 ? BEARINGS.length : at;
};

/** The entry that a key leads to from another one, or from none; null for a key that is for something else. */
export function entryByKey(
  entries: readonly DialEntry[],
  from: number | undefined,
  key: string,
): number | null {
  const now = from === undefined ? null : entries[from]!.sign;
  const placed = entries.map(({ sign }, at) => ({ at, speed: sign.speed, bearing: bearingOf(sign) }));
  const middle = bearingOf({ bearing: 'straight', direction: 'straight', speed: 0 });
  const bearing = now ? bearingOf(now) : middle;
  const nearest = (
    among: readonly (typeof placed)[number][],
    away: (one: (typeof placed)[number]) => number,
  ): number | null => among.toSorted((a, b) => away(a) - away(b))[0]?.at ?? null;
  if (/^[1-9]$/.test(key)) {
    const ofSpeed = placed.filter(({ speed }) => speed === Number(key));
    return nearest(ofSpeed, (one) => Math.abs(one.bearing - middle));
  }
  const speed = now?.speed ?? 2;
  switch (key) {
    case 'ArrowLeft':
      return nearest(
        placed.filter((one) => one.speed === speed && one.bearing < bearing),
        (one) => bearing - one.bearing,
      );
    case 'ArrowRight':
      return nearest(
        placed.filter((one) => one.speed === speed && one.bearing > bearing),
        (one) => one.bearing - bearing,
      );
    case 'ArrowUp':
      return nearest(
        placed.filter((one) => one.speed > speed),
        (one) => 100 * (one.speed - speed) + Math.abs(one.bearing - bearing),
      );
    case 'ArrowDown':
      return nearest(
        placed.filter((one) => one.speed < speed),
        (one) => 100 * (speed - one.speed) + Math.abs(one.bearing - bearing),
      );
    default:
      return null;
  }
}

/** Where keys mean something of their own. */
const OTHERS = 'button, a, summary, select, textarea, input:not([type="radio"]), [role="menuitem"], dialog';

/** Calls back for the keys of the open dial, wherever the focus is, unless they are for what has it. */
export function useDialKeys(
  entries: readonly DialEntry[],
  chosen: number | undefined,
  doing: { readonly choose: (entry: number) => void; readonly goOn: () => void },
): void {
  const latest = useRef({ entries, chosen, ...doing });
  latest.current = { entries, chosen, ...doing };
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
      if (target instanceof Element && target.closest(OTHERS)) return;
      const now = latest.current;
      if (event.key === 'Enter') now.goOn();
      else {
        const entry = entryByKey(now.entries, now.chosen, event.key);
        if (entry === null) return;
        now.choose(entry);
        // Whoever was at one of the buttons goes to the one that is chosen now.
        if (target instanceof HTMLInputElement)
          document.querySelector<HTMLElement>(`.dial [data-entry="${entry}"] input`)?.focus();
      }
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
