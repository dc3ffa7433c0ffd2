/** The stage as a worker draws it: its pictures are laid under the drawing, whose camera they never lag behind. */

import type { Room } from './dice.ts';
import { betweenLooks, type Look } from './projection.ts';
import {
  type Drawn,
  type FromWorker,
  NO_COST,
  type Prompter,
  type Scene,
  type Told,
  type ToWorker,
} from './told.ts';

/** The step of quality that was good enough on this page. */
let begins = 0;

/** A worker that can draw; null where workers have no WebGL. */
export async function beginWorker(): Promise<Worker | null> {
  if (!('OffscreenCanvas' in globalThis && 'ImageBitmapRenderingContext' in globalThis)) return null;
  let worker: Worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
  const opens = await new Promise<boolean>((told) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => told(data.kind === 'opened');
    worker.onerror = () => told(false);
    post(worker, { kind: 'open', begins });
  });
  if (opens) return worker;
  worker.terminate();
  return null;
}

const post = (worker: Worker, message: ToWorker) => worker.postMessage(message);

/** The scene of a worker. `lost` is called when it can draw no more. */
export function sceneInWorker(
  worker: Worker,
  canvas: HTMLCanvasElement,
  prompter: Prompter,
  lost: () => void,
): Scene {
  const shown = canvas.getContext('bitmaprenderer', { alpha: false });
  const news = newsOf(prompter);
  let look: Look | null = null;
  /** How the table is looked at in the picture that is shown. */
  let pictured: Look | null = null;
  let cost = NO_COST;
  let looks = 0;
  let next = 0;
  /** A frame is being drawn; another was wanted since. */
  let [busy, late] = [false, false];
  let woken = false;
  const finished: (() => void)[] = [];
  let waiting: (() => void)[] = [];
  let awaited: (() => void)[] = [];

  /** Lays the picture where what it shows is seen now: what it shows at the height of the table lies exactly there. */
  const lay = () => {
    canvas.style.transform = look && pictured ? betweenLooks(pictured, look) : '';
  };
  const send = () => {
    cancelAnimationFrame(next);
    next = 0;
    if (!look) return;
    if (busy) {
      late = true;
      return;
    }
    const places = prompter.moving();
    if (places && prompter.drift) look = prompter.drift();
    const moment = {
      now: performance.now(),
      look,
      wake: woken,
      places,
      fine: prompter.fine(),
      ...news.tell(),
    };
    post(worker, { kind: 'frame', moment });
    [busy, late, woken] = [true, false, false];
    awaited = waiting;
    waiting = [];
  };
  const soon = () => {
    next ||= requestAnimationFrame(send);
  };
  const drawn = (picture: Drawn) => {
    busy = false;
    shown?.transferFromImageBitmap(picture.picture);
    pictured = picture.look;
    lay();
    prompter.say(picture.words);
    cost = picture.cost;
    begins = cost.goodEnough;
    for (const done of awaited) done();
    const asks = news.askRoom(picture.asksRoom);
    if (late) send();
    else if (picture.more || asks || waiting.length > 0) soon();
  };
  worker.onerror = lost;
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'drawn') drawn(data);
    else if (data.kind === 'wanted') soon();
    else if (data.kind === 'finished') finished.shift()?.();
    else lost();
  };

  return {
    show: (table) => {
      post(worker, { kind: 'show', table });
      soon();
    },
    plan: (plans) => {
      post(worker, { kind: 'plan', plans });
      soon();
    },
    look: (now) => {
      look = now;
      looks++;
      lay();
      send();
    },
    wake: () => {
      woken = true;
      soon();
    },
    drawn: () => {
      post(worker, { kind: 'finish' });
      return new Promise((done) => finished.push(done));
    },
    drawNow: () => {
      if (!look) return Promise.resolve();
      return new Promise((done) => {
        waiting.push(done);
        send();
      });
    },
    cost: () => ({ ...cost, looks }),
    close: () => {
      cancelAnimationFrame(next);
      worker.terminate();
      // No picture comes any more: who waits for one goes on without.
      for (const done of [...awaited, ...waiting, ...finished]) done();
    },
  };
}

/** Of what is told and what dice lie between only what is new is sent. */
function newsOf(prompter: Prompter) {
  let told: Told['timeline'] | null = null;
  let room: Room | null = null;
  let asked = false;
  return {
    tell: () => {
      const playhead = prompter.playhead();
      const isNew = playhead !== null && playhead.timeline !== told;
      if (playhead && isNew) told = playhead.timeline;
      const roomNow = asked ? prompter.room() : null;
      const isOther = roomNow !== null && roomNow !== room;
      room = roomNow;
      return {
        at: playhead?.at ?? null,
        ...(isNew && playhead && { cues: playhead.timeline.cues }),
        ...(isOther && roomNow && { room: roomNow }),
      };
    },
    /** Whether the room is asked for that was not told yet. */
    askRoom: (asks: boolean): boolean => {
      const before = asked;
      asked = asks;
      return asks && !before;
    },
  };
}
