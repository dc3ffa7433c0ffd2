import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import { seatName } from './seat-name.ts';
import { useSince } from './since.ts';
import type { TableState } from './table.ts';

/** The clocks of a table that has some, counted on from what the server said last. */
export function Clocks({ state: { info, you } }: { readonly state: TableState }) {
  const t = useWords(onlineWords);
  const seats = info?.seats.filter(({ left }) => left !== null) ?? [];
  const runs = info?.status === 'playing' && seats.some(({ running }) => running);
  const since = useSince(info, runs);
  if (seats.length === 0) return null;
  return (
    <p className="clocks">
      {seats.map(({ seat, left, running }) => {
        const passed = running ? since : 0;
        const name = seat === you ? t.you : seatName(info, seat, t);
        return (
          <span
            key={seat}
            role="timer"
            aria-label={t.clock({ name })}
            className={running ? `side-${seat + 1} is-running` : `side-${seat + 1}`}
          >
            <span className="tag">{seat + 1}</span> {clockText(Math.max(0, (left ?? 0) - passed))}
          </span>
        );
      })}
    </p>
  );
}

/** "1:02:05", "12:07". */
function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [hours, ...parts].join(':') : parts.join(':');
}
