import { checkSquad, type Pack, readSquad, type Squad, type SquadCheck } from '@firing-arc/xwing/second';
import { useEffect, useState } from 'react';
import { loadPack } from '../data.ts';
import { RuleButton } from '../log/ruling.tsx';

/** What was made of a pasted list. */
interface Reading {
  readonly squad: Squad | null;
  readonly problems: readonly string[];
  readonly check: SquadCheck | null;
}

/** A squad from the text of a list builder (XWS) or its link, with everything that is wrong with it named. */
export function OwnSquad({ onSquad }: { readonly onSquad: (squad: Squad | null) => void }) {
  const [pack, setPack] = useState<Pack | null>(null);
  const [text, setText] = useState('');
  useEffect(() => {
    loadPack().then(setPack, () => setPack(null));
  }, []);
  const reading = pack && text.trim() !== '' ? read(text, pack) : null;

  const change = (next: string) => {
    setText(next);
    const made = pack && next.trim() !== '' ? read(next, pack) : null;
    onSquad(made?.check?.playable ? made.squad : null);
  };

  return (
    <div className="own-squad">
      <label className="field">
        The squad as XWS, or a link of the squad builder YASB
        <textarea rows={5} spellCheck={false} value={text} onChange={(event) => change(event.target.value)} />
      </label>
      <div role="status">{reading && <Findings reading={reading} />}</div>
    </div>
  );
}

function read(text: string, pack: Pack): Reading {
  const { squad, problems } = readSquad(text, pack);
  const told = problems.map((problem) => `${whereOf(problem)}${problem.message}`);
  return { squad, problems: told, check: squad && checkSquad(squad, pack) };
}

const whereOf = (problem: ReturnType<typeof readSquad>['problems'][number]): string =>
  problem.kind === 'text' ? `Line ${problem.line}, column ${problem.column}: ` : '';

function Findings({ reading }: { readonly reading: Reading }) {
  const { squad, problems, check } = reading;
  return (
    <>
      {check && (
        <p>
          <b>{squad?.name ?? 'This squad'}</b>
          {problems.length > 0 && ', without what could not be read'}: {check.points} points,{' '}
          {check.playable
            ? check.legal
              ? 'legal.'
              : 'not legal, but it can be flown.'
            : 'cannot be flown here.'}
        </p>
      )}
      <ul className="findings">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {check?.refusals.map((refusal) => (
          <li key={refusal.message}>
            {refusal.message} <RuleButton id={refusal.ruling} />
          </li>
        ))}
        {check?.notices.map((notice) => (
          <li key={notice.message}>{notice.message}</li>
        ))}
      </ul>
    </>
  );
}
