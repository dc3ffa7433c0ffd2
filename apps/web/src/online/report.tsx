import { MOST_REPORTED } from '@firing-arc/online';
import { type FormEvent, useState } from 'react';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import { sendReport } from './api.ts';

/** What this seat tells whoever runs the server of somebody at the table. */
export function ReportField({ table, secret }: { readonly table: string; readonly secret: string }) {
  const t = useWords(onlineWords);
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await sendReport(table, secret, text.trim());
      setText('');
      setTold(t.reported);
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details>
      <summary>{t.report}</summary>
      <form className="stacked" onSubmit={send}>
        <label className="field">
          {t.reportText}
          <textarea
            className="table-input"
            rows={3}
            maxLength={MOST_REPORTED}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit">{t.reportSend}</button>
      </form>
      <p role="status">{told}</p>
    </details>
  );
}
