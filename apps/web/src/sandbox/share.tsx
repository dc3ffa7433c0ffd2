import { useEffect, useState } from 'react';
import type { GameId } from '../games/index.ts';
import { LONGEST_ADDRESS } from '../packed.ts';
import { sandboxWords } from '../words/en/sandbox.ts';
import { useWords } from '../words/language.ts';
import { addressOf } from './address.ts';
import type { Setting } from './setting.ts';

interface ShareProps {
  readonly id: GameId;
  readonly setting: Setting;
}

/** The address that lays the position out elsewhere, to be copied; one that is too long is not offered. */
export function Share({ id, setting }: ShareProps) {
  const t = useWords(sandboxWords);
  const address = useAddress(id, setting);
  const [copied, setCopied] = useState<{ readonly address: string; readonly done: boolean } | null>(null);
  if (address !== null && address.length > LONGEST_ADDRESS) {
    return <p role="note">{t.addressTooLong({ length: address.length, most: LONGEST_ADDRESS })}</p>;
  }
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ address: text, done: true }),
      () => setCopied({ address: text, done: false }),
    );
  const told = copied?.address === address ? copied : null;
  return (
    <>
      <div className="row">
        <button type="button" aria-disabled={address === null} onClick={() => address && copy(address)}>
          {t.copyAddress}
        </button>
      </div>
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

/** The whole address of a setting; null until it is made, so that a click can copy it at once. */
function useAddress(id: GameId, setting: Setting): string | null {
  const [made, setMade] = useState<{ readonly of: Setting; readonly address: string } | null>(null);
  useEffect(() => {
    let current = true;
    addressOf(id, setting).then((place) => {
      const [page] = location.href.split('#');
      if (current) setMade({ of: setting, address: `${page}#${place}` });
    });
    return () => {
      current = false;
    };
  }, [id, setting]);
  return made?.of === setting ? made.address : null;
}
