import { yasbLinkIn } from '../../common/squads/yasb-link.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import type { SquadWords } from '../words/squads.ts';
import type { Pack } from './pack.ts';
import { readXws, type XwsReading } from './xws.ts';
import { readYasbLink } from './yasb-link.ts';

/** Reads a squad as people paste it: XWS text, or the link of a squad builder. `say` has the sentences of a language. */
export function readSquad(text: string, pack: Pack, say: SquadWords = ENGLISH_SQUADS): XwsReading {
  return yasbLinkIn(text) !== null ? readYasbLink(text, pack, say) : readXws(text, pack, say);
}
