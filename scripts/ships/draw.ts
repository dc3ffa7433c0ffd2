import { deflateSync } from 'node:zlib';
import type { Hull } from '@firing-arc/hulls';

/** How a ship is looked at: turned about the upright axis, then tilted; 90 degrees of tilt look straight down. */
export interface Look {
  readonly turn: number;
  readonly tilt: number;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue from 0 to 255. */
  readonly pixels: Uint8ClampedArray;
}

/** A square of so many fine pixels: the light of each (red, green, blue; below 0 where nothing is), and how near it is. */
interface Canvas {
  readonly wide: number;
  readonly light: Float32Array;
  readonly depths: Float32Array;
}

const BACKGROUND = [16, 19, 32] as const;
const KEY = direction(-0.45, 0.35, 0.85);
const RIM = direction(0.7, -0.6, 0.2);

/** Each pixel is the mean of this many squared. */
const FINE = 2;

export function blank(width: number, height: number): Picture {
  const pixels = new Uint8ClampedArray(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = BACKGROUND[i % 3] ?? 0;
  return { width, height, pixels };
}

/** A ship in a square of so many pixels, `scale` pixels a millimetre. */
export function drawHull(hull: Hull, look: Look, size: number, scale: number): Picture {
  const wide = size * FINE;
  const canvas: Canvas = {
    wide,
    light: new Float32Array(wide * wide * 3).fill(-1),
    depths: new Float32Array(wide * wide).fill(Number.NEGATIVE_INFINITY),
  };
  const [st, ct] = [Math.sin((look.turn * Math.PI) / 180), Math.cos((look.turn * Math.PI) / 180)];
  const [sp, cp] = [Math.sin((look.tilt * Math.PI) / 180), Math.cos((look.tilt * Math.PI) / 180)];
  const project = (x: number, y: number, z: number): readonly [number, number, number] => {
    const [rx, ry] = [x * ct - y * st, x * st + y * ct];
    const up = ry * sp + z * cp;
    return [wide / 2 + rx * scale * FINE, wide / 2 - up * scale * FINE, z * sp - ry * cp];
  };
  const { positions, normals, colors } = hull;
  for (let i = 0; i < positions.length; i += 9) {
    const corners = [0, 3, 6].map((j) =>
      project(positions[i + j] ?? 0, positions[i + j + 1] ?? 0, positions[i + j + 2] ?? 0),
    );
    const [n, m, o] = [normals[i] ?? 0, normals[i + 1] ?? 0, normals[i + 2] ?? 0];
    const normal = [n * ct - m * st, n * st + m * ct, o] as const;
    const key = Math.max(0, dot(normal, KEY)) * 0.95;
    const rim = Math.max(0, dot(normal, RIM)) * 0.25;
    const lit = [0, 1, 2].map(
      (channel) =>
        (colors[i + channel] ?? 0) *
        (0.16 + 0.06 * o + key + rim * (channel === 2 ? 1.7 : channel === 1 ? 1.1 : 0.7)),
    );
    fill(corners, lit, canvas);
  }
  for (const { x, y, z, radius, color } of hull.glows) {
    const [px, py, depth] = project(x, y, z);
    addGlow([px, py, depth], radius * scale * FINE * 1.9, color, canvas);
  }
  return developed(canvas.light, size);
}

function direction(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function dot(a: readonly [number, number, number], b: readonly [number, number, number]): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function fill(
  corners: readonly (readonly [number, number, number])[],
  color: readonly number[],
  { wide, light, depths }: Canvas,
): void {
  const [a, b, c] = corners;
  if (!a || !b || !c) return;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (area === 0) return;
  const clamp = (v: number) => Math.max(0, Math.min(wide - 1, v));
  const [left, right] = [
    clamp(Math.floor(Math.min(a[0], b[0], c[0]))),
    clamp(Math.ceil(Math.max(a[0], b[0], c[0]))),
  ];
  const [top, low] = [
    clamp(Math.floor(Math.min(a[1], b[1], c[1]))),
    clamp(Math.ceil(Math.max(a[1], b[1], c[1]))),
  ];
  for (let y = top; y <= low; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const u = ((b[0] - px) * (c[1] - py) - (b[1] - py) * (c[0] - px)) / area;
      const v = ((c[0] - px) * (a[1] - py) - (c[1] - py) * (a[0] - px)) / area;
      const w = 1 - u - v;
      if (u < 0 || v < 0 || w < 0) continue;
      const depth = u * a[2] + v * b[2] + w * c[2];
      const at = y * wide + x;
      if (depth <= (depths[at] ?? 0)) continue;
      depths[at] = depth;
      light.set(color, at * 3);
    }
  }
}

function addGlow(
  [cx, cy, depth]: readonly [number, number, number],
  reach: number,
  color: number,
  { wide, light, depths }: Canvas,
): void {
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(wide, cy + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(wide, cx + reach); x += 1) {
      const away = Math.hypot(x - cx, y - cy) / reach;
      const at = y * wide + x;
      if (away >= 1 || (depths[at] ?? 0) > depth + 0.5) continue;
      const strength = (1 - away) ** 2 * 0.9;
      for (const [channel, shift] of [16, 8, 0].entries()) {
        const i = at * 3 + channel;
        light[i] = Math.max(0, light[i] ?? 0) + (strength * ((color >> shift) & 255)) / 255;
      }
    }
  }
}

function developed(light: Float32Array, size: number): Picture {
  const picture = blank(size, size);
  for (let i = 0; i < size * size * 3; i += 1) {
    const [x, y, channel] = [Math.floor(i / 3) % size, Math.floor(i / 3 / size), i % 3];
    let sum = 0;
    for (let j = 0; j < FINE * FINE; j += 1) {
      const at = ((y * FINE + Math.floor(j / FINE)) * size * FINE + x * FINE + (j % FINE)) * 3 + channel;
      const value = light[at] ?? -1;
      sum += value < 0 ? (BACKGROUND[channel] ?? 0) : 255 * Math.min(1, value) ** (1 / 2.2);
    }
    picture.pixels[i] = sum / (FINE * FINE);
  }
  return picture;
}

/** Lays one picture onto another. */
export function lay(onto: Picture, picture: Picture, left: number, top: number): void {
  for (let y = 0; y < picture.height; y += 1) {
    const row = picture.pixels.subarray(y * picture.width * 3, (y + 1) * picture.width * 3);
    onto.pixels.set(row, ((top + y) * onto.width + left) * 3);
  }
}

/** A picture as the bytes of a PNG. */
export function png({ width, height, pixels }: Picture): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(checksum(body), body.length + 4);
  return whole;
}

/** CRC-32, as PNG wants it; Node 20.19 has none of its own. */
function checksum(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
