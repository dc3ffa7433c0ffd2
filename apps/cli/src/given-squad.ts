/** A squad as somebody names it at the terminal, before it is known of which edition it is. */

import { plainLine, type XwsProblem } from '@firing-arc/xwing/second';
import { readText } from './files.ts';
import { UsageError } from './usage.ts';

/** How it is called in answers, and its text; null for a ready squad, whose id is its name. */
export interface GivenSquad {
  readonly name: string;
  readonly text: string | null;
}

const LINK = /^\s*https?:\/\//i;
/** A line that list builders write over a fleet, and no squad has. */
const OF_FLEET = /^\s*(faction|commander|assault( objective)?|objectives?)\s*:/im;

const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** Whether a text, or what is named in the place of a file, is meant as a squad of X-Wing. */
export const isSquadText = (text: string): boolean =>
  LINK.test(text) || (isJson(text) && text.includes('"pilots"'));

/** The id of one of these ready squads, a squad builder's link, or a file. Throws `UsageError` for a file that is not there, or a fleet. */
export function givenSquad(
  command: string,
  what: string,
  ready: readonly { readonly id: string }[],
): GivenSquad {
  if (ready.some(({ id }) => id === what)) return { name: what, text: null };
  if (LINK.test(what)) return { name: 'the link', text: what };
  const text = readText(command, what);
  if (!isJson(text) && OF_FLEET.test(text))
    throw new UsageError(
      `${command}: ${plainLine(what)}: this is a fleet of Armada; firing-arc fleet check reads it`,
    );
  return { name: plainLine(what), text };
}

/** What could not be read, after the name of its file. */
export function problemText(problem: XwsProblem, index: number): string {
  const where = problem.kind === 'text' ? `:${problem.line}:${problem.column}` : '';
  return index === 0 ? `${where}: ${problem.message}` : problem.message;
}
