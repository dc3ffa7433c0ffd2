import { describe, expect, it } from 'vitest';
import { BASES, type BaseSize } from './bases.ts';
import {
  insidePlayArea,
  obstacleBody,
  overlapsBody,
  type ShipBody,
  shipBody,
  shipsOverlap,
} from './bodies.ts';
import {
  type Bearing,
  type Direction,
  executeManeuver,
  farthestFlown,
  type Maneuver,
  PLACEMENTS,
  type Placement,
  previewManeuver,
  tallonPlacements,
} from './maneuvers.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const small = (x: number, y: number, facing = 0): ShipBody => shipBody('small', at(x, y, facing));
const maneuver = (speed: number, bearing: Bearing, direction: Direction = 'straight'): Maneuver => ({
  speed,
  bearing,
  direction,
});
const fly = (what: Maneuver, others: readonly ShipBody[] = [], size: BaseSize = 'small', how?: Placement) =>
  executeManeuver(size, at(400, 400), what, others, how);
/** Displacement to the right and ahead, and turn, of a ship that starts facing ahead. */
function flown(what: Maneuver, size: BaseSize = 'small', how?: Placement): readonly number[] {
  const { pose } = fly(what, [], size, how);
  return [pose.x - 400, pose.y - 400, pose.facing].map((value) => Math.round(value * 1e6) / 1e6);
}
const BEARINGS: readonly Bearing[] = [
  ...(['straight', 'bank', 'turn', 'koiogran', 'segnor', 'tallon'] as const),
  ...(['reverse-straight', 'reverse-bank', 'sideslip-bank', 'sideslip-turn'] as const),
];
const round = (value: number) => Math.round(value * 1e6) / 1e6;

describe('basic maneuvers', () => {
  it('xwing2:maneuver.2 the middle moves by a base length and the length of the template', () => {
    expect(flown(maneuver(2, 'straight'))).toEqual([0, 120, 0]);
    expect(flown(maneuver(2, 'straight'), 'medium')).toEqual([0, 140, 0]);
    expect(flown(maneuver(2, 'straight'), 'large')).toEqual([0, 160, 0]);
  });

  it('none leads farther than its bound', () => {
    const directions = ['left', 'straight', 'right'] as const;
    const all = (bearing: Bearing, direction: Direction): readonly Maneuver[] => {
      const isStraight = ['straight', 'koiogran', 'reverse-straight'].includes(bearing);
      if (isStraight !== (direction === 'straight')) return [];
      return [1, 2, 3, ...(isStraight ? [4, 5] : [])].map((speed) => maneuver(speed, bearing, direction));
    };
    const maneuvers = BEARINGS.flatMap((bearing) => directions.flatMap((way) => all(bearing, way)));
    expect(maneuvers).toHaveLength(3 * 5 + 7 * 2 * 3);
    for (const size of ['small', 'medium', 'large'] as const) {
      for (const what of maneuvers) {
        for (const slide of PLACEMENTS) {
          const { pose, template } = previewManeuver(size, at(400, 400), what, slide);
          const moved = Math.sqrt((pose.x - 400) ** 2 + (pose.y - 400) ** 2);
          const bound = farthestFlown(size, what);
          expect(Math.max(moved, template!.length + BASES[size].side), JSON.stringify(what)).toBeLessThan(
            bound,
          );
        }
      }
    }
  });

  it('xwing2:bearing.4 a 3 straight keeps the facing and moves template plus base ahead', () => {
    expect(flown(maneuver(3, 'straight'))).toEqual([0, 160, 0]);
    const turned = executeManeuver('small', at(400, 400, 90), maneuver(3, 'straight'), []);
    expect(turned.pose).toEqual(at(560, 400, 90));
  });

  it('xwing2:bearing.5 a bank turns by 45 degrees: half base, arc, half base', () => {
    const root = Math.SQRT1_2;
    expect(flown(maneuver(2, 'bank', 'right'))).toEqual([
      round(130 * (1 - root) + 20 * root),
      round(20 + 130 * root + 20 * root),
      45,
    ]);
    expect(flown(maneuver(1, 'bank', 'left'), 'large')).toEqual([
      round(-80 * (1 - root) - 40 * root),
      round(40 + 80 * root + 40 * root),
      315,
    ]);
  });

  it('xwing2:bearing.6 a turn turns by 90 degrees', () => {
    expect(flown(maneuver(1, 'turn', 'left'))).toEqual([-55, 55, 270]);
    expect(flown(maneuver(2, 'turn', 'right'), 'medium')).toEqual([92.5, 92.5, 90]);
    expect(flown(maneuver(3, 'turn', 'right'), 'large')).toEqual([130, 130, 90]);
  });

  it('there is no template for a 4 turn, a 0 straight or a bank straight ahead', () => {
    expect(() => fly(maneuver(4, 'turn', 'left'))).toThrow('no template for 4 turn left');
    expect(() => fly(maneuver(0, 'straight'))).toThrow('no template for 0 straight');
    expect(() => fly(maneuver(2, 'bank'))).toThrow('a bank goes left or right');
  });
});

describe('advanced maneuvers', () => {
  it('xwing2:bearing.7 a clear 4 Koiogran ends where the 4 straight does, facing back', () => {
    expect(flown(maneuver(4, 'koiogran'))).toEqual([0, 200, 180]);
  });

  it('xwing2:bearing.8 a clear 3 Segnor left ends where the bank does, facing 45 left and 180', () => {
    const [x, y] = flown(maneuver(3, 'bank', 'left'));
    expect(flown(maneuver(3, 'segnor', 'left'))).toEqual([x, y, 135]);
  });

  it('xwing2:bearing.9 a clear 3 Tallon left turns by 180 in all, its side at the end of the template', () => {
    // End of the template: 90 to the left and 20 + 90 ahead; half a base more to the left.
    expect(flown(maneuver(3, 'tallon', 'left'))).toEqual([-110, 110, 180]);
    expect(flown(maneuver(1, 'tallon', 'right'), 'large')).toEqual([75, 75, 180]);
  });

  it('xwing2:bearing.10 a Tallon Roll offers three placements, towards its final front, middle and back', () => {
    const [front, middle, back] = tallonPlacements('small', at(400, 400), maneuver(2, 'tallon', 'right'), []);
    expect([front!.placement, middle!.placement, back!.placement]).toEqual(['front', 'middle', 'back']);
    expect([front!.pose, middle!.pose, back!.pose]).toEqual([
      at(482.5, 472.5, 180),
      at(482.5, 482.5, 180),
      at(482.5, 492.5, 180),
    ]);
    expect(flown(maneuver(2, 'tallon', 'right'), 'small', 'back')).toEqual([82.5, 92.5, 180]);
  });

  it('xwing2:bearing.10 only the placements without a ship in the way are free', () => {
    const blocker = small(482.5, 440);
    const options = tallonPlacements('small', at(400, 400), maneuver(2, 'tallon', 'right'), [blocker]);
    expect(options.map((option) => option.free)).toEqual([false, false, true]);
  });

  it('xwing2:bearing.11 a blocked 4 Koiogran backs along the 4 straight and keeps its facing', () => {
    const result = fly(maneuver(4, 'koiogran'), [small(400, 600)]);
    expect(result.executed).toBe('partially');
    // The blocker's rear guides are at 577.1, the mover's front guides 22.9 before its middle.
    expect(result.pose.x).toBe(400);
    expect(result.pose.y).toBeCloseTo(554.2, 6);
    expect(result.pose.facing).toBe(0);
    expect(result.backedUp).toBeCloseTo(45.8, 6);
  });

  it('xwing2:bearing.11 a blocked Tallon Roll falls back to the turn, also if that needs no backing up', () => {
    const result = fly(maneuver(3, 'tallon', 'right'), [small(510, 462)], 'small', 'front');
    expect(result.executed).toBe('partially');
    expect(result.overlapped).toEqual([0]);
    expect(result.pose).toEqual(at(510, 510, 90));
    expect(result.backedUp).toBe(0);
    expect(result.lastBackedOver).toBe(-1);
  });

  it('xwing2:bearing.12 a stationary maneuver has no template and changes nothing', () => {
    const result = fly(maneuver(0, 'stationary'));
    expect(result.pose).toEqual(at(400, 400));
    expect(result.template).toBeNull();
    expect(result.executed).toBe('fully');
  });

  it('xwing2:bearing.16 after a stationary maneuver a ship still touches what it touched', () => {
    const result = fly(maneuver(0, 'stationary'), [small(440, 400), small(400, 480)]);
    expect(result.touching).toEqual([0]);
    expect(result.overlapped).toEqual([]);
  });

  it('xwing2:bearing.18 xwing2:bearing.19 a 1 reverse straight moves back by template and base', () => {
    expect(flown(maneuver(1, 'reverse-straight'))).toEqual([0, -80, 0]);
    const { template } = fly(maneuver(1, 'reverse-straight'));
    expect(template).toMatchObject({ x: 400, y: 380, facing: 180, length: 40 });
  });

  it('xwing2:bearing.20 a 1 reverse bank left swings the tail left: behind to the left, facing 45 right', () => {
    const root = Math.SQRT1_2;
    expect(flown(maneuver(1, 'reverse-bank', 'left'))).toEqual([
      round(-80 * (1 - root) - 20 * root),
      round(-20 - 80 * root - 20 * root),
      45,
    ]);
    expect(flown(maneuver(2, 'reverse-bank', 'right'))[2]).toBe(315);
  });

  it('a reverse maneuver backs up towards its start', () => {
    const result = fly(maneuver(1, 'reverse-straight'), [small(400, 310)]);
    expect(result.pose.y).toBeCloseTo(355.8, 6);
    expect(result.pose.facing).toBe(0);
    expect(result.backedUp).toBeCloseTo(35.8, 6);
    const bank = fly(maneuver(2, 'reverse-bank', 'left'), [small(355, 275)]);
    expect(bank.executed).toBe('partially');
    expect(bank.pose.facing).toBeGreaterThan(0);
    expect(bank.pose.facing).toBeLessThan(45);
    expect(bank.pose.x).toBeLessThan(400);
  });
});

describe('overlap', () => {
  it('xwing2:overlap.1 a base that would lie on a rock overlaps it', () => {
    const rock = obstacleBody('coreasteroid5', at(400, 560));
    expect(overlapsBody(shipBody('small', fly(maneuver(3, 'straight')).pose), rock)).toBe(true);
    expect(overlapsBody(shipBody('small', fly(maneuver(1, 'straight')).pose), rock)).toBe(false);
  });

  it('xwing2:overlap.2 xwing2:obstacles.2 a ship that ends on a rock is not moved back; one that ends on a ship is', () => {
    const rock = obstacleBody('coreasteroid5', at(400, 560));
    const onRock = fly(maneuver(3, 'straight'));
    expect(onRock.executed).toBe('fully');
    expect(overlapsBody(shipBody('small', onRock.pose), rock)).toBe(true);
    expect(fly(maneuver(3, 'straight'), [small(400, 560)]).executed).toBe('partially');
  });

  it('xwing2:flee.6 backing up ends at the first contact even if that is off the board', () => {
    const result = executeManeuver('small', at(25, 100), maneuver(1, 'bank', 'left'), [small(25, 200)]);
    expect(result.executed).toBe('partially');
    expect(result.touching).toEqual([0]);
    expect(result.backedUp).toBeGreaterThan(10);
    expect(insidePlayArea(shipBody('small', result.pose), 914.4, 914.4)).toBe(false);
  });

  it('xwing2:overlap.5 xwing2:range.11 is placed in contact with the blocker, without a gap', () => {
    const blocker = shipBody('medium', at(410, 590, 30));
    const result = fly(maneuver(3, 'straight'), [blocker]);
    const mover = shipBody('small', result.pose);
    expect(shipsOverlap(mover, blocker)).toBe(false);
    expect(result.touching).toEqual([0]);
    expect(result.lastBackedOver).toBe(0);
    expect(shipsOverlap(shipBody('small', at(400, result.pose.y + 2e-6)), blocker)).toBe(true);
  });

  it('xwing2:overlap.6 in contact ahead at the start, it stays where it is', () => {
    const result = fly(maneuver(2, 'straight'), [small(400, 445.8), small(400, 520)]);
    expect(result.pose).toEqual(at(400, 400));
    expect(result.executed).toBe('partially');
    expect(result.overlapped).toEqual([1, 0]);
    expect(result.overlappedAtFull).toEqual([1]);
    expect(result.lastBackedOver).toBe(0);
    expect(result.touching).toEqual([0]);
    expect(result.backedUp).toBeCloseTo(120, 9);
    expect(result.template).toBeNull();
  });

  it('xwing2:overlap.7 the ship under the full position decides, the last one backed over is touched', () => {
    const result = fly(maneuver(5, 'straight'), [small(402, 500), small(398, 630), small(400, 570)]);
    expect(result.overlappedAtFull).toEqual([1]);
    expect(result.overlapped).toEqual([1, 2, 0]);
    expect(result.lastBackedOver).toBe(0);
    expect(result.touching).toEqual([0]);
    expect(result.pose.y).toBeCloseTo(454.2, 6);
  });

  it('xwing2:move.5 a ship crossed on the way does not matter if the full position is clear', () => {
    const result = fly(maneuver(5, 'straight'), [small(400, 500)]);
    expect(result.executed).toBe('fully');
    expect(result.pose).toEqual(at(400, 640));
  });

  it('a ship that overlaps another at the start stays, whatever it flies', () => {
    const result = fly(maneuver(5, 'straight'), [small(430, 400)]);
    expect(result).toMatchObject({
      executed: 'partially',
      backedUp: 240,
      overlapped: [0],
      lastBackedOver: 0,
    });
    expect(result.pose).toEqual(at(400, 400));
  });

  it('xwing2:range.15 lands flush without overlapping, and flush sliding past a ship is free', () => {
    const flush = fly(maneuver(2, 'straight'), [small(440, 520), small(360, 460)]);
    expect(flush.executed).toBe('fully');
    expect(flush.touching).toEqual([0]);
    const past = fly(maneuver(3, 'straight'), [small(440, 440), small(400, 600)]);
    expect(past.overlapped).toEqual([1]);
    expect(past.pose.y).toBeCloseTo(554.2, 6);
  });

  it('xwing2:obstacles.23 only the template up to the trailing hash mark of the final position counts', () => {
    const result = fly(maneuver(4, 'straight'), [small(400, 600)]);
    expect(result.template!.length).toBeCloseTo(160 - result.backedUp, 9);
    const arc = fly(maneuver(3, 'turn', 'right'), [small(500, 500)]);
    expect(arc.executed).toBe('partially');
    expect(arc.template!.degrees).toBeCloseTo(90 - (arc.backedUp * 180) / (Math.PI * 90), 9);
  });

  it('shows a maneuver as if nothing were in the way', () => {
    const preview = previewManeuver('small', at(400, 400), maneuver(1, 'turn', 'left'));
    expect(preview.pose).toEqual(at(345, 455, 270));
    expect(preview.template).toMatchObject({ x: 400, y: 420, facing: 0, radius: 35, degrees: 90, side: -1 });
  });
});
