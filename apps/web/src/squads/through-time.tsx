import { capitalized } from '@firing-arc/words';
import { useEffect, useState } from 'react';
import type { Draft } from '../games/builder.ts';
import type { AsOf, MenuFormat } from '../games/format.ts';
import type { FormatId } from '../games/index.ts';
import { houseFormatName } from '../packs/format-name.ts';
import { packWords } from '../words/en/packs.ts';
import { squadWords } from '../words/en/squads.ts';
import { language, useWords } from '../words/language.ts';
import { addressOf } from './address.ts';
import './through-time.css';

interface TimeProps {
  readonly load: NonNullable<MenuFormat['history']>;
  /** The format under which it is built. */
  readonly id: FormatId;
  readonly draft: Draft;
}

/** What a squad cost under the points of each day, and whether it was legal; fetched once somebody opens it. */
export function ThroughTime({ load, id, draft }: TimeProps) {
  const t = useWords(squadWords);
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<readonly AsOf[] | null>([]);
  useEffect(() => {
    if (!open) return;
    let current = true;
    load({ kind: 'ships', ...draft }).then(
      (found) => current && setDays(found),
      () => current && setDays(null),
    );
    return () => {
      current = false;
    };
  }, [open, load, draft]);
  return (
    <details className="through-time no-print" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.throughTime}</summary>
      {days === null ? (
        <p role="alert">{t.daysNotFetched}</p>
      ) : days.length > 0 ? (
        <Days days={days} id={id} address={(format) => addressOf(format, draft)} />
      ) : (
        // Nothing is fetched before it is open, and nothing says so.
        open && <p className="quiet">{t.fetching}</p>
      )}
    </details>
  );
}

/** A control that goes from day to day. */
export function Days(props: {
  readonly days: readonly AsOf[];
  readonly id: FormatId;
  /** Where the squad stands under another format. */
  readonly address: (format: FormatId) => string;
}) {
  const { days, id, address } = props;
  const t = useWords(squadWords);
  useWords(packWords);
  const spoken = useWords(language);
  const here = days.findIndex(({ format }) => format === id);
  const [chosen, choose] = useState<number | null>(null);
  const at = Math.min(chosen ?? (here < 0 ? days.length - 1 : here), days.length - 1);
  const day = days[at]!;
  const said = t.atThatTime({
    date: new Date(`${day.date}T12:00:00`).toLocaleDateString(spoken, { dateStyle: 'long' }),
    points: day.points,
    most: day.most,
    verdict: day.legal ? t.legal : t.illegal,
  });
  const against = here >= 0 && days[here]!.legal !== day.legal && verdictKey(at < here, day.legal);
  return (
    <div className="days">
      <p role="status">
        <b>{said}.</b> {against && t[against]}
      </p>
      <Columns days={days} at={at} />
      <label className="field">
        {t.asOf}
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={at}
          aria-valuetext={said}
          onInput={({ currentTarget }) => choose(Number(currentTarget.value))}
        />
      </label>
      <p className="quiet small">{capitalized(houseFormatName(day.format))}</p>
      {day.reasons.length > 0 && (
        <ul className="findings">
          {day.reasons.slice(0, MOST_REASONS).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {day.format !== id && <a href={`#${address(day.format)}`}>{t.buildThere}</a>}
    </div>
  );
}

const MOST_REASONS = 4;

const verdictKey = (before: boolean, legal: boolean) => {
  if (before) return legal ? 'legalThen' : 'illegalThen';
  return legal ? 'legalLater' : 'illegalLater';
};

/** How high a column stands that has all points that are allowed, in percent: more stands above it. */
const FULL = 75;

/** A column a day: its points as a part of what is allowed. What the control says in words is the same. */
function Columns({ days, at }: { readonly days: readonly AsOf[]; readonly at: number }) {
  const width = 100 / days.length;
  return (
    <svg className="day-columns" aria-hidden="true">
      {days.map(({ format, points, most, legal }, day) => {
        const height = Math.min(100, (FULL * points) / most);
        return (
          <rect
            key={format}
            className={`${legal ? 'is-legal' : 'is-illegal'}${day === at ? ' is-chosen' : ''}`}
            x={`${day * width + width / 8}%`}
            width={`${(width * 3) / 4}%`}
            y={`${100 - height}%`}
            height={`${height}%`}
            rx="3"
          />
        );
      })}
      <line x1="0" x2="100%" y1={`${100 - FULL}%`} y2={`${100 - FULL}%`} />
    </svg>
  );
}
