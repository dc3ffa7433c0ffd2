import { useEffect, useState } from 'react';
import { Found } from '../packs/findings.tsx';
import { keptPacks } from '../packs/kept.ts';
import { onlineWords } from '../words/en/online.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { packOf } from './api.ts';
import '../packs/packs.css';

/** The pack of points that a table brought along: what it changes, to be kept here too. */
export function TablePack({ id }: { readonly id: string }) {
  const t = useWords(onlineWords);
  const { fetching } = useWords(packWords);
  const [text, setText] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [kept, setKept] = useState(() => keptPacks(localStorage));
  useEffect(() => {
    let current = true;
    packOf(id).then(
      (found) => current && setText(found),
      (error) => current && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
    };
  }, [id]);
  if (problem) return <p role="alert">{problem}</p>;
  if (text === null) return <p role="status">{fetching}</p>;
  return (
    <div className="packs">
      <Found
        given={{ text, from: t.aTable }}
        kept={kept}
        onKept={() => setKept(keptPacks(localStorage))}
        onEdit={null}
        onClose={null}
      />
    </div>
  );
}
