import { useState } from 'react';
import { messageOf } from '../game/running.ts';
import type { GameStore } from '../game/store.ts';
import type { GameId } from '../games/index.ts';
import type { Desk } from '../games/sandbox.ts';
import { SEATS, type Who, WhoPlays } from '../replays/who-plays.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import { beginTry, goOnTrying } from './attempt.ts';
import { from, type Setting } from './setting.ts';

interface TryPanelProps {
  readonly id: GameId;
  readonly desk: Desk;
  readonly setting: Setting;
  readonly onSetting: (setting: Setting) => void;
  readonly onAttempt: (attempt: GameStore) => void;
}

/** With which phase the game goes on and who plays it. */
export function TryPanel({ id, desk, setting, onSetting, onAttempt }: TryPanelProps) {
  const t = useWords(sandboxWords);
  const [who, setWho] = useState<Who>('both');
  const [problem, setProblem] = useState('');
  const [last] = useState(() => goOnTrying(desk, id, localStorage));
  const begin = () => {
    try {
      onAttempt(beginTry(desk, id, setting, SEATS[who], localStorage));
    } catch (error) {
      setProblem(t.refused({ reason: messageOf(error) }));
    }
  };
  return (
    <section className="card" aria-label={t.try}>
      <h2>{t.try}</h2>
      <PhaseSelect desk={desk} setting={setting} onSetting={onSetting} />
      <WhoPlays who={who} onWho={setWho} />
      <p className="quiet">{t.tryText}</p>
      <div className="row">
        <button type="button" className="primary" onClick={begin}>
          {t.begin}
        </button>
        {last && (
          <button type="button" onClick={() => onAttempt(last)}>
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

function PhaseSelect({ desk, setting, onSetting }: Pick<TryPanelProps, 'desk' | 'setting' | 'onSetting'>) {
  const t = useWords(sandboxWords);
  const phases = desk.phases();
  const [activity] = setting.run;
  const phase = phases.find(({ value }) => JSON.stringify({ game: value }) === JSON.stringify(activity));
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
