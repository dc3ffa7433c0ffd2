import type { PointsImport, PointsReading, PointsRow } from '@firing-arc/points';
import { capitalized } from '@firing-arc/words';
import { useEffect, useRef, useState } from 'react';
import { MENU } from '../games/index.ts';
import { pointsWords } from '../words/en/points.ts';
import { useWords } from '../words/language.ts';
import { Found } from './findings.tsx';
import { houseFormatName } from './format-name.ts';
import type { KeptPack } from './kept.ts';
import type { Making } from './place.tsx';
import { basesOf, type PointsFound as FoundPoints, packTextOf, readBeside, toldFrom } from './points.ts';
import type { PointsDocument } from './points-text.ts';

interface PointsFoundProps {
  readonly given: PointsDocument;
  readonly kept: readonly KeptPack[];
  readonly onKept: () => void;
  readonly onEdit: (making: Omit<Making, 'from'>) => void;
  readonly onClose: () => void;
}

/** Points that others published: what became of each line, and the pack that they make. */
export function PointsFound({ given, kept, onKept, onEdit, onClose }: PointsFoundProps) {
  const t = useWords(pointsWords);
  const [reading, setReading] = useState<PointsReading | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [base, setBase] = useState<string | null>(null);
  const [only, setOnly] = useState(false);
  const [told, setTold] = useState<FoundPoints | null>(null);
  const region = useRef<HTMLElement>(null);
  const { from, files } = given;
  useEffect(() => {
    let current = true;
    readBeside(files).then(
      (read) => current && setReading(read),
      (error: unknown) => current && setFailed(reasonOf(error)),
    );
    return () => {
      current = false;
    };
  }, [files]);
  useEffect(() => {
    let current = true;
    if (reading && reading.rows.length > 0)
      toldFrom(reading, { base, only }).then(
        (found) => current && setTold(found),
        (error: unknown) => current && setFailed(reasonOf(error)),
      );
    return () => {
      current = false;
    };
  }, [reading, base, only]);
  useEffect(() => region.current?.focus(), []);
  const isRead = reading !== null && (reading.rows.length === 0 || told !== null);
  const found = told !== null && told.found.found > 0 ? told : null;
  const about = { name: t.named({ from }), origin: t.origin({ from }), date: today() };
  return (
    <>
      <section
        ref={region}
        className="card pack-found"
        tabIndex={-1}
        aria-label={t.title}
        aria-busy={!isRead && failed === null}
      >
        <h2>{t.title}</h2>
        <p className="quiet small">{from}</p>
        <div role="status">
          {failed !== null ? (
            <p role="alert">{t.failed({ reason: failed })}</p>
          ) : isRead ? (
            <p>{summary(reading, told)}</p>
          ) : (
            <p>{t.reading}</p>
          )}
        </div>
        {told && (
          <>
            <label className="field">
              {t.base}
              <select value={told.base.id} onChange={({ target }) => setBase(target.value)}>
                {MENU.map(({ id: game, name }) => (
                  <optgroup key={game} label={name}>
                    {basesOf(game).map((id) => (
                      <option key={id} value={id}>
                        {capitalized(houseFormatName(id))}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </label>
            <label className="check">
              <input type="checkbox" checked={only} onChange={({ target }) => setOnly(target.checked)} />
              {t.only}
            </label>
          </>
        )}
        {reading && <Fates reading={reading} found={told?.found ?? null} />}
        {isRead && !found && <p className="quiet">{t.help}</p>}
        <button type="button" onClick={onClose}>
          {t.close}
        </button>
      </section>
      {found && (
        <Found
          given={{ text: packTextOf(found, about), from }}
          kept={kept}
          onKept={onKept}
          onEdit={onEdit}
          onClose={null}
        />
      )}
    </>
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const today = (): string => new Date().toISOString().slice(0, 10);

function summary({ rows }: PointsReading, told: FoundPoints | null): string {
  const t = pointsWords.get();
  if (rows.length === 0) return t.nothing;
  if (told === null || told.found.found === 0)
    return told !== null && told.found.several.length > 0
      ? t.noneClear({ lines: t.lines(rows.length) })
      : t.noneOurs({ rows: rows.length });
  const { found, base } = told;
  const lines = t.lines(found.rows);
  return t.read({ lines, cards: t.cards(found.found), changed: found.changed, name: base.name });
}

/** What became of lines that are not simply in the pack. */
function Fates({ reading, found }: { readonly reading: PointsReading; readonly found: PointsImport | null }) {
  const t = useWords(pointsWords);
  const faults = [...reading.faults, ...(found?.faults ?? [])];
  // Where nothing came in, the reason is what is looked for.
  const isOpen = reading.rows.length === 0 || found?.found === 0;
  const { unknown = [], several = [], guesses = [], contradicted = [], unnamed = [] } = found ?? {};
  return (
    <>
      <Lines
        open={isOpen}
        title={t.unread(faults.length)}
        lines={faults.map(({ at, message }) => t.at({ at, text: message }))}
      />
      <Lines
        title={t.unknown(unknown.length)}
        help={t.unknownHelp}
        lines={unknown.map((row) => t.at({ at: row.at, text: calledIn(row) }))}
      />
      <Lines
        open={isOpen}
        title={t.several(several.length)}
        help={t.severalHelp}
        lines={several.map(({ row, ids }) =>
          t.at({ at: row.at, text: t.could({ card: calledIn(row), cards: ids.join(', ') }) }),
        )}
      />
      <Lines
        title={t.guesses(guesses.length)}
        lines={guesses.map(({ row, id }) => t.at({ at: row.at, text: t.taken({ card: calledIn(row), id }) }))}
      />
      <Lines
        title={t.contradicted(contradicted.length)}
        help={t.contradictedHelp}
        lines={contradicted.map(({ row, id }) => t.at({ at: row.at, text: id }))}
      />
      <Lines title={t.unnamed(unnamed.length)} lines={unnamed.map(({ name }) => name)} />
    </>
  );
}

const calledIn = ({ name, ids }: PointsRow): string => name || ids.join(', ');

/** So many lines are shown: a document of another game would fill the page. */
const MOST_LINES = 200;

interface LinesProps {
  /** Whether the lines are shown before somebody asks for them. */
  readonly open?: boolean;
  readonly title: string;
  readonly help?: string;
  readonly lines: readonly string[];
}

function Lines({ open = false, title, help, lines }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <details open={open}>
      <summary>{title}</summary>
      {help !== undefined && <p className="quiet small">{help}</p>}
      <ul className="findings">
        {[...new Set(lines)].slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
