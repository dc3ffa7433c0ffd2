import { type Pack, packFrom, type QuickBuild, quickBuildsFrom } from '@firing-arc/xwing/second';
import { useEffect, useState } from 'react';

/** The formats that squads are checked against, the first one by default. */
export const FORMATS = [
  { id: 'xwing2-amg', name: 'Final points of the publisher: 20 squad points, 2024' },
  { id: 'xwing2-xwa', name: 'X-Wing Alliance: 50 squad points, newest values' },
] as const;

export type FormatId = (typeof FORMATS)[number]['id'];

const packs = new Map<FormatId, Promise<Pack>>();
let builds: Promise<readonly QuickBuild[]> | null = null;

/** A format pack; fetched once from where the page comes from. */
export function loadPack(id: FormatId = FORMATS[0].id): Promise<Pack> {
  const loading = packs.get(id) ?? fetchPack(id);
  packs.set(id, loading);
  return loading;
}

async function fetchPack(id: FormatId): Promise<Pack> {
  switch (id) {
    case 'xwing2-amg':
      return packFrom((await import('../../../formats/xwing2-amg.json')).default);
    case 'xwing2-xwa':
      return packFrom((await import('../../../formats/xwing2-xwa.json')).default);
  }
}

/** The quick builds of the publisher; fetched once, when somebody wants them. */
export function loadQuickBuilds(): Promise<readonly QuickBuild[]> {
  builds ??= import('../../../formats/quick-builds/xwing2.json').then((file) =>
    quickBuildsFrom(file.default),
  );
  return builds;
}

/** What is being fetched, once it is there; null before, and when it could not be fetched. */
export function useLoaded<Thing>(load: () => Promise<Thing>): Thing | null {
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly thing: Thing } | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (thing) => current && setLoaded({ load, thing }),
      () => undefined, // Who begins a game is told why it cannot begin.
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded?.load === load ? loaded.thing : null;
}

const LOADERS: Readonly<Record<FormatId, () => Promise<Pack>>> = {
  'xwing2-amg': () => loadPack('xwing2-amg'),
  'xwing2-xwa': () => loadPack('xwing2-xwa'),
};

/** A format pack, once it is there. */
export const usePack = (id: FormatId): Pack | null => useLoaded(LOADERS[id]);

/** A seed that nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
