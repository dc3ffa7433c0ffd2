import { type FormEvent, useState } from 'react';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';
import { setWebhook } from './api.ts';

/** Where this seat is told that it is asked while nobody is here. */
export function WebhookField({ table, secret }: { readonly table: string; readonly secret: string }) {
  const t = useWords(onlineWords);
  const [address, setAddress] = useState('');
  const [told, setTold] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const key = await setWebhook(table, secret, address.trim());
      setTold(key === null ? t.webhookOff : t.webhookKey({ key }));
    } catch (error) {
      setTold(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details>
      <summary>{t.webhook}</summary>
      <p>{t.webhookText}</p>
      <form className="stacked" onSubmit={save}>
        <label className="field">
          {t.webhookAddress}
          <input
            className="table-input"
            type="url"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </label>
        <button type="submit">{t.webhookSave}</button>
      </form>
      <p role="status">{told}</p>
    </details>
  );
}
