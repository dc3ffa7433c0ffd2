/** What moves on the board now: others wait for it, and anybody can skip it. */

import { animate } from 'motion/mini';

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
}

let playing: Playing | null = null;
const waiting = new Set<() => void>();

/** Plays motions together; what was playing is over at once. `after` is called when they are over or skipped. */
export function play(motions: readonly Motion[], seconds: number, after: () => void): void {
  skip();
  const running = motions.map(({ element, property, states, times }) =>
    animate(element, { [property]: [...states] }, { duration: seconds, times: [...times], ease: 'linear' }),
  );
  const cancel = () => {
    for (const one of running) one.cancel();
    after();
  };
  // By a clock and not by the motions' own ends, which wait while the page is out of sight.
  playing = { cancel, timer: setTimeout(skip, seconds * 1000) };
}

/** Everything stands where it ends. */
export function skip(): void {
  if (!playing) return;
  const { cancel, timer } = playing;
  playing = null;
  clearTimeout(timer);
  cancel();
  const ready = [...waiting];
  waiting.clear();
  for (const one of ready) one();
}

/** Calls back once nothing moves; at once when nothing does. */
export function whenStill(work: () => void): void {
  if (playing) waiting.add(work);
  else work();
}
