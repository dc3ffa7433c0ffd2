/** Pictures of single ships as the stage would light them, drawn once each on a canvas that nobody sees. */

import {
  ACESFilmicToneMapping,
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  OrthographicCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { ShownModel } from '../shown/table.ts';
import { modelled } from '../stage/hulls.ts';
import { DISC, Lights, toneOf } from '../stage/lights.ts';

/** Size of a picture, pixels. */
const WIDE = 400;
const HIGH = 280;
/** How the ship lies: turned to the left, and seen from above at this angle, radians. */
const TURNED = 0.62;
const LEANS = 0.72;
/** How much of the picture is left free around it. */
const ROOM = 1.06;

interface Studio {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: OrthographicCamera;
  readonly paint: MeshStandardMaterial;
  readonly lights: Lights;
}

let studio: Studio | null = null;

function open(): Studio {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  // Black: what lies behind a portrait is lighter, and shows through.
  renderer.setClearColor('#000000');
  renderer.setSize(WIDE, HIGH, false);
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.35;
  const scene = new Scene();
  const key = new DirectionalLight('#ffe2b8', 3.6);
  key.position.set(-0.5, 0.6, 1.1);
  const rim = new DirectionalLight('#5c8dff', 1.8);
  rim.position.set(0.8, -0.55, 0.35);
  const lights = new Lights(5);
  scene.add(key, rim, new HemisphereLight('#9fb4e0', '#1b1e33', 0.9), lights.mesh);
  const camera = new OrthographicCamera(-1, 1, 1, -1, -4000, 4000);
  camera.rotation.x = LEANS;
  const paint = new MeshStandardMaterial({ vertexColors: true, roughness: 0.55, metalness: 0.08 });
  return { renderer, scene, camera, paint, lights };
}

/** A ship in its paint as an image address. Throws where there is no WebGL. */
export function drawPortrait(model: ShownModel): string {
  studio ??= open();
  const { renderer, scene, camera, paint, lights } = studio;
  const { geometry, glows } = modelled(model);
  const hull = new Mesh(geometry, paint);
  hull.rotation.z = TURNED;
  scene.add(hull);
  scene.updateMatrixWorld(true);
  camera.updateMatrixWorld(true);
  frame(camera, hull);
  lights.begin();
  const spot = new Vector3();
  for (const { x, y, z, radius, color } of glows) {
    spot.set(x, y - radius * 0.6, z).applyMatrix4(hull.matrixWorld);
    const tone = toneOf(color);
    lights.shine(DISC, spot.x, spot.y, spot.z, { wide: radius * 4, tone, strength: 0.8 });
    lights.shine(DISC, spot.x, spot.y, spot.z, { wide: radius * 1.8, tone: [1, 1, 1], strength: 0.9 });
  }
  lights.end();
  renderer.render(scene, camera);
  const image = renderer.domElement.toDataURL('image/webp', 0.86);
  scene.remove(hull);
  geometry.dispose();
  return image;
}

/** Brings all of a ship into the picture, in its middle. */
function frame(camera: OrthographicCamera, hull: Mesh): void {
  const box = new Box3();
  const corner = new Vector3();
  const positions = hull.geometry.getAttribute('position');
  for (let at = 0; at < positions.count; at++) {
    corner.fromBufferAttribute(positions, at).applyMatrix4(hull.matrixWorld);
    box.expandByPoint(corner.applyMatrix4(camera.matrixWorldInverse));
  }
  const middle = box.getCenter(new Vector3());
  const size = box.getSize(new Vector3());
  const half = (Math.max(size.y, (size.x * HIGH) / WIDE) / 2) * ROOM;
  const wide = (half * WIDE) / HIGH;
  Object.assign(camera, {
    left: middle.x - wide,
    right: middle.x + wide,
    top: middle.y + half,
    bottom: middle.y - half,
  });
  camera.updateProjectionMatrix();
}
