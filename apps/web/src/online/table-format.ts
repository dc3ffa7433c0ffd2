/** The format of a table, and the pack of points that it may bring along. */

import type { CreateTable, TableInfo } from '@firing-arc/online';
import { useCallback } from 'react';
import type { Storage } from '../game/storage.ts';
import type { MenuFormat } from '../games/format.ts';
import { type FormatId, gameOfFormat, isFormat, isOwn, loadFormat, usualFormat } from '../games/index.ts';
import { useLoaded } from '../loaded.ts';
import { unpacked } from '../packed.ts';
import { packOfFormat } from '../packs/kept.ts';
import { packWords } from '../words/en/packs.ts';
import { language, useWords } from '../words/language.ts';
import { packOf } from './api.ts';

/** The id by which the page knows the format of a table. */
export const formatOfTable = ({ format, game }: Pick<TableInfo, 'format' | 'game'>): FormatId =>
  isFormat(format) ? format : usualFormat(game);

/** The format of a table, of the pack that it brought along where it did; null before it is there. */
export function useTableFormat(info: Pick<TableInfo, 'id' | 'format' | 'game' | 'pack'>): MenuFormat | null {
  const shown = useWords(language);
  const { id, game } = info;
  const format = formatOfTable(info);
  const brought = info.pack && isOwn(format) ? format : null;
  return useLoaded(
    useCallback(async () => {
      if (brought === null) return loadFormat(format, shown);
      const { formatOfText } = await import('../packs/own-format.ts');
      return formatOfText(game, await packOf(id), brought);
    }, [brought, format, game, id, shown]),
    format,
  );
}

/** What a new table is made with for a format: its game, and the text of the pack where that is one kept here. */
export async function tableWith(
  storage: Pick<Storage, 'getItem'>,
  format: FormatId,
): Promise<Pick<CreateTable, 'game' | 'format' | 'pack'>> {
  if (!isOwn(format)) return { game: gameOfFormat(format), format };
  const kept = packOfFormat(storage, format);
  const pack = kept && (await unpacked(kept.packed));
  if (!kept || !pack) throw new Error(packWords.get().isGone({ pack: format.replace(/^own\./, '') }));
  return { game: kept.game, format, pack };
}
