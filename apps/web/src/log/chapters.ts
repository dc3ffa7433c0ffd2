import type { Shown } from '../game/store.ts';
import type { ShownHeading } from '../shown/log.ts';
import { screenWords } from '../words/en/screen.ts';

/** A line of the log: something that happened, or that nobody could choose. */
export interface Line {
  readonly key: string;
  readonly kind: string;
  readonly because: string;
  readonly also?: readonly string[] | undefined;
  readonly text: () => string;
  /** It only frames other lines. */
  readonly quiet: boolean;
  /** How many events there were before it. */
  readonly at: number;
}

/** What happened in an activation or in an attack, attacks within activations. */
export interface Group {
  readonly kind: ShownHeading['kind'];
  readonly title: string;
  readonly key: string;
  readonly entries: readonly Entry[];
}

export type Entry = Line | Group;

/** A part of a game's log: the setup, or a round. */
export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Everything that happened, by rounds, activations and attacks. */
export const chaptersOf = (game: Pick<Shown, 'events' | 'passes'>): readonly Chapter[] =>
  roundsOf(game).map(({ title, lines }) => ({ title, entries: grouped(lines, game) }));

/** Everything that happened, by rounds; parts in which nothing happened are left out. */
export function roundsOf(
  game: Pick<Shown, 'events' | 'passes'>,
): readonly { readonly title: string; readonly lines: readonly Line[] }[] {
  const starts = game.events.flatMap((event, at) => (event.kind === 'round' ? [at] : []));
  const all = linesOf(game);
  const { setup, round } = screenWords.get();
  return [0, ...starts].flatMap((from, number) => {
    const end = starts[number] ?? Number.POSITIVE_INFINITY;
    const lines = all.filter(({ at }) => at >= from && at < end);
    return lines.length === 0 ? [] : [{ title: number === 0 ? setup : round({ number }), lines }];
  });
}

/** Events and passes, in the order in which they came. */
export function linesOf({ events, passes }: Pick<Shown, 'events' | 'passes'>, from = 0): readonly Line[] {
  const all: Line[] = [];
  const passed = passes().filter(({ at }) => at >= from);
  let next = 0;
  for (let at = from; at <= events.length; at++) {
    for (; passed[next]?.at === at; next++) {
      const { because, text } = passed[next]!;
      all.push({ key: `pass ${next} ${at}`, kind: 'passed', because, text, quiet: false, at });
    }
    const event = events[at];
    if (!event) continue;
    const { kind, because, also, text, quiet } = event;
    all.push({ key: String(at), kind, because, also, text, quiet, at });
  }
  return all;
}

interface Open {
  readonly kind: ShownHeading['kind'];
  readonly title: string;
  readonly key: string;
  readonly entries: Entry[];
}

/** Lines under their headings: a phase ends what went on, an activation what the one before it did. */
export function grouped(lines: readonly Line[], { events }: Pick<Shown, 'events'>): readonly Entry[] {
  const entries: Entry[] = [];
  let activation: Open | null = null;
  let attack: Open | null = null;
  for (const line of lines) {
    const heading = line.kind === 'passed' ? null : events[line.at]!.heading();
    // An activation that goes on after its attacks begins no other.
    const goesOn = heading?.kind === 'activation' && activation?.title === heading.title;
    if (heading || line.kind === 'phase') attack = null;
    if ((heading?.kind === 'activation' && !goesOn) || line.kind === 'phase') activation = null;
    if (heading && !goesOn) {
      const group: Open = { ...heading, key: `group ${line.key}`, entries: [] };
      (activation?.entries ?? entries).push(group);
      if (heading.kind === 'attack') attack = group;
      else activation = group;
    }
    (attack?.entries ?? activation?.entries ?? entries).push(line);
  }
  return entries;
}
