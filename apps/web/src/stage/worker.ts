/** Draws the stage beside the page, which only says what there is and how it is looked at: its own thread stays free for hands. */

import type { DieWord, Room } from './dice.ts';
import { sameLook } from './projection.ts';
import { openScene } from './scene.ts';
import { readPaths } from './svg-paths.ts';
import type { FromWorker, Moment, Scene, Told, ToWorker } from './told.ts';

readPaths();

const canvas = new OffscreenCanvas(1, 1);
let scene: Scene | null = null;
let moment: Moment | null = null;
let told: Told['timeline'] = { cues: [] };
let room: Room | null = null;
let asksRoom = false;
let words: readonly DieWord[] = [];
/** The frame that the scene asked for. */
let asked: ((now: number) => void) | null = null;
/** What is asked for meanwhile the page knows of. */
let isTold = false;

const tell = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });

function open(begins: number): void {
  const prompter = {
    moving: () => moment?.places ?? null,
    playhead: () => (moment?.at == null ? null : { timeline: told, at: moment.at }),
    say: (said: readonly DieWord[]) => {
      words = said;
    },
    room: () => {
      asksRoom = true;
      return room;
    },
    fine: () => moment?.fine ?? 1,
  };
  const frames = {
    ask: (draw: (now: number) => void) => {
      asked = draw;
      if (!isTold) tell({ kind: 'wanted' });
      return 1;
    },
    cancel: () => {
      asked = null;
    },
  };
  canvas.addEventListener('webglcontextlost', () => tell({ kind: 'lost' }));
  try {
    scene = openScene(canvas, prompter, frames, begins);
    tell({ kind: 'opened' });
  } catch {
    tell({ kind: 'failed' });
  }
}

function frame(next: Moment, drawnBy: Scene): void {
  const before = moment?.look;
  moment = next;
  const { now, look, cues } = next;
  if (cues) told = { cues };
  if (next.room) room = next.room;
  asksRoom = false;
  if (next.wake) drawnBy.wake();
  const draw = asked;
  asked = null;
  if (draw && before && sameLook(before, look)) draw(now);
  else drawnBy.look(look, now);
  // The page tells it as long as it is asked for: later dice may lie elsewhere.
  if (!asksRoom) room = null;
  const picture = canvas.transferToImageBitmap();
  const cost = drawnBy.cost();
  tell({ kind: 'drawn', picture, look, words, more: asked !== null, asksRoom, cost }, [picture]);
}

function hear(message: ToWorker): void {
  switch (message.kind) {
    case 'open':
      return open(message.begins);
    case 'show':
      return scene?.show(message.table);
    case 'plan':
      return scene?.plan(message.plans);
    case 'frame':
      return scene ? frame(message.moment, scene) : undefined;
    case 'finish':
      scene?.drawn().then(() => tell({ kind: 'finished' }));
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  isTold = true;
  hear(data);
  isTold = false;
});
