import { useEffect, useState } from 'react';
import { LONGEST_ADDRESS, packed } from '../packed.ts';
import { PLACES } from '../places.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';

/** Copies an address that holds a whole pack; one that would be too long is not offered. */
export function SharePack({ text }: { readonly text: string }) {
  const t = useWords(packWords);
  const address = useAddress(text);
  const [copied, setCopied] = useState<{ readonly address: string; readonly done: boolean } | null>(null);
  if (address === null) return null;
  if (address.length > LONGEST_ADDRESS) return <p className="quiet small">{t.addressTooLong}</p>;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied({ address, done: true }),
      () => setCopied({ address, done: false }),
    );
  const told = copied?.address === address ? copied : null;
  return (
    <>
      <button type="button" onClick={copy}>
        {t.copyAddress}
      </button>
      <p role="status" className="quiet">
        {told && (told.done ? t.addressCopied : t.addressNotCopied)}
      </p>
      {told?.done === false && (
        <label className="field">
          {t.address}
          <input type="text" readOnly value={told.address} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </>
  );
}

/** The whole address of a text; null until it is made, so that a click can copy it at once. */
function useAddress(text: string): string | null {
  const [made, setMade] = useState<{ readonly of: string; readonly address: string } | null>(null);
  useEffect(() => {
    let current = true;
    packed(text).then((letters) => {
      const [page] = location.href.split('#');
      if (current) setMade({ of: text, address: `${page}#${PLACES.packs}/at/${letters}` });
    });
    return () => {
      current = false;
    };
  }, [text]);
  return made?.of === text ? made.address : null;
}
