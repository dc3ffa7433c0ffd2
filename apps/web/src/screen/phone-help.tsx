import { useEffect, useRef } from 'react';
import { type Playhead, watchPlaying } from '../board/stage.ts';
import type { Shown } from '../game/store.ts';
import { canVibrate, vibration } from '../settings/vibration.ts';
import type { Timeline } from '../telling/timeline.ts';

/** How long each is felt, ms. */
const TURN = 35;
const HIT = 60;
const LOST = 220;

/** What a phone does for a game: its screen stays lit, and it is felt when a turn comes or a ship of one's own is hit. */
export function PhoneHelp({ game }: { readonly game: Shown }) {
  const { turn, viewer, table } = game;
  useLitScreen(turn.kind !== 'over');
  const mine = useRef<ReadonlySet<number>>(new Set());
  mine.current = new Set(table.ships.filter(({ player }) => player === viewer).map(({ id }) => id));
  const waited = useRef(false);
  useEffect(() => {
    if (turn.kind === 'ask' && waited.current) feel(TURN);
    waited.current = turn.kind === 'wait';
  }, [turn.kind]);
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const follow = (playhead: Playhead | null) => {
      timers.forEach(clearTimeout);
      timers =
        playhead === null
          ? []
          : shocksOf(playhead.timeline, mine.current).map(({ at, long }) =>
              setTimeout(() => feel(long), at * playhead.pace * 1000),
            );
    };
    const stop = watchPlaying(follow);
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, []);
  return null;
}

/** When ships of one's own are hit or lost, seconds from the beginning, and how long that is felt, ms. */
export const shocksOf = (
  { cues }: Pick<Timeline, 'cues'>,
  mine: ReadonlySet<number>,
): readonly { readonly at: number; readonly long: number }[] =>
  cues.flatMap(({ from, act }) => {
    if (act.kind === 'hurt' && mine.has(act.ship)) return [{ at: from, long: HIT }];
    return act.kind === 'destroyed' && mine.has(act.ship) ? [{ at: from, long: LOST }] : [];
  });

function feel(milliseconds: number): void {
  if (vibration.get() === 'felt' && canVibrate()) navigator.vibrate(milliseconds);
}

/** The screen does not go dark while a game goes on; it is asked for again whenever the page comes back. */
function useLitScreen(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (over) await lock.release();
      } catch {
        // A battery that runs low goes first.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, [wanted]);
}
