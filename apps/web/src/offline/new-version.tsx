import { atom } from 'nanostores';
import { pageWords } from '../words/en/page.ts';
import { useWords } from '../words/language.ts';

/** How to take the newer version of the page that is there and waits; null while there is none. */
export const newVersion = atom<(() => void) | null>(null);

/** Offers the newer version where no game would be interrupted by it: rules may have changed with it. */
export function NewVersion() {
  const take = useWords(newVersion);
  const t = useWords(pageWords);
  return (
    <div role="status">
      {take && (
        <p className="new-version row">
          {t.newVersion}{' '}
          <button type="button" onClick={take}>
            {t.useNewVersion}
          </button>
        </p>
      )}
    </div>
  );
}
