import { lazy, Suspense, useState } from 'react';
import { copyText } from '../clipboard.ts';
import { PLACES } from '../places.ts';
import { onlineWords } from '../words/en/online.ts';
import { useWords } from '../words/language.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr.tsx')).QrCode }));

/** What stands behind a table's link where it leads to the replay of its game. */
export const REPLAY = 'replay';

/** What stands behind it where it leads to what is laid over a stream's picture. */
export const OVERLAY = 'overlay';

/** A link to a table, to be copied, shared or scanned. */
export function ShareLink({ path, title }: { readonly path: string; readonly title: string }) {
  const t = useWords(onlineWords);
  const [copied, setCopied] = useState<boolean | null>(null);
  const [scans, setScans] = useState(false);
  const address = `${location.origin}${location.pathname}#${PLACES.online}/${path}`;
  const copy = async () => setCopied(await copyText(address));
  return (
    <div className="card share-link">
      <label className="field">
        {title}
        <input className="table-input" readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <div className="row">
        <button type="button" className="primary" onClick={copy}>
          {t.copy}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={() => navigator.share({ url: address }).catch(() => undefined)}>
            {t.share}
          </button>
        )}
        <button type="button" aria-expanded={scans} onClick={() => setScans(!scans)}>
          {t.scan}
        </button>
        <span role="status">{copied !== null && (copied ? t.copied : t.notCopied)}</span>
      </div>
      {scans && (
        <Suspense fallback={null}>
          <QrCode text={address} label={t.scanLabel({ address })} />
        </Suspense>
      )}
    </div>
  );
}
