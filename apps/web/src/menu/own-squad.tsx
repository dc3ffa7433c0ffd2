import { useState } from 'react';
import type { MenuFormat, SquadSource } from '../games/format.ts';

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
  const { problems } = format.read({ kind: 'text', text });
  return (
    <div className="own-squad">
      <label className="field">
        {format.ownSquad}
        <textarea rows={5} spellCheck={false} value={text} onChange={(event) => change(event.target.value)} />
      </label>
      <div role="status">
        {problems.length > 0 && (
          <ul className="findings">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
