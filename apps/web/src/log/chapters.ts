import type { ShownEvent } from '../game/store.ts';
import { screenWords } from '../words/en/screen.ts';

/** A part of a game's log: the setup, or a round. */
export interface Chapter {
  readonly title: string;
  readonly events: readonly NumberedEvent[];
}

/** An event with its place in the game, which is its name. */
export interface NumberedEvent {
  readonly event: ShownEvent;
  readonly number: number;
}

/** Everything that happened, by rounds; parts in which nothing happened are left out. */
export function chaptersOf(events: readonly ShownEvent[]): readonly Chapter[] {
  const starts = events.flatMap((event, at) => (event.kind === 'round' ? [at] : []));
  const bounds = [0, ...starts, events.length];
  const { setup, round } = screenWords.get();
  return bounds.slice(0, -1).flatMap((from, i) => {
    const part = numbered(events.slice(from, bounds[i + 1]), from);
    return part.length === 0 ? [] : [{ title: i === 0 ? setup : round({ number: i }), events: part }];
  });
}

/** Events with their places in the game, of which the first is given. */
export const numbered = (events: readonly ShownEvent[], from: number): readonly NumberedEvent[] =>
  events.map((event, at) => ({ event, number: from + at }));
