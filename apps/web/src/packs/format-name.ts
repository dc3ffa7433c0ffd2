/** How formats are called, those of the house and those of kept packs. */

import { type FormatId, isOwn, type OwnFormatId } from '../games/index.ts';
import { gameWords } from '../words/en/games.ts';
import { packWords } from '../words/en/packs.ts';
import { type KeptPack, packOfFormat } from './kept.ts';

/** The format of a pack that somebody keeps. */
export function ownFormatName({ name, date }: KeptPack, format: OwnFormatId): string {
  const { yours, epic } = packWords.get();
  return yours({ name: format.endsWith('.epic') ? epic({ name }) : name, date });
}

/** A format by its id: by the id alone where its pack is kept no longer. */
export function formatName(format: FormatId): string {
  if (!isOwn(format)) return gameWords.get()[format];
  const pack = packOfFormat(localStorage, format);
  return pack ? ownFormatName(pack, format) : format.replace(/^own\./, '');
}
