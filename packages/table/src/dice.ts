/** A kind of die: its faces by name and on how many sides each is printed. */
export interface Die<Face extends string = string> {
  readonly name: string;
  readonly faces: readonly Face[];
  /** Sides showing each face, in the order of `faces`. */
  readonly weights: readonly number[];
  readonly sides: number;
}

/** Describes a die by the number of sides that show each face. */
export function die<Face extends string>(name: string, sides: Readonly<Record<Face, number>>): Die<Face> {
  const faces = Object.keys(sides) as Face[];
  const weights = faces.map((face) => sides[face]);
  return { name, faces, weights, sides: weights.reduce((sum, weight) => sum + weight, 0) };
}
