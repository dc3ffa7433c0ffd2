import { useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { OwnSquad } from '../menu/own-squad.tsx';
import { labWords } from '../words/en/lab.ts';
import { useWords } from '../words/language.ts';
import type { Foe } from './field.ts';

interface FieldProps {
  readonly format: MenuFormat;
  readonly foes: readonly Foe[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onPaste: (source: SquadSource) => void;
}

/** Chooses whom a list meets: ready lists, those kept here, and pasted ones. */
export function FieldChoice({ format, foes, chosen, onChoose, onPaste }: FieldProps) {
  const t = useWords(labWords);
  const groups = [...new Set(foes.map(({ group }) => group))];
  const toggle = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <fieldset className="lab-field">
      <legend>{t.field}</legend>
      <div className="row lab-field-head">
        <span role="status">{t.inField(chosen.size)}</span>
        <button type="button" onClick={() => onChoose(new Set(foes.map(({ key }) => key)))}>
          {t.all}
        </button>
        <button type="button" onClick={() => onChoose(new Set())}>
          {t.none}
        </button>
      </div>
      <div className="lab-groups">
        {groups.map((group) => (
          <div key={group}>
            <p className="quiet small">{group}</p>
            <ul aria-label={group}>
              {foes
                .filter((foe) => foe.group === group)
                .map(({ key, name }) => (
                  <li key={key}>
                    <label className="lab-foe">
                      <input
                        type="checkbox"
                        checked={chosen.has(key)}
                        onChange={({ target }) => toggle(key, target.checked)}
                      />
                      {name}
                    </label>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <Paste format={format} onPaste={onPaste} />
    </fieldset>
  );
}

function Paste({ format, onPaste }: Pick<FieldProps, 'format' | 'onPaste'>) {
  const t = useWords(labWords);
  const [source, setSource] = useState<SquadSource>({ kind: 'text', text: '' });
  const [added, setAdded] = useState(0);
  const { findings } = format.read(source);
  const ready = findings?.playable === true && !findings.draft;
  const add = () => {
    if (!ready) return;
    onPaste(source);
    setSource({ kind: 'text', text: '' });
    setAdded(added + 1);
  };
  return (
    <details className="lab-paste">
      <summary>{t.addList}</summary>
      <OwnSquad key={added} format={format} onSquad={setSource} />
      <button type="button" aria-disabled={!ready} onClick={add}>
        {t.add}
      </button>
    </details>
  );
}
