import { OrthographicCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { affineOf, fromWindow, frustumOf, type Look, toWindow } from './projection.ts';

const LOOK: Look = { width: 800, height: 600, scale: 0.7, left: 12, top: -40, tilt: 0, turn: 0 };

/** Where the stage's camera shows a point of the drawing. */
function seen(look: Look, x: number, y: number, height: number): readonly [number, number] {
  const { left, right, top, bottom, lean, turn } = frustumOf(look);
  const camera = new OrthographicCamera(left, right, top, bottom, -4000, 4000);
  camera.rotation.set(lean, 0, turn, 'ZXY');
  camera.updateMatrixWorld();
  const at = new Vector3(x, -y, height).project(camera);
  return [((at.x + 1) / 2) * look.width, ((1 - at.y) / 2) * look.height];
}

it.each([
  [0, 0],
  [25, 0],
  [50, 0],
  [0, 90],
  [40, 35],
  [30, 250],
])(
  'camera and SVG show every point at the same place, tilted by %d and turned by %d degrees',
  (tilt, turn) => {
    const look = { ...LOOK, tilt, turn };
    for (const [x, y, height] of [
      [0, 0, 0],
      [914, 914, 0],
      [300, 120, 40],
    ] as const) {
      const [a, b] = seen(look, x, y, height);
      const [c, d] = toWindow(affineOf(look), x, y, height);
      expect(a).toBeCloseTo(c, 6);
      expect(b).toBeCloseTo(d, 6);
      const [u, v] = fromWindow(affineOf(look), c, d, height);
      expect(u).toBeCloseTo(x, 6);
      expect(v).toBeCloseTo(y, 6);
    }
  },
);

it('a millimetre is a millimetre in every direction, straight down, whatever its height', () => {
  const affine = affineOf(LOOK);
  expect(toWindow(affine, 100, 100)).toEqual([82, 30]);
  expect(toWindow(affine, 100, 100, 60)).toEqual([82, 30]);
  expect(toWindow(affine, 200, 200)[0] - 82).toBeCloseTo(toWindow(affine, 200, 200)[1] - 30, 9);
});
