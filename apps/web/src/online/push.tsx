import { useState } from 'react';
import { onlineWords } from '../words/en/online.ts';
import { language, useWords } from '../words/language.ts';
import { pushKey, setPush } from './api.ts';
import { keepTable, keptTable } from './kept.ts';

/** Whether this browser can show a notice while no page of ours is open in it. */
const isPossible = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator;

/** Lets this device tell that its seat is asked while the page is closed; nothing where it cannot. */
export function PushField({ table, secret }: { readonly table: string; readonly secret: string }) {
  const t = useWords(onlineWords);
  const [tells, setTells] = useState(() => keptTable(localStorage, table)?.tells === true);
  const [told, setTold] = useState('');
  if (!isPossible()) return null;
  const choose = async (wanted: boolean) => {
    setTells(wanted);
    setTold(t.pushAsking);
    try {
      await setPush(table, secret, wanted ? await subscribed() : null);
      const kept = keptTable(localStorage, table);
      if (kept) keepTable(localStorage, { ...kept, tells: wanted });
      setTold(wanted ? t.pushOn : t.pushOff);
    } catch (error) {
      setTells(!wanted);
      const isForbidden = Notification.permission === 'denied';
      setTold(isForbidden ? t.pushForbidden : error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="push-field">
      <label className="check">
        <input type="checkbox" checked={tells} onChange={({ target }) => choose(target.checked)} />
        {t.push}
      </label>
      <p className="small quiet" role="status">
        {told}
      </p>
    </div>
  );
}

/** What a server needs to reach this browser; the browser asks its user whether it may. */
async function subscribed() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: await pushKey(),
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return {
    endpoint,
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
    language: language.get(),
  };
}
