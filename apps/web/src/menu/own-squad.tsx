import { useEffect, useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';
import { menuWords } from '../words/en/menu.ts';
import { useWords } from '../words/language.ts';
import './own-squad.css';
import './findings.css';

/** A squad from the text of a list builder or its link; what could not be read of it is named. */
export function OwnSquad(props: {
  readonly format: MenuFormat;
  readonly onSquad: (squad: SquadSource) => void;
}) {
  const { format, onSquad } = props;
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    onSquad({ kind: 'text', text: next });
  };
  const { problems, guesses = [], findings } = format.read({ kind: 'text', text });
  const said = [...problems, ...guesses];
  return (
    <div className="own-squad">
      <label className="field">
        {format.ownSquad}
        <textarea rows={5} spellCheck={false} value={text} onChange={(event) => change(event.target.value)} />
      </label>
      <div role="status">
        {said.length > 0 && (
          <ul className="findings">
            {said.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {findings && !findings.legal && !findings.draft && <Elsewhere format={format} text={text} />}
      </div>
    </div>
  );
}

/** In which other formats a list that is not legal in this one would be, such as that of the day it was flown. */
function Elsewhere({ format, text }: { readonly format: MenuFormat; readonly text: string }) {
  const t = useWords(menuWords);
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let shown = true;
    setNames([]);
    // Without a connection nothing more is said than before.
    format.elsewhere?.({ kind: 'text', text }).then(
      (found) => shown && setNames(found),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [format, text]);
  return names.length > 0 && <p>{t.legalElsewhere({ names: names.join(', ') })}</p>;
}
