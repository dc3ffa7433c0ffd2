/** How formats are called, those of the house and those of kept packs. */

import { type FormatId, type HouseFormatId, isDated, isOwn, type OwnFormatId } from '../games/index.ts';
import { packWords } from '../words/en/packs.ts';
import { language } from '../words/language.ts';
import { type KeptPack, packOfFormat } from './kept.ts';

/** The format of a pack that somebody keeps. */
export function ownFormatName({ name, date }: KeptPack, format: OwnFormatId): string {
  const { yours, epic } = packWords.get();
  return yours({ name: format.endsWith('.epic') ? epic({ name }) : name, date });
}

/** A format of the house; those of an earlier day are called by it. */
export function houseFormatName(format: HouseFormatId): string {
  const t = packWords.get();
  if (!isDated(format)) return t[format];
  const [, day = '', wave] = /-(20\d\d-\d\d)(?:-wave-(\d+))?$/.exec(format) ?? [];
  const shown = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Date(`${day}-01`).toLocaleDateString(language.get(), shown);
  return wave === undefined ? t.publisherOf({ month }) : t.afterWave({ wave, month });
}

/** A format by its id: by the id alone where its pack is kept no longer. */
export function formatName(format: FormatId): string {
  if (!isOwn(format)) return houseFormatName(format);
  const pack = packOfFormat(localStorage, format);
  return pack ? ownFormatName(pack, format) : format.replace(/^own\./, '');
}
