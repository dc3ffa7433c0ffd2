import { existsSync } from 'node:fs';
import type { Storage } from './storage.ts';

/** Where games are kept: a Postgres server, a folder, the memory of this process, or a storage that others use too. */
export type Place =
  | { readonly postgres: string }
  | { readonly folder: string }
  | { readonly memory: true }
  | { readonly shared: Storage };

/** Whether other servers play the same tables. */
export const isShared = (place: Place): boolean => 'postgres' in place || 'shared' in place;

/** Opens the storage of a place; the code for the other kind is not loaded. */
export async function openStorage(place: Place, trouble: (error: Error) => void): Promise<Storage> {
  if ('shared' in place) return place.shared;
  if ('postgres' in place) return (await import('./postgres.ts')).openPostgres(place.postgres, trouble);
  const { openEmbedded } = await import('./embedded.ts');
  return openEmbedded('folder' in place ? place.folder : null);
}

/** The storage of a place, opened when it is first used. */
export function lazyStorage(place: Place, trouble: (error: Error) => void) {
  let opened: Promise<Storage> | null = null;
  /** Whether what is being opened holds nothing yet. */
  let isNew = false;
  const mayHold = () => isShared(place) || ('folder' in place && existsSync(place.folder));
  return {
    get: (): Promise<Storage> => {
      if (opened) return opened;
      isNew = !mayHold();
      opened = openStorage(place, trouble)
        .catch((error) => {
          opened = null;
          throw error;
        })
        .finally(() => {
          isNew = false;
        });
      return opened;
    },
    isOpen: () => opened !== null,
    /** Whether anything may be kept there: an empty folder need not be opened to find nothing. */
    isUsed: () => (opened === null ? mayHold() : !isNew),
    close: async (): Promise<void> => {
      if (opened && !('shared' in place)) await (await opened).close();
    },
  };
}
