/** What moves on the board now: others wait for it, and anybody can skip it. */

import type { Timeline } from '../telling/timeline.ts';

/** How an element changes: its states, and when it has each, as parts of the whole time from 0 to 1. */
export interface Motion {
  readonly element: Element;
  readonly property: 'transform' | 'opacity';
  readonly states: readonly (string | number)[];
  readonly times: readonly number[];
}

interface Playing {
  readonly cancel: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly timeline: Timeline;
  readonly began: number;
  readonly seconds: number;
}

/** Where in a timeline it is now, in the timeline's own seconds; `pace`: how many real ones each of them takes. */
export interface Playhead {
  readonly timeline: Timeline;
  readonly at: number;
  readonly pace: number;
}

let playing: Playing | null = null;
const waiting = new Set<() => void>();
const watching = new Set<(playhead: Playhead | null) => void>();

/** Plays motions together; what was playing is over at once. `after` is called when they are over or skipped. */
export function play(
  motions: readonly Motion[],
  seconds: number,
  after: () => void,
  timeline: Timeline,
): void {
  skip();
  const running = motions.map(({ element, property, states, times }) => {
    const frames: PropertyIndexedKeyframes = { offset: [...times] };
    frames[property] = states.map(String);
    return element.animate(frames, { duration: seconds * 1000, fill: 'both' });
  });
  const cancel = () => {
    for (const one of running) one.cancel();
    after();
  };
  // By a clock and not by the motions' own ends, which wait while the page is out of sight.
  const timer = setTimeout(skip, seconds * 1000);
  playing = { cancel, timer, timeline, began: performance.now(), seconds };
  for (const watcher of watching) watcher(playhead());
}

/** Where it is; null when nothing plays. */
export function playhead(): Playhead | null {
  if (!playing) return null;
  const { timeline, began, seconds } = playing;
  const pace = seconds / timeline.seconds;
  return { timeline, at: Math.min(timeline.seconds, (performance.now() - began) / 1000 / pace), pace };
}

/** Calls back when something begins to play, and with null when it is over or skipped; returns how to stop. */
export function watchPlaying(watcher: (playhead: Playhead | null) => void): () => void {
  watching.add(watcher);
  return () => watching.delete(watcher);
}

/** Everything stands where it ends. */
export function skip(): void {
  if (!playing) return;
  const { cancel, timer } = playing;
  playing = null;
  clearTimeout(timer);
  cancel();
  for (const watcher of watching) watcher(null);
  const ready = [...waiting];
  waiting.clear();
  for (const one of ready) one();
}

/** Calls back once nothing moves; at once when nothing does. */
export function whenStill(work: () => void): void {
  if (playing) waiting.add(work);
  else work();
}
