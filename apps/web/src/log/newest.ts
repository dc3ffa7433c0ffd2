/** What just happened, as it stands below a question: the newest lines, and what else this phase told. */

import type { Shown } from '../game/store.ts';
import { type Entry, grouped, type Line, linesOf } from './chapters.ts';

/** So many lines are shown at once; more of them are one tap away. */
const NEWEST = 10;

export interface Newest {
  /** What happened since the last decision at this screen, by ships and attacks: the newest of it. */
  readonly shown: readonly Entry[];
  /** What else of that there is, and what this phase told before. */
  readonly more: readonly Entry[];
  /** How many lines that is. */
  readonly count: number;
}

/** The news of a game; none of it is left out, however much happened and however little was decided since. */
export function newestOf(game: Pick<Shown, 'events' | 'passes' | 'news'>): Newest {
  const { events, news } = game;
  const phase = events.slice(0, news).findLastIndex(({ kind }) => kind === 'phase');
  const from = phase < 0 ? news : phase;
  const lines = linesOf(game, from);
  const loud = lines.filter(({ quiet }) => !quiet);
  const fresh = loud.filter(({ at }) => at >= news);
  const shown = fresh.slice(-NEWEST);
  const count = loud.length - shown.length;
  // What begins an activation may be quiet itself: it goes with what it is the heading of.
  const begins = shown.length > 0 ? lines.indexOf(loud[count - 1]!) + 1 : lines.length;
  const of = (some: readonly Line[]) => withoutQuiet(groupedFrom(some, events));
  return { shown: of(lines.slice(begins)), more: of(lines.slice(0, begins)), count };
}

/** Entries without the lines that only frame others, and without headings of which nothing is left. */
const withoutQuiet = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry): readonly Entry[] => {
    if (!('entries' in entry)) return entry.quiet ? [] : [entry];
    const own = withoutQuiet(entry.entries);
    return own.length > 0 ? [{ ...entry, entries: own }] : [];
  });

/** Lines under their headings; those whose heading came before them stand under it all the same. */
function groupedFrom(lines: readonly Line[], events: Shown['events']): readonly Entry[] {
  const first = lines[0];
  if (!first) return [];
  const before = events.slice(0, first.at);
  const phase = before.findLastIndex(({ kind }) => kind === 'phase');
  const opened = before.findLastIndex((event, at) => at > phase && event.heading() !== null);
  const isOpened = first.kind === 'passed' || events[first.at]?.heading() === null;
  const entries = grouped(lines, { events });
  if (opened < 0 || !isOpened || first.kind === 'phase') return entries;
  const next = entries.findIndex((entry) => 'entries' in entry || entry.kind === 'phase');
  const own = next < 0 ? entries : entries.slice(0, next);
  const heading = events[opened]!.heading()!;
  return [{ ...heading, key: `group ${opened}`, entries: own }, ...entries.slice(own.length)];
}
