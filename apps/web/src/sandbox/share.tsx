import { useCallback } from 'react';
import { CopyAddress, useAddress } from '../copy-address.tsx';
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
  const address = useAddress(useCallback(() => addressOf(id, setting), [id, setting]));
  if (address !== null && address.length > LONGEST_ADDRESS)
    return <p role="note">{t.addressTooLong({ length: address.length, most: LONGEST_ADDRESS })}</p>;
  return <CopyAddress address={address} words={t} />;
}
