/** A line of ships along an edge: what a place in it is worth. */

/** What stands along an edge, in mm from its left end. */
export interface AlongEdge {
  /** Half of what the ship is broad. */
  readonly half: number;
  /** Where the line forms that nobody stands in yet. */
  readonly middle: number;
  readonly friends: readonly { readonly along: number; readonly half: number }[];
  readonly foes: readonly number[];
  /** Obstacles: half of how broad, and how far from the edge. */
  readonly rocks: readonly { readonly along: number; readonly half: number; readonly away: number }[];
  /** Where the line forms, wherever friends and foes stand. */
  readonly target?: number;
  /** Ships leave so much room between them (mm); in a line that is tight where it is not told. */
  readonly room?: number;
}

/** An edge along which a ship is placed (lengths in mm). */
export interface Row {
  readonly line: AlongEdge;
  readonly length: number;
  /** Half of how long the ship is. */
  readonly deep: number;
  /** Where it stands so far along the edge and so far from it, facing the play area. */
  readonly at: (
    along: number,
    away: number,
  ) => { readonly x: number; readonly y: number; readonly facing: number };
}

/** Ships of a line leave so much room between them (mm). */
const ROOM = 15;
/** An obstacle that is nearer to the edge is in the way of the first moves (mm). */
const IN_THE_WAY = 420;

/** Places along an edge of some length, the best first: near friends, in the enemy's way, with no rock right ahead. */
export function bestAlong(line: AlongEdge, length: number) {
  const places: { readonly along: number; readonly value: number }[] = [];
  for (let along = line.half + 1; along <= length - line.half - 1; along += 10)
    places.push({ along, value: valueAt(line, along) });
  return places.sort((a, b) => b.value - a.value || a.along - b.along);
}

function valueAt(line: AlongEdge, along: number): number {
  const { half, middle, friends, foes, rocks, target, room = ROOM } = line;
  const own = target ?? mean(friends.map((friend) => friend.along)) ?? middle;
  let value = -Math.abs(along - own) - 0.3 * Math.abs(along - (target ?? mean(foes) ?? middle));
  for (const friend of friends) {
    const gap = Math.abs(friend.along - along) - half - friend.half;
    if (gap < room) value -= 10 * (room - gap);
  }
  for (const rock of rocks) {
    const aside = Math.abs(rock.along - along) - half - rock.half;
    if (aside < 0 && rock.away < IN_THE_WAY) value -= 150 + aside;
  }
  return value;
}

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
