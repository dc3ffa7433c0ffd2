/** A squad as somebody names it at the terminal, before it is known of which edition it is. */

import { plainLine, type XwsProblem } from '@firing-arc/xwing/second';
import { readText } from './files.ts';

/** How it is called in answers, and its text; null for a ready squad, whose id is its name. */
export interface GivenSquad {
  readonly name: string;
  readonly text: string | null;
}

const LINK = /^\s*https?:\/\//i;

/** The id of one of these ready squads, a squad builder's link, or a file. Throws `UsageError` for a file that is not there. */
export function givenSquad(
  command: string,
  what: string,
  ready: readonly { readonly id: string }[],
): GivenSquad {
  if (ready.some(({ id }) => id === what)) return { name: what, text: null };
  if (LINK.test(what)) return { name: 'the link', text: what };
  return { name: plainLine(what), text: readText(command, what) };
}

/** What could not be read, after the name of its file. */
export function problemText(problem: XwsProblem, index: number): string {
  const where = problem.kind === 'text' ? `:${problem.line}:${problem.column}` : '';
  return index === 0 ? `${where}: ${problem.message}` : problem.message;
}
