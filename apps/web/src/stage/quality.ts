/** How fine the stage is drawn: steps down by itself where frames take too long, and never asks. */

/** From the finest to the plainest: pixels for each of the page's, and corners of the shadow map (0: no shadows). */
export const QUALITIES = [
  { pixels: 2, shadows: 2048 },
  { pixels: 1.5, shadows: 2048 },
  { pixels: 1, shadows: 1536 },
  { pixels: 0.8, shadows: 1024 },
  { pixels: 0.6, shadows: 0 },
] as const;

/** So many frames are measured before a step down; a frame that took longer than `PAUSED` ms was waited for, not drawn. */
const MEASURED = 18;
const PAUSED = 900;
/** A step down from this length of frames on, ms; two steps when they take twice as long. */
const SLOW = 26;

export interface Meter {
  /** Notes a frame that follows another at once: the step to draw with from now on. */
  readonly frame: (milliseconds: number) => number;
  readonly step: () => number;
}

/** Measures frames. It begins at `first`, the step that was good enough the last time. */
export function openMeter(first = 0): Meter {
  let step = first;
  let frames: number[] = [];
  return {
    step: () => step,
    frame: (milliseconds) => {
      if (milliseconds > PAUSED) return step;
      frames.push(milliseconds);
      if (frames.length < MEASURED) return step;
      const middle = frames.toSorted((a, b) => a - b)[Math.floor(MEASURED / 2)]!;
      frames = [];
      if (middle > SLOW) step = Math.min(QUALITIES.length - 1, step + (middle > 2 * SLOW ? 2 : 1));
      return step;
    },
  };
}
