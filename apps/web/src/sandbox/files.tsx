import type { Problem } from '@firing-arc/referee';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { GameId } from '../games/index.ts';
import { bringDesk, type Desk } from '../games/sandbox.ts';
import { download } from '../screen/download.ts';
import { FileField } from '../screen/file-field.tsx';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import { addressOf } from './address.ts';
import { cleared, exampleOf, fileOf, gameOfFile, readFile, type Setting } from './setting.ts';
import { Share } from './share.tsx';
import { ProblemList } from './unread.tsx';

interface FilesProps {
  readonly id: GameId;
  readonly desk: Desk;
  readonly setting: Setting;
  readonly onSetting: (setting: Setting) => void;
}

/** The position as a scenario file, out and in, and other positions to begin with. */
export function Files({ id, desk, setting, onSetting }: FilesProps) {
  const t = useWords(sandboxWords);
  const [, navigate] = useLocation();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const open = async (text: string) => {
    const game = gameOfFile(text);
    if (game === null) {
      setProblems([{ where: '/game', reason: 'shape', what: t.noScenario }]);
      return;
    }
    const reading = readFile(text, game === id ? desk : await bringDesk(game));
    setProblems('problems' in reading ? reading.problems : []);
    if ('problems' in reading) return;
    if (game === id) {
      onSetting(reading.setting);
      return;
    }
    navigate(await addressOf(game, reading.setting));
  };
  const put = (next: Setting) => {
    setProblems([]);
    onSetting(next);
  };
  return (
    <section className="card" aria-label={t.keeping}>
      <h2>{t.keeping}</h2>
      <p className="quiet">{t.keepText}</p>
      <div className="row">
        <button type="button" onClick={() => download('firing-arc-scenario.json', fileOf(id, setting))}>
          {t.toFile}
        </button>
        <button type="button" onClick={() => put(exampleOf(desk))}>
          {t.example}
        </button>
        <button type="button" onClick={() => put(cleared(setting))}>
          {t.clear}
        </button>
      </div>
      <Share id={id} setting={setting} />
      <FileField label={t.fromFile} onText={open} />
      {problems.length > 0 && (
        <div role="alert">
          <p>{t.notRead}</p>
          <ProblemList problems={problems} />
        </div>
      )}
    </section>
  );
}
