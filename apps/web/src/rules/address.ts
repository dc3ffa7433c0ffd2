import { isGame } from '../games/index.ts';
import { gameOfLine } from '../log/lines.ts';
import { PLACES } from '../places.ts';

/** What of the rulebooks an address shows. */
export interface RulesAddress {
  /** Null when it names no rulebook. */
  readonly game: string | null;
  /** A line (`xwing2:range.2`) or a section (`xwing2:range`); null for the contents. */
  readonly at: string | null;
  /** What is searched for. */
  readonly query: string;
}

/** Where a rulebook stands: its contents, or what is found in it. */
export const bookAddress = (game: string, query = ''): string =>
  [PLACES.rules, game, ...(query === '' ? [] : [encodeURIComponent(query)])].join('/');

/** Where a line or a section of a rulebook stands, by its id. */
export const ruleAddress = (id: string): string => `${PLACES.rules}/${id}`;

/** What an address below `/rules` names; a game that has no rulebook is none. */
export function readRulesAddress(path: string): RulesAddress {
  const [named = '', query = ''] = path.split('/').slice(2).map(decoded);
  const game = gameOfLine(named);
  if (!isGame(game)) return { game: null, at: null, query: '' };
  return { game, at: named === game ? null : named, query };
}

/** A part of an address as it was written; as it stands when somebody cut it in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
