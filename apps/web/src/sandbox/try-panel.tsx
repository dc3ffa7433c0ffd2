import { valueAt } from '@firing-arc/referee';
import { useState } from 'react';
import { messageOf } from '../game/showing.ts';
import type { Desk } from '../games/sandbox.ts';
import { seatsFor, type Who, WhoPlays } from '../replays/who-plays.tsx';
import { nameOf } from '../shown/names.ts';
import type { ShownTable } from '../shown/table.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import type { Attempt } from './attempt.ts';
import { piecesOf, writtenOf } from './position.ts';
import { from, type Setting } from './setting.ts';

interface TryPanelProps {
  readonly desk: Desk;
  readonly setting: Setting;
  readonly table: ShownTable;
  readonly onSetting: (setting: Setting) => void;
  readonly attempt: Attempt;
  /** A game is there to be played. */
  readonly onTry: () => void;
}

/** With which phase the game goes on and who plays it. */
export function TryPanel({ desk, setting, table, onSetting, attempt, onTry }: TryPanelProps) {
  const t = useWords(sandboxWords);
  const [who, setWho] = useState<Who>('both');
  const [problem, setProblem] = useState('');
  const dialless = withoutDial(desk, setting, table);
  const hasLast = attempt.store.snapshot().game !== null;
  const begin = () => {
    try {
      attempt.begin(setting, seatsFor(who, table.sides.length));
      onTry();
    } catch (error) {
      setProblem(t.refused({ reason: messageOf(error) }));
    }
  };
  return (
    <section className="card" aria-label={t.try}>
      <h2>{t.try}</h2>
      <PhaseSelect desk={desk} setting={setting} onSetting={onSetting} />
      {dialless.length > 0 && <p role="note">{t.withoutDial({ ships: dialless.join(', ') })}</p>}
      <WhoPlays who={who} onWho={setWho} />
      <p className="quiet">{t.tryText}</p>
      <div className="row">
        <button type="button" className="primary" onClick={begin}>
          {t.begin}
        </button>
        {hasLast && (
          <button type="button" onClick={onTry}>
            {t.goOn}
          </button>
        )}
      </div>
      <p role="alert" className="sandbox-told">
        {problem}
      </p>
    </section>
  );
}

/** Ships on the table that would fly by a dial which was not set. */
function withoutDial(
  { dials }: Desk,
  { position, run: [activity] }: Setting,
  table: ShownTable,
): readonly string[] {
  if (!dials.phases.some((phase) => isPhase(activity, phase))) return [];
  return piecesOf(position)
    .filter(({ kind, id }) => kind === 'ships' && table.ships[id]?.onTable)
    .filter((piece) => valueAt(writtenOf(position, piece), dials.path) === undefined)
    .map(({ id }) => nameOf(table, id));
}

const isPhase = (activity: unknown, phase: string): boolean =>
  JSON.stringify(activity) === JSON.stringify({ game: phase });

function PhaseSelect({ desk, setting, onSetting }: Pick<TryPanelProps, 'desk' | 'setting' | 'onSetting'>) {
  const t = useWords(sandboxWords);
  const phases = desk.phases();
  const [activity] = setting.run;
  const phase = phases.find(({ value }) => isPhase(activity, value));
  return (
    <label className="field">
      {t.from}
      <select
        value={phase?.value ?? ''}
        onChange={({ target }) => onSetting(from(setting.position, target.value))}
      >
        {!phase && <option value="">{t.asInFile({ activity: JSON.stringify(activity) })}</option>}
        {phases.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
