/** The stage: what the table shows, as light falls on it. Drawn on demand; it knows nothing of the game. */

import {
  ACESFilmicToneMapping,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  OrthographicCamera,
  PCFShadowMap,
  PlaneGeometry,
  Scene as Root,
  ShadowMaterial,
  WebGLRenderer,
} from 'three';
import { Chips } from './chips.ts';
import { Dice } from './dice.ts';
import { drawCues } from './effects.ts';
import { Lights } from './lights.ts';
import { affineOf, fromWindow, frustumOf, type Look } from './projection.ts';
import { openMeter, QUALITIES } from './quality.ts';
import { Ships } from './ships.ts';
import { Space } from './space.ts';
import type { Place, Staged } from './staged.ts';
import { Things } from './things.ts';
import type { Cost, Frames, Prompter, Scene, Told } from './told.ts';

const WARM = new Color('#ffe2b8');
const COLD = new Color('#5c8dff');
/** Nothing reaches higher above the table or deeper below it, mm. */
const DEEP = 3000;
/** A frame is never told to have taken longer, in seconds: after a pause nothing jumps. */
const LONGEST = 0.1;
/** The plainest step of quality for a picture that stands, and after how many ms it does. */
const RESTING = 2;
const STILL = 300;
/** The step of quality that was good enough on this page. */
let goodEnough = 0;

const OF_SCREEN: Frames = {
  ask: (draw) => requestAnimationFrame(draw),
  cancel: (asked) => cancelAnimationFrame(asked),
};

/** Opens the stage on a canvas; throws where there is no WebGL. */
export function openScene(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  prompter: Prompter,
  { ask, cancel }: Frames = OF_SCREEN,
  begins = goodEnough,
): Scene {
  const { renderer, root, camera, key, mat, ...parts } = furnish(canvas);
  const { space, ships, dice } = parts;
  const meter = openMeter(begins);
  let [next, last] = [0, 0];
  let [frames, script] = [0, 0];
  let seen: Look | null = null;
  let lies = lyingOn({ width: 0, height: 0, ships: [], things: [] });
  let drawnAt = -1;
  const shadows = shadowsOf(renderer);
  // Where nothing but the camera moved, everything else is as the last frame left it.
  let stands = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const room = roomIn(prompter, shadows.change);

  const refine = (step: number) => {
    const { pixels, shadows: corners } = QUALITIES[step]!;
    drawnAt = step;
    renderer.setPixelRatio(Math.min(prompter.fine(), pixels));
    castShadows(key, corners);
    shadows.change();
    if (!seen) return;
    renderer.setSize(seen.width, seen.height, false);
    space.focus(seen.scale);
  };
  const turnTo = (look: Look) => {
    pointCamera(camera, look);
    const sized = seen?.width === look.width && seen.height === look.height && drawnAt === meter.step();
    seen = look;
    if (!sized) refine(meter.step());
    space.focus(look.scale);
    if (!aim(key, look, lies.size)) return;
    shadows.change();
    stands = false;
  };
  // Where motion is drawn plainly, what stands is drawn finer, once.
  const rest = () => {
    if (drawnAt <= RESTING || next) return;
    refine(RESTING);
    soon();
  };
  const draw = (now: number) => {
    next = 0;
    if (!seen) return;
    clearTimeout(resting);
    const began = performance.now();
    const passed = last > 0 ? (now - last) / 1000 : 0;
    if (last > 0) {
      const step = meter.frame(now - last);
      goodEnough = step;
      if (step !== drawnAt) refine(step);
    }
    const [places, telling] = [prompter.moving(), prompter.playhead()];
    if (places && prompter.drift) turnTo(prompter.drift());
    const anew = places !== null || telling !== null || !stands;
    if (anew) {
      ships.place(places ?? lies.ships, Math.min(LONGEST, passed));
      lightAll(parts, telling, lies.things, now / 1000);
    }
    prompter.say(dice.draw(telling?.timeline.cues ?? [], telling?.at ?? 0, seen, ships, room));
    const moves = places !== null || telling !== null || !ships.still;
    stands = !moves;
    shadows.draw(moves);
    root.matrixWorldAutoUpdate = anew;
    renderer.render(root, camera);
    frames++;
    script = performance.now() - began;
    last = now;
    if (moves) next = ask(draw);
    else {
      last = 0;
      resting = setTimeout(rest, STILL);
    }
  };
  const soon = () => {
    stands = false;
    next ||= ask(draw);
  };

  // Not with the next frame: a new size empties the canvas, which would be seen until then.
  const drawAt = (now = performance.now()) => {
    cancel(next);
    draw(now);
  };

  return {
    show: (table) => {
      layOut(table, { mat, ...parts });
      lies = lyingOn(table);
      shadows.change();
      soon();
    },
    plan: (plans) => {
      ships.plan(plans);
      shadows.change();
      soon();
    },
    look: (look, now) => {
      turnTo(look);
      drawAt(now);
    },
    drawNow: async () => drawAt(),
    wake: soon,
    drawn: () => finished(renderer.getContext() as WebGL2RenderingContext),
    cost: () => costOf(renderer, { frames, script, quality: drawnAt, goodEnough: meter.step() }),
    close: () => {
      cancel(next);
      clearTimeout(resting);
      for (const part of [...Object.values(parts), mat.geometry, mat.material, key, renderer]) part.dispose();
      renderer.forceContextLoss();
    },
  };
}

type Parts = ReturnType<typeof furnish>;

/** Puts everything on the stage that is on a table. */
function layOut(
  { width, height, ships, things, attack }: Staged,
  parts: Pick<Parts, 'mat' | 'space' | 'ships' | 'dice' | 'things'>,
): void {
  parts.space.lay(width, height, !ships.every(({ bare }) => bare));
  layMat(parts.mat, width, height);
  parts.ships.show(ships);
  parts.dice.lay(attack);
  parts.things.show(things);
}

/** Where everything on a table lies: ships by their ids as on the drawing, things by their keys as on the stage. */
const lyingOn = ({ width, height, ships, things }: Omit<Staged, 'attack'>) => ({
  size: [width, height] as const,
  ships: new Map<number, Place>(ships.map((ship) => [ship.id, ship])),
  things: new Map(things.map(({ key, x, y }) => [key, [x, -y] as const])),
});

function pointCamera(camera: OrthographicCamera, look: Look): void {
  const { lean, turn, ...sides } = frustumOf(look);
  Object.assign(camera, sides);
  camera.rotation.set(lean, 0, turn, 'ZXY');
  camera.updateProjectionMatrix();
}

/** What dice are laid between. Once that is known they are seen, and so are the shadows that they throw. */
function roomIn(prompter: Prompter, seen: () => void): Prompter['room'] {
  let wasKnown = false;
  return () => {
    const room = prompter.room();
    if (room && !wasKnown) seen();
    wasKnown = room !== null;
    return room;
  };
}

/** Turns what stands on the table for a moment of what is told, and lights what shines by itself. */
function lightAll(
  { ships, things, lights, chips }: Pick<Parts, 'ships' | 'things' | 'lights' | 'chips'>,
  telling: Told | null,
  spots: ReadonlyMap<string, readonly [number, number]>,
  seconds: number,
): void {
  const thing = (key: string) => spots.get(key) ?? null;
  lights.begin();
  chips.begin();
  if (telling) drawCues(telling.timeline.cues, telling.at, { ships, lights, chips, thing });
  ships.draw(lights, seconds);
  things.draw(lights);
  lights.end();
  chips.end();
}

/** How often the graphics are asked whether they are done, ms. */
const ASKED = 30;

/** Comes true when the graphics are done with all that they were told, or are lost. */
async function finished(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  while (fence && gl.clientWaitSync(fence, 0, 0) === gl.TIMEOUT_EXPIRED)
    await new Promise((done) => setTimeout(done, ASKED));
  gl.deleteSync(fence);
}

const costOf = (
  { info: { render } }: WebGLRenderer,
  others: Omit<Cost, 'calls' | 'triangles' | 'looks'>,
): Cost => ({ calls: render.calls, triangles: render.triangles, looks: others.frames, ...others });

/** Draws shadows anew only where something that throws them moves, or has changed since. */
function shadowsOf({ shadowMap }: WebGLRenderer) {
  let changed = true;
  return {
    change: () => {
      changed = true;
    },
    draw: (moves: boolean) => {
      shadowMap.needsUpdate = moves || changed;
      changed = moves;
    },
  };
}

/** What stands on the stage from its first frame on: lights, the mat that takes shadows, and those who draw things. */
function furnish(canvas: HTMLCanvasElement | OffscreenCanvas) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // A camera that moves changes no shadow: drawn anew in each frame they cost a third of it.
  renderer.shadowMap.autoUpdate = false;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.3;
  const root = new Root();
  const camera = new OrthographicCamera(-1, 1, 1, -1, -DEEP, DEEP);
  const key = keyLight();
  const rim = new DirectionalLight(COLD, 1.5);
  rim.position.set(0.8, -0.55, 0.35);
  const fill = new DirectionalLight('#ffffff', 0.35);
  fill.position.set(0.1, 0.2, 1);
  // A blast that faces the eye reaches through the table, which must not cut it off.
  const mat = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.7, depthWrite: false }));
  mat.receiveShadow = true;
  mat.renderOrder = -1;
  const space = new Space(renderer);
  const ships = new Ships();
  const things = new Things();
  const lights = new Lights(5);
  const chips = new Chips();
  const dice = new Dice();
  root.add(chips.mesh, dice.group);
  root.add(key, key.target, rim, fill, new HemisphereLight('#8ea6d8', '#141626', 0.6), mat);
  root.add(space.group, ships.group, things.group, lights.mesh);
  return { renderer, root, camera, key, mat, space, ships, things, lights, chips, dice };
}

/** The mat lies under the whole table and beyond it, mm. */
function layMat(mat: Mesh, width: number, height: number): void {
  mat.position.set(width / 2, -height / 2, 0);
  mat.scale.set(width * 3, height * 3, 1);
}

/** A low warm sun from the upper left, whose shadows are soft. */
function keyLight(): DirectionalLight {
  const light = new DirectionalLight(WARM, 3.6);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = 3.5;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.6;
  return light;
}

/** Shadows so many pixels fine; none at 0. */
function castShadows(light: DirectionalLight, pixels: number): void {
  light.castShadow = pixels > 0;
  if (pixels === 0 || light.shadow.mapSize.x === pixels) return;
  light.shadow.mapSize.set(pixels, pixels);
  light.shadow.map?.dispose();
  light.shadow.map = null;
}

/** What is so far outside what is seen may still throw its shadow into it, mm. */
const BEYOND = 90;

/** So much more than what is seen the light may reach before it is pointed anew: closer, its shadows are finer. */
const MOST_REACH = 1.5;

/** So much more it reaches once it is: a camera that leans or goes farther off sees more with each frame. */
const SPARE_REACH = 1.2;

/** Points the light at what is seen of the table, unless it reaches all of that as it is; whether it was pointed anew. */
function aim(light: DirectionalLight, look: Look, [width, height]: readonly [number, number]): boolean {
  const affine = affineOf(look);
  const corners = [0, look.width].flatMap((right) =>
    [0, look.height].map((down) => fromWindow(affine, right, down)),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [Math.max(Math.min(...xs), 0), Math.min(Math.max(...xs), width)];
  const [top, bottom] = [-Math.max(Math.min(...ys), 0), -Math.min(Math.max(...ys), height)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, top - bottom) / 2 + BEYOND;
  const { camera } = light.shadow;
  const { x: aimedX, y: aimedY } = light.target.position;
  const spare = camera.right - reach;
  if (camera.right < MOST_REACH * reach && Math.hypot(x - aimedX, y - aimedY) <= spare) return false;
  const wide = SPARE_REACH * reach;
  light.target.position.set(x, y, 0);
  light.position.set(x - 0.52 * wide, y + 0.62 * wide, 1.15 * wide);
  Object.assign(camera, { left: -wide, right: wide, top: wide, bottom: -wide, near: 1, far: 4 * wide });
  camera.updateProjectionMatrix();
  light.target.updateMatrixWorld();
  return true;
}
