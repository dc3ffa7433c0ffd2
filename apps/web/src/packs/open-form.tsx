import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LONGEST_FILE } from '../packed.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';
import { type Fetched, fetchPack } from './fetch.ts';
import '../screen/file-field.css';

/** The text of a file, or of as much of it as shows that it is too long: a letter takes at most four bytes. */
export const textOfFile = (file: Blob): Promise<string> => file.slice(0, 4 * LONGEST_FILE + 4).text();

interface OpenPackProps {
  /** A link that the address asks for; empty for none. */
  readonly link: string;
  readonly onText: (text: string, from: string) => void;
}

interface OpenFormProps extends OpenPackProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where a pack or a document of points comes in: files, a text, a link. */
export function OpenPackForm({ link, onText, onFiles }: OpenFormProps) {
  const t = useWords(packWords);
  const [text, setText] = useState('');
  return (
    <section className="card" aria-label={t.open}>
      <h2>{t.open}</h2>
      <label className="field">
        {t.file}
        <input
          type="file"
          multiple
          accept=".json,.js,.coffee,.csv,.tsv,.xlsx,.zip"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <p className="quiet small">{t.drop}</p>
      <LinkField link={link} onText={onText} />
      <details>
        <summary>{t.text}</summary>
        <div className="pack-text">
          <textarea
            aria-label={t.text}
            placeholder={t.textHint}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="button" disabled={text.trim() === ''} onClick={() => onText(text, t.pasted)}>
            {t.check}
          </button>
        </div>
      </details>
    </section>
  );
}

/** A link, which is fetched when that is asked for, or when the address of the page did. */
function LinkField({ link, onText }: OpenPackProps) {
  const t = useWords(packWords);
  const [typed, setTyped] = useState(link);
  const [state, setState] = useState<'idle' | 'fetching' | Exclude<Fetched, { readonly ok: true }>>('idle');
  const run = async (wanted: string) => {
    setState('fetching');
    const fetched = await fetchPack(wanted, {
      href: location.href,
      policy:
        document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '',
      fetch: (url, options) => fetch(url, options),
    });
    setState(fetched.ok ? 'idle' : fetched);
    if (fetched.ok) onText(fetched.text, wanted);
  };
  const fetchNow = useRef(run);
  fetchNow.current = run;
  useEffect(() => {
    setTyped(link);
    if (link !== '') void fetchNow.current(link);
  }, [link]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(typed);
  };
  return (
    <form className="pack-link" onSubmit={submit}>
      <label className="field">
        {t.link}
        <input
          type="url"
          inputMode="url"
          placeholder="https://"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" disabled={state === 'fetching'}>
        {t.fetch}
      </button>
      <p role="status">{state === 'fetching' ? t.fetching : typeof state === 'object' && whyText(state)}</p>
      {typeof state === 'object' && /^https:/.test(typed.trim()) && (
        <a href={typed.trim()} target="_blank" rel="noopener noreferrer">
          {t.openLink}
        </a>
      )}
    </form>
  );
}

function whyText({ why, status = 0 }: Exclude<Fetched, { readonly ok: true }>): string {
  const t = packWords.get();
  switch (why) {
    case 'no-link':
      return t.noLink;
    case 'not-https':
      return t.notHttps;
    case 'policy':
      return t.policy;
    case 'no-answer':
      return t.noAnswer;
    case 'refused':
      return t.refusedLink({ status });
    case 'size':
      return t.tooLarge({ most: LONGEST_FILE });
  }
}
