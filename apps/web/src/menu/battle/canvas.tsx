import { useEffect, useRef } from 'react';
import { paceLength, usePace } from '../../board/pace.ts';
import type { GameId } from '../../games/index.ts';
import { openStage } from '../../stage/open.ts';
import type { Look } from '../../stage/projection.ts';
import { staged } from '../../stage/staged.ts';
import type { Scene } from '../../stage/told.ts';
import { type Battle, battleOf, HIGH, LOOP, standingAt } from './battle.ts';

/** After so long without a key or a pointer the battle stands still, ms. */
const RESTS = 90_000;
/** Where it begins, seconds: everybody is in sight. */
const BEGINS = 9;
/** How far the eye leans back, and how far it sways to each side, degrees; how long one sway takes, seconds. */
const LEAN = 40;
const SWAY = 5;
const SWAYS = 46;

const NOWHERE = { left: 0, right: 0, top: 0, bottom: 0 };
const NO_DICE = { clear: NOWHERE, labels: [] };

/** The battle, on a canvas that fills its place. It tells nothing, and moves for those who like motion. */
export function BattleCanvas({ game }: { readonly game: GameId }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scene = useRef<Scene | null>(null);
  const shown = useRef<Battle>(battleOf(game));
  const moves = usePace() !== 'none';

  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    // It moves from what the picture before it shows.
    let began: number | null = null;
    let asleep = !moves;
    const clock = () =>
      moves && began !== null ? BEGINS + (performance.now() - began) / 1000 / (paceLength() || 1) : BEGINS;
    const look = () => lookOn(drawn, clock());
    const moment = () => clock() % LOOP;
    const opened = openStage(drawn, {
      moving: () => (asleep ? null : shown.current.at(moment(), wideOf(drawn))),
      playhead: () => (asleep ? null : { timeline: shown.current.timeline, at: moment(), pace: 1 }),
      say: () => undefined,
      room: () => NO_DICE,
      fine: () => devicePixelRatio,
      drift: look,
    });
    scene.current = opened;
    const stand = () => opened.show(tableOf(shown.current, moment(), drawn));
    stand();
    opened.look(look());
    opened.drawn().then(
      () => {
        if (scene.current !== opened) return;
        began = performance.now();
        drawn.dataset.drawn = '';
      },
      // There is a picture of it where there is no stage.
      () => undefined,
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      stand();
      asleep = true;
    };
    const awake = () => {
      if (!moves) return;
      clearTimeout(timer);
      timer = setTimeout(rest, RESTS);
      asleep = false;
      opened.wake();
    };
    awake();
    const sized = new ResizeObserver(() => {
      // On a page that is being left there is no room, and nothing to draw.
      if (drawn.clientWidth === 0) return;
      stand();
      opened.look(look());
    });
    sized.observe(drawn);
    addEventListener('pointermove', awake);
    addEventListener('keydown', awake);
    return () => {
      removeEventListener('pointermove', awake);
      removeEventListener('keydown', awake);
      clearTimeout(timer);
      sized.disconnect();
      scene.current = null;
      opened.close();
    };
  }, [moves]);
  useEffect(() => {
    shown.current = battleOf(game);
    const drawn = canvas.current;
    if (drawn) scene.current?.show(tableOf(shown.current, BEGINS, drawn));
  }, [game]);
  return <canvas ref={canvas} />;
}

const tableOf = (battle: Battle, seconds: number, canvas: HTMLCanvasElement) =>
  staged({ ships: standingAt(battle, seconds, wideOf(canvas)), things: [], attack: null }, frameOf(canvas));

const FLAT = Math.cos((LEAN * Math.PI) / 180);

/** So many mm are seen on the widest window. */
const WIDEST = 780;

/** How much of a high window's height the battle takes: the doors fill the rest. */
const ABOVE_DOORS = 0.48;

/** Pixels for each mm: the whole height is seen, larger on a wide window. */
const scaleOf = ({ clientWidth, clientHeight }: HTMLCanvasElement): number => {
  const high = clientWidth < clientHeight ? clientHeight * ABOVE_DOORS : clientHeight;
  return Math.max(high / (HIGH * FLAT), clientWidth / WIDEST);
};

/** How many mm the window is wide. */
const wideOf = (canvas: HTMLCanvasElement): number => canvas.clientWidth / scaleOf(canvas);

const frameOf = (canvas: HTMLCanvasElement) => ({
  width: wideOf(canvas),
  depth: HIGH,
  bottom: 'near' as const,
});

/** Where the middle of the battle lies, as a part of the window's height: above what stands in its lower half. */
const MIDDLE = 0.29;

function lookOn(canvas: HTMLCanvasElement, seconds: number): Look {
  const { clientWidth: width, clientHeight: height } = canvas;
  const sway = Math.sin((2 * Math.PI * seconds) / SWAYS);
  const tilt = LEAN + SWAY * sway;
  const scale = scaleOf(canvas) * (1 + 0.03 * sway);
  const high = HIGH * scale * Math.cos((tilt * Math.PI) / 180);
  return {
    width,
    height,
    scale,
    left: (width - wideOf(canvas) * scale) / 2 + 18 * sway,
    top: height * MIDDLE - high / 2,
    tilt,
    turn: 0,
  };
}
