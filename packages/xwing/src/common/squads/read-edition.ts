import { SHARED_SQUADS } from '../words/english/squads.ts';
import type { Edition } from './editions.ts';
import { writtenList } from './xws.ts';
import { squadLink, yasbLinkIn } from './yasb-link.ts';

/** Of which edition a text's squad is, as XWS or as a link of the squad builder; null where nothing tells. */
export function editionOfText(text: string): Edition | null {
  const link = yasbLinkIn(text);
  if (link !== null) return squadLink(link).edition;
  const list = writtenList(text, SHARED_SQUADS);
  return 'kind' in list ? null : list.edition;
}
