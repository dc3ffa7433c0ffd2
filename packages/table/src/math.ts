/**
 * Arithmetic with the same bits on every machine: only operations that IEEE 754 rounds exactly.
 * `Math.sin` and its kin are left to the engine by the language and differ between browsers.
 */
import { GRID } from './tolerances.ts';

export const PI = Math.PI;
const RADIANS = PI / 180;
const DEGREES = 180 / PI;
/** Sine and cosine of 45 degrees. */
export const HALF_ROOT = Math.SQRT1_2;

/** Taylor series on [-pi/4, pi/4]; the first term left out is below 1e-19. */
function sineSeries(x: number): number {
  const z = x * x;
  const tail =
    -1 / 6 +
    z *
      (1 / 120 +
        z *
          (-1 / 5040 +
            z *
              (1 / 362880 +
                z *
                  (-1 / 39916800 + z * (1 / 6227020800 + z * (-1 / 1307674368000 + z / 355687428096000))))));
  return x + x * z * tail;
}

function cosineSeries(x: number): number {
  const z = x * x;
  const tail =
    1 / 24 +
    z *
      (-1 / 720 +
        z *
          (1 / 40320 +
            z * (-1 / 3628800 + z * (1 / 479001600 + z * (-1 / 87178291200 + z / 20922789888000)))));
  return 1 - z / 2 + z * z * tail;
}

/** Sine of an angle in degrees, to about 1e-16; exact at multiples of 90. */
export function sin(degrees: number): number {
  const quarter = Math.floor(degrees / 90 + 0.5);
  const rest = degrees - quarter * 90;
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return sine(rest);
    case 1:
      return cosine(rest);
    case 2:
      return -sine(rest) + 0;
    default:
      return -cosine(rest);
  }
}

/** Cosine of an angle in degrees, to about 1e-16; exact at multiples of 90. */
export function cos(degrees: number): number {
  const quarter = Math.floor(degrees / 90 + 0.5);
  const rest = degrees - quarter * 90;
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      return cosine(rest);
    case 1:
      return -sine(rest) + 0;
    case 2:
      return -cosine(rest);
    default:
      return sine(rest);
  }
}

/**
 * Sine and cosine of `angle[0]` degrees into `angle[1]` and `angle[2]`. Numbers handed over in an array need no box:
 * a call of `sin` leaves 16 bytes to the garbage collector, this leaves none.
 */
export function sinCos(angle: Float64Array): void {
  const degrees = angle[0]!;
  const quarter = Math.floor(degrees / 90 + 0.5);
  const rest = degrees - quarter * 90;
  angle[0] = rest;
  restSinCos(angle);
  angle[0] = degrees;
  const s = angle[1]!;
  const c = angle[2]!;
  switch (((quarter % 4) + 4) % 4) {
    case 0:
      angle[1] = s;
      angle[2] = c;
      break;
    case 1:
      angle[1] = c;
      angle[2] = -s + 0;
      break;
    case 2:
      angle[1] = -s + 0;
      angle[2] = -c;
      break;
    default:
      angle[1] = -c;
      angle[2] = s;
  }
}

/** The same within half a quarter turn. */
function restSinCos(angle: Float64Array): void {
  const rest = angle[0]!;
  if (rest === 45 || rest === -45) {
    angle[1] = rest < 0 ? -HALF_ROOT : HALF_ROOT;
    angle[2] = HALF_ROOT;
    return;
  }
  const x = rest * RADIANS;
  angle[1] = sineSeries(x);
  angle[2] = cosineSeries(x);
}

/** The common facings get one value for sine and cosine, so that a square at 45 degrees is a square. */
function sine(rest: number): number {
  if (rest === 45) return HALF_ROOT;
  if (rest === -45) return -HALF_ROOT;
  return sineSeries(rest * RADIANS);
}

function cosine(rest: number): number {
  if (rest === 45 || rest === -45) return HALF_ROOT;
  return cosineSeries(rest * RADIANS);
}

/** Arc tangent of a ratio in [0, 1], in degrees: halved twice by the half-angle formula, then a series. */
function arctangent(ratio: number): number {
  const half = ratio / (1 + Math.sqrt(1 + ratio * ratio));
  const x = half / (1 + Math.sqrt(1 + half * half));
  const z = x * x;
  let sum = 0;
  for (let n = 23; n > 1; n -= 2) sum = z * (((n & 3) === 1 ? 1 : -1) / n + sum);
  return 4 * (x + x * sum) * DEGREES;
}

/** Angle of the vector (x, y) in degrees, from the x axis towards the y axis, in (-180, 180]. */
export function atan2(y: number, x: number): number {
  const ax = x < 0 ? -x : x;
  const ay = y < 0 ? -y : y;
  if (ax === 0 && ay === 0) return 0;
  const first = ay <= ax ? arctangent(ay / ax) : 90 - arctangent(ax / ay);
  const upper = x < 0 ? 180 - first : first;
  return y < 0 ? -upper : upper;
}

/** Arc sine of a value in [-1, 1], in degrees. */
export function asin(value: number): number {
  return atan2(value, Math.sqrt((1 - value) * (1 + value)));
}

/** Tangent of an angle in degrees. */
export function tan(degrees: number): number {
  return sin(degrees) / cos(degrees);
}

/** The nearest point of the pose grid. */
export function snap(value: number): number {
  return Math.floor(value / GRID + 0.5) * GRID + 0;
}

/** Degrees brought into [0, 360). */
export function turned(degrees: number): number {
  const rest = degrees - Math.floor(degrees / 360) * 360;
  return rest >= 360 ? 0 : rest + 0;
}
