import type { Pack } from './pack.ts';
import { readXws, type XwsReading } from './xws.ts';
import { isYasbLink, readYasbLink } from './yasb-link.ts';

/** Reads a squad as people paste it: XWS text, or the link of a squad builder. */
export function readSquad(text: string, pack: Pack): XwsReading {
  return isYasbLink(text) ? readYasbLink(text, pack) : readXws(text, pack);
}
