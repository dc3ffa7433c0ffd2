/** The three attack dice of Armada, and pools of them as counts of faces. */

import { power } from '../rolls.ts';

/** How many dice of each color; 0 when left out. */
export interface ArmadaDice {
  readonly red?: number;
  readonly blue?: number;
  readonly black?: number;
}

export type ArmadaColor = keyof ArmadaDice;

/** A face: its die, how likely it is, and what it shows. */
interface Face {
  readonly color: ArmadaColor;
  readonly p: number;
  readonly hits: number;
  readonly crits: number;
  readonly accuracy: boolean;
}

const face = (color: ArmadaColor, sides: number, hits: number, crits: number, accuracy = false): Face => ({
  color,
  p: sides / 8,
  hits,
  crits,
  accuracy,
});

/** Every face of the three dice; a pool counts how many dice show each. */
export const FACES: readonly Face[] = [
  face('red', 2, 0, 0),
  face('red', 2, 1, 0),
  face('red', 2, 0, 1),
  face('red', 1, 2, 0),
  face('red', 1, 0, 0, true),
  face('blue', 4, 1, 0),
  face('blue', 2, 0, 1),
  face('blue', 2, 0, 0, true),
  face('black', 2, 0, 0),
  face('black', 4, 1, 0),
  face('black', 2, 1, 1),
];

export const ARMADA_COLORS = ['red', 'blue', 'black'] as const;

const facesOf = (color: ArmadaColor): readonly number[] =>
  FACES.flatMap((one, at) => (one.color === color ? [at] : []));

/** The faces of each color, as places in `FACES`. */
export const FACES_OF: Readonly<Record<ArmadaColor, readonly number[]>> = {
  red: facesOf('red'),
  blue: facesOf('blue'),
  black: facesOf('black'),
};

/** A pool that lies, as one number: how many dice show each of `FACES`, four bits for each (44 in all, which are exact). */
export type FacePool = number;

const PLACE = FACES.map((_, at) => power(16, at));

/** A pool that is larger would run into the next face. */
export const MOST_ARMADA_DICE = 15;

export const countIn = (pool: FacePool, at: number): number => Math.floor(pool / PLACE[at]!) % 16;

/** A pool with a die more (or less) of a face. */
export const withDie = (pool: FacePool, at: number, by = 1): FacePool => pool + by * PLACE[at]!;

/** The faces that a pool shows, as places in `FACES`. */
export function shownIn(pool: FacePool): readonly number[] {
  const faces: number[] = [];
  // Two halves that fit into whole numbers of a machine.
  let [low, high] = [pool % HALF, Math.floor(pool / HALF)];
  for (let at = 0; low > 0; at++, low >>= 4) if ((low & 15) > 0) faces.push(at);
  for (let at = HALF_FACES; high > 0; at++, high >>= 4) if ((high & 15) > 0) faces.push(at);
  return faces;
}

const HALF_FACES = 6;
const HALF = power(16, HALF_FACES);

/** How many dice of a color. Throws on what is no number of dice. */
export function diceOf(dice: ArmadaDice, color: ArmadaColor): number {
  const count = dice[color] ?? 0;
  if (!Number.isInteger(count) || count < 0 || count > MOST_ARMADA_DICE)
    throw new RangeError(`Odds: ${count} is no number of ${color} dice`);
  return count;
}

/** Every pool that dice may show, with its probability. */
export function rolledPools(dice: ArmadaDice): ReadonlyMap<FacePool, number> {
  let all = new Map<FacePool, number>([[0, 1]]);
  for (const color of ARMADA_COLORS)
    for (let left = diceOf(dice, color); left > 0; left--) {
      const next = new Map<FacePool, number>();
      for (const [pool, p] of all)
        for (const at of FACES_OF[color]) {
          const shown = withDie(pool, at);
          next.set(shown, (next.get(shown) ?? 0) + p * FACES[at]!.p);
        }
      all = next;
    }
  return all;
}

/** Hits of a pool, and with `crits` its criticals too. */
export function damageOf(pool: FacePool, crits: boolean): number {
  let damage = 0;
  for (const at of shownIn(pool)) {
    const { hits, crits: critical } = FACES[at]!;
    damage += countIn(pool, at) * (hits + (crits ? critical : 0));
  }
  return damage;
}

/** Whether a pool shows a critical icon. */
export const showsCrit = (pool: FacePool): boolean => shownIn(pool).some((at) => FACES[at]!.crits > 0);

export const accuraciesOf = (pool: FacePool): number =>
  shownIn(pool).reduce((sum, at) => sum + (FACES[at]!.accuracy ? countIn(pool, at) : 0), 0);
