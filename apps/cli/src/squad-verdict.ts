/** What is said of a squad under a format of either edition of X-Wing. */

import * as first from '@firing-arc/xwing/first';
import * as second from '@firing-arc/xwing/second';
import { type GivenSquad, problemText } from './given-squad.ts';
import { formatIds } from './house-data.ts';
import { type AnyPack, housePack } from './packs.ts';
import { readingOf } from './squads.ts';
import { firstReadingOf } from './squads-first.ts';
import { UsageError } from './usage.ts';

interface Reason {
  readonly ruling: string;
  readonly message: string;
}

/** How a squad stands in a format. With findings it is a draft: what was not understood is not in it. */
export interface Verdict {
  readonly format: string;
  readonly version: string;
  readonly play?: 'standard' | 'epic';
  readonly legal: boolean;
  readonly playable: boolean;
  readonly points: number;
  readonly most: number;
  readonly deficit?: number;
  readonly refusals: readonly Reason[];
  readonly notices: readonly { readonly kind: string; readonly message: string }[];
  readonly findings: readonly string[];
  readonly guesses: readonly string[];
  /** The day that the list names. */
  readonly date?: string;
  /** The edition that the squad is of, when the format is of the other one. */
  readonly edition?: 'first' | 'second';
}

type Reading = first.XwsReading | second.XwsReading;

/** Judges a squad in a format. Throws `UsageError` for a text that is no squad, or a format of another game. */
export const judge = (command: string, given: GivenSquad, format: string, epic = false): Verdict =>
  judgeIn(command, given, housePack(command, 'format', format), epic);

/** As `judge`, under a pack that may be none of the house's. */
export function judgeIn(command: string, given: GivenSquad, found: AnyPack, epic = false): Verdict {
  const format = found.pack.id;
  switch (found.game) {
    case 'armada':
      throw new UsageError(
        `${command}: '${format}' is a format of Armada; firing-arc fleet reads its fleets`,
      );
    case 'xwing1': {
      const { pack } = found;
      const reading = firstReadingOf(given, pack);
      const play: first.Play = epic ? 'epic' : 'standard';
      const most = pack.play[play].points;
      const head = { format, version: pack.version, play, most };
      return {
        ...head,
        ...judged(command, given, reading, (squad) => first.checkSquad(squad, pack, { play })),
      };
    }
    case 'xwing2': {
      const { pack } = found;
      const reading = readingOf(given, pack);
      const head = { format, version: pack.version, most: pack.squad.points };
      return { ...head, ...judged(command, given, reading, (squad) => second.checkSquad(squad, pack)) };
    }
  }
}

function judged<Squad>(
  command: string,
  given: GivenSquad,
  reading: Reading & { readonly squad: Squad | null },
  check: (squad: Squad) => Omit<Verdict, 'format' | 'version' | 'most' | 'findings' | 'guesses'>,
): Omit<Verdict, 'format' | 'version' | 'most'> {
  const { squad, problems, guesses = [], date } = reading;
  const other = problems.find((problem) => problem.kind === 'edition');
  if (!squad && !other) {
    throw new UsageError(`${command}: ${given.name}${problems.map(problemText).join('; ')}`);
  }
  const found = squad
    ? check(squad)
    : { legal: false, playable: false, points: 0, refusals: [], notices: [] };
  const whole = problems.length === 0;
  return {
    ...found,
    legal: found.legal && whole,
    playable: found.playable && whole,
    findings: problems.map(({ message }) => message),
    guesses,
    ...(date !== undefined && { date }),
    ...(other && { edition: other.edition }),
  };
}

/** The format of First Edition, and that of X-Wing 2.5 when nobody names one. */
export const EDITION_FORMATS = { first: 'xwing1', second: 'xwing2-amg' } as const;

/** The publisher's formats of an edition from the first to the last, with their days. */
function datedFormats(
  command: string,
  edition: keyof typeof EDITION_FORMATS,
): readonly { readonly id: string; readonly date: string }[] {
  return formatIds()
    .filter((id) => id.startsWith(EDITION_FORMATS[edition]))
    .map((id) => ({ id, date: housePack(command, 'format', id).pack.date }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The publisher's format of a day; the first for days before it. */
export function formatOfDay(command: string, day: string, edition: keyof typeof EDITION_FORMATS): string {
  const formats = datedFormats(command, edition);
  return (formats.filter(({ date }) => date <= day).at(-1) ?? formats[0]!).id;
}

/** How a squad that is not legal stands elsewhere: in its own edition, at its own date, and where else it is legal. */
export function elsewhere(command: string, given: GivenSquad, verdict: Verdict): readonly Verdict[] {
  if (verdict.edition) return [judge(command, given, EDITION_FORMATS[verdict.edition])];
  if (verdict.legal || verdict.findings.length > 0) return [];
  if (verdict.play !== undefined) return laterOn(command, given, verdict);
  const ofDay = verdict.date === undefined ? null : formatOfDay(command, verdict.date, 'second');
  const ids = formatIds().filter((id) => id.startsWith('xwing2') && id !== verdict.format);
  return ids
    .map((id) => judge(command, given, id))
    .filter(({ legal, format }) => legal || format === ofDay)
    .sort((a, b) => Number(b.format === ofDay) - Number(a.format === ofDay));
}

/** A squad of First Edition that is not legal on a day: how it stands on the first day on which it is. */
function laterOn(command: string, given: GivenSquad, { format, play }: Verdict): readonly Verdict[] {
  for (const { id } of datedFormats(command, 'first')) {
    const then = id === format ? null : judge(command, given, id, play === 'epic');
    if (then?.legal) return [then];
  }
  return [];
}
