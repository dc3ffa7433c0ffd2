import { OrthographicCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { affineOf, frustumOf, type Look, toWindow } from './projection.ts';

const LOOK: Look = { width: 800, height: 600, scale: 0.7, left: 12, top: -40, tilt: 0 };

/** Where the stage's camera shows a point of the drawing. */
function seen(look: Look, x: number, y: number, height: number): readonly [number, number] {
  const { left, right, top, bottom, lean } = frustumOf(look);
  const camera = new OrthographicCamera(left, right, top, bottom, -4000, 4000);
  camera.rotation.x = lean;
  camera.updateMatrixWorld();
  const at = new Vector3(x, -y, height).project(camera);
  return [((at.x + 1) / 2) * look.width, ((1 - at.y) / 2) * look.height];
}

it.each([0, 25, 50])('camera and SVG show every point at the same place, tilted by %d degrees', (tilt) => {
  const look = { ...LOOK, tilt };
  for (const [x, y, height] of [
    [0, 0, 0],
    [914, 914, 0],
    [300, 120, 40],
  ] as const) {
    const [a, b] = seen(look, x, y, height);
    const [c, d] = toWindow(affineOf(look), x, y, height);
    expect(a).toBeCloseTo(c, 6);
    expect(b).toBeCloseTo(d, 6);
  }
});

it('a millimetre is a millimetre in every direction, straight down, whatever its height', () => {
  const affine = affineOf(LOOK);
  expect(toWindow(affine, 100, 100)).toEqual([82, 30]);
  expect(toWindow(affine, 100, 100, 60)).toEqual([82, 30]);
  expect(toWindow(affine, 200, 200)[0] - 82).toBeCloseTo(toWindow(affine, 200, 200)[1] - 30, 9);
});
