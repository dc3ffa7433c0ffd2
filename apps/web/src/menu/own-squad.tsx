import { type Pack, readSquad, type Squad } from '@firing-arc/xwing/second';
import { useState } from 'react';

/** A squad from the text of a list builder (XWS) or its link; what could not be read of it is named. */
export function OwnSquad(props: {
  readonly pack: Pack | null;
  readonly onSquad: (squad: Squad | null) => void;
}) {
  const { pack, onSquad } = props;
  const [text, setText] = useState('');
  const change = (next: string) => {
    setText(next);
    onSquad(pack && next.trim() !== '' ? readSquad(next, pack).squad : null);
  };
  const problems = pack && text.trim() !== '' ? readSquad(text, pack).problems : [];
  return (
    <div className="own-squad">
      <label className="field">
        The squad as XWS, or a link of the squad builder YASB
        <textarea rows={5} spellCheck={false} value={text} onChange={(event) => change(event.target.value)} />
      </label>
      <ul className="findings" role="status">
        {problems.map((problem) => (
          <li key={`${whereOf(problem)}${problem.message}`}>
            {whereOf(problem)}
            {problem.message}
          </li>
        ))}
      </ul>
    </div>
  );
}

const whereOf = (problem: ReturnType<typeof readSquad>['problems'][number]): string =>
  problem.kind === 'text' ? `Line ${problem.line}, column ${problem.column}: ` : '';
