/** Opens the stage: in a worker, or on the page's own thread where workers cannot draw. */

import { beginWorker, sceneInWorker } from './in-worker.ts';
import { leaveStage } from './picture.ts';
import type { Look } from './projection.ts';
import type { Planned } from './ships.ts';
import type { Staged } from './staged.ts';
import { NO_COST, type Prompter, type Scene } from './told.ts';

/** A stage that is being opened: what it is told meanwhile it shows once it can. The table is plain where it cannot. */
export function openStage(canvas: HTMLCanvasElement, prompter: Prompter): Scene {
  let scene: Scene | null = null;
  let isClosed = false;
  let table: Staged | null = null;
  let plans: readonly Planned[] = [];
  let seen: Look | null = null;
  canvas.addEventListener('webglcontextlost', leaveStage);
  const opened = sceneOn(canvas, prompter).then((made) => {
    if (isClosed) made.close();
    else {
      scene = made;
      if (table) made.show(table);
      made.plan(plans);
      if (seen) made.look(seen);
    }
    return made;
  });
  opened.catch(() => isClosed || leaveStage());
  return {
    show: (shown) => {
      table = shown;
      scene?.show(shown);
    },
    plan: (planned) => {
      plans = planned;
      scene?.plan(planned);
    },
    look: (look) => {
      seen = look;
      scene?.look(look);
    },
    wake: () => scene?.wake(),
    drawn: async () => (await opened).drawn(),
    drawNow: () => scene?.drawNow() ?? Promise.resolve(),
    cost: () => scene?.cost() ?? NO_COST,
    close: () => {
      isClosed = true;
      canvas.removeEventListener('webglcontextlost', leaveStage);
      scene?.close();
    },
  };
}

/** Rejects where there is no WebGL at all. */
async function sceneOn(canvas: HTMLCanvasElement, prompter: Prompter): Promise<Scene> {
  const worker = await beginWorker();
  if (worker) return sceneInWorker(worker, canvas, prompter, leaveStage);
  const { openScene } = await import('./scene.ts');
  return openScene(canvas, prompter);
}
