import { OrthographicCamera, Vector3 } from 'three';
import { expect, it } from 'vitest';
import {
  affineOf,
  betweenLooks,
  fromWindow,
  frustumOf,
  type Look,
  sameLook,
  toWindow,
} from './projection.ts';

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

it.each([
  { scale: 0.9 },
  { left: 40, top: -100 },
  { tilt: 32 },
  { turn: 120 },
  { tilt: 50, turn: 10, scale: 2, left: -300, top: 7 },
  { width: 500, height: 900 },
])('a picture lies where the table is seen otherwise, by %o', (other) => {
  const taken = { ...LOOK, tilt: 10, turn: 20 };
  const now = { ...taken, ...other };
  const [a, b, c, d, e, f] = betweenLooks(taken, now)
    .match(/-?[\d.]+(e-?\d+)?/g)!
    .map(Number) as [number, number, number, number, number, number];
  for (const [x, y] of [
    [0, 0],
    [914, 300],
  ] as const) {
    // The picture fills the window, however large that is now.
    const [right, down] = toWindow(affineOf(taken), x, y);
    const [u, v] = [(right * now.width) / taken.width, (down * now.height) / taken.height];
    const [toX, toY] = toWindow(affineOf(now), x, y);
    expect(a * u + c * v + e).toBeCloseTo(toX, 6);
    expect(b * u + d * v + f).toBeCloseTo(toY, 6);
  }
});

it('a picture of what is seen lies as it is', () => {
  expect(betweenLooks(LOOK, { ...LOOK })).toBe('');
  expect(sameLook(LOOK, { ...LOOK })).toBe(true);
  for (const name of Object.keys(LOOK) as (keyof Look)[])
    expect(sameLook(LOOK, { ...LOOK, [name]: 77 })).toBe(false);
});
