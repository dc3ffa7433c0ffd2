import { type Pack, packFrom } from '@firing-arc/xwing/second';

let pack: Promise<Pack> | null = null;

/** The format pack that ready squads are checked against; fetched once from where the page comes from. */
export function loadPack(): Promise<Pack> {
  pack ??= import('../../../formats/xwing2-amg.json').then((file) => packFrom(file.default));
  return pack;
}

/** A seed that nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
