import { useEffect, useState } from 'react';
import { copyText } from './clipboard.ts';

/** What is said around an address that is copied. */
export interface CopyWords {
  readonly copyAddress: string;
  readonly addressCopied: string;
  readonly addressNotCopied: string;
  readonly address: string;
}

/** Copies an address; where the browser does not, it stands there to be copied by hand. Null while it is being made. */
export function CopyAddress({
  address,
  words,
}: {
  readonly address: string | null;
  readonly words: CopyWords;
}) {
  const [copied, setCopied] = useState<{ readonly address: string; readonly done: boolean } | null>(null);
  const copy = (text: string) => copyText(text).then((done) => setCopied({ address: text, done }));
  const told = copied?.address === address ? copied : null;
  return (
    <>
      <div className="row">
        <button type="button" aria-disabled={address === null} onClick={() => address && copy(address)}>
          {words.copyAddress}
        </button>
      </div>
      <p role="status" className="quiet">
        {told && (told.done ? words.addressCopied : words.addressNotCopied)}
      </p>
      {told?.done === false && (
        <label className="field">
          {words.address}
          <input type="text" readOnly value={told.address} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}

/** The whole address of a place in the page that takes a moment to make; null until then, so that a click can copy it at once. */
export function useAddress(placeOf: () => Promise<string>): string | null {
  const [made, setMade] = useState<{ readonly of: typeof placeOf; readonly address: string } | null>(null);
  useEffect(() => {
    let current = true;
    placeOf().then((place) => {
      const [page] = location.href.split('#');
      if (current) setMade({ of: placeOf, address: `${page}#${place}` });
    });
    return () => {
      current = false;
    };
  }, [placeOf]);
  return made?.of === placeOf ? made.address : null;
}
