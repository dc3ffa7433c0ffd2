import { PLACES } from '../places.ts';

/** The link that an address asks to be fetched: `/packs?from=…`; empty for none. */
export function linkIn(path: string): string {
  const [place, query = ''] = path.split(/\?(.*)/s);
  if (place !== PLACES.packs) return '';
  return new URLSearchParams(query).get('from') ?? '';
}
