import { useCallback } from 'react';
import { CopyAddress, useAddress } from '../copy-address.tsx';
import { LONGEST_ADDRESS, packed } from '../packed.ts';
import { PLACES } from '../places.ts';
import { packWords } from '../words/en/packs.ts';
import { useWords } from '../words/language.ts';

/** Copies an address that holds a whole pack; one that would be too long is not offered. */
export function SharePack({ text }: { readonly text: string }) {
  const t = useWords(packWords);
  const address = useAddress(useCallback(async () => `${PLACES.packs}/at/${await packed(text)}`, [text]));
  if (address === null) return null;
  if (address.length > LONGEST_ADDRESS) return <p className="quiet small">{t.addressTooLong}</p>;
  return <CopyAddress address={address} words={t} />;
}
