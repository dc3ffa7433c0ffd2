/** What XWS, the exchange text of list builders, has in common in both editions. */

import type { SharedSquadWords } from '../words/squads.ts';

/** What could not be read, and where: a line and column of the text, or a path such as `pilots[2].upgrades.ept[0]`. */
export type XwsProblem =
  | { readonly kind: 'text'; readonly line: number; readonly column: number; readonly message: string }
  | { readonly kind: 'shape'; readonly at: string; readonly message: string }
  | {
      readonly kind: 'unknown';
      readonly what: 'faction' | 'pilot' | 'upgrade' | 'obstacle';
      readonly id: string;
      readonly at: string;
      readonly message: string;
    };

/** The known obstacles of a list whose ids are plain, null where it names none; the others become problems. */
export function readObstacles(
  value: unknown,
  known: readonly string[],
  plain: (id: string) => string,
  problems: XwsProblem[],
  say: Pick<SharedSquadWords<string>, 'unknownCard'>,
): readonly string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.flatMap((id: unknown, n) => {
    const at = `obstacles[${n}]`;
    if (typeof id === 'string' && known.includes(plain(id))) return [plain(id)];
    const message = say.unknownCard(at, 'obstacle', String(id));
    problems.push({ kind: 'unknown', what: 'obstacle', id: String(id), at, message });
    return [];
  });
}
