import { think } from '../game/thinking/think.ts';
import { paceLength } from './pace.ts';
import { whenStill } from './stage.ts';

/** How computer players think, away from the page, and take their time, so that eyes can follow: as a store's machine wants it. */
export const THINKING = {
  later: (work: () => void, milliseconds: number) =>
    void setTimeout(() => whenStill(work), milliseconds * paceLength()),
  pause: 350,
  think,
} as const;
