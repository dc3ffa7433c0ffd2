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
import { drawnSize, type Frame, toDrawing, turnOnDrawing } from '../board/frame.ts';
import type { ShownTable } from '../shown/table.ts';
import { disposeOf } from './dispose.ts';
import { type Frustum, frustumOf, type Look } from './projection.ts';
import { Ships } from './ships.ts';
import { Space } from './space.ts';
import { Things } from './things.ts';

/** Where a ship stands on the drawing (mm, y down), turned clockwise by so many degrees. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Scene {
  /** What is on the table, seen from an edge. */
  readonly show: (table: ShownTable, frame: Frame) => void;
  /** Which part of it is seen. */
  readonly look: (look: Look) => void;
  /** Where ships are while they move; null when they stand where they are shown. */
  readonly move: (places: ReadonlyMap<number, Place> | null) => void;
  readonly close: () => void;
}

const WARM = new Color('#ffe3bd');
const COLD = new Color('#5f8fff');
/** Nothing reaches higher above the table or deeper below it, mm. */
const DEEP = 3000;
/** More pixels than these for each of the page's are not seen. */
const FINEST = 2;

/** Opens the stage on a canvas; throws where there is no WebGL. */
export function openScene(canvas: HTMLCanvasElement): Scene {
  const renderer = new WebGLRenderer({ canvas, antialias: true });
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.15;
  renderer.setPixelRatio(Math.min(devicePixelRatio, FINEST));
  const root = new Root();
  const camera = new OrthographicCamera(-1, 1, 1, -1, -DEEP, DEEP);
  const key = keyLight();
  const rim = new DirectionalLight(COLD, 1.5);
  rim.position.set(0.8, -0.55, 0.35);
  const mat = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.62 }));
  mat.receiveShadow = true;
  const space = new Space(renderer);
  const ships = new Ships();
  const things = new Things();
  root.add(key, key.target, rim, new HemisphereLight('#8ea6d8', '#1a1c2e', 0.75), mat);
  root.add(space.group, ships.group, things.group);

  let next = 0;
  let stand: ReadonlyMap<number, Place> = new Map();
  let tableSize: readonly [number, number] = [0, 0];
  const draw = () => {
    next = 0;
    renderer.render(root, camera);
  };
  const soon = () => {
    next ||= requestAnimationFrame(draw);
  };

  return {
    show: (table, frame) => {
      const [width, height] = drawnSize(frame);
      space.lay(width, height);
      mat.position.set(width / 2, -height / 2, 0);
      mat.scale.set(width * 3, height * 3, 1);
      tableSize = [width, height];
      stand = new Map(
        table.ships.map((ship) => {
          const [x, y] = toDrawing(frame, ship.x, ship.y);
          return [ship.id, { x, y, turn: turnOnDrawing(frame, ship.facing) }];
        }),
      );
      ships.show(table.ships);
      ships.place(stand);
      things.show(table.things, frame);
      soon();
    },
    look: (look) => {
      const frustum = frustumOf(look);
      const { lean, ...sides } = frustum;
      Object.assign(camera, sides);
      camera.rotation.x = lean;
      camera.updateProjectionMatrix();
      renderer.setSize(look.width, look.height, false);
      space.focus(look.scale);
      aim(key, frustum, tableSize);
      // A new size empties the canvas, which would be seen until the next frame.
      cancelAnimationFrame(next);
      draw();
    },
    move: (places) => {
      ships.place(places ?? stand);
      soon();
    },
    close: () => {
      cancelAnimationFrame(next);
      disposeOf(root);
      key.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** A low warm sun from the upper left, whose shadows are soft. */
function keyLight(): DirectionalLight {
  const light = new DirectionalLight(WARM, 3.1);
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  light.shadow.radius = 3.5;
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.6;
  return light;
}

/** What is so far outside what is seen may still throw its shadow into it, mm. */
const BEYOND = 90;

/** Points the light at what is seen of the table: closer, its shadows are finer. */
function aim(light: DirectionalLight, seen: Frustum, [width, height]: readonly [number, number]): void {
  const [left, right] = [Math.max(seen.left, 0), Math.min(seen.right, width)];
  const [top, bottom] = [Math.min(seen.top, 0), Math.max(seen.bottom, -height)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, top - bottom) / 2 + BEYOND;
  light.target.position.set(x, y, 0);
  light.position.set(x - 0.52 * reach, y + 0.62 * reach, 1.15 * reach);
  const { camera } = light.shadow;
  Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 4 * reach });
  camera.updateProjectionMatrix();
  light.target.updateMatrixWorld();
}
