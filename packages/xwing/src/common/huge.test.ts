import { moved } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { attackRange, inArc } from './arcs.ts';
import { distance, hugeBody, obstacleBody, shipBody } from './bodies.ts';
import { deviceBody } from './devices.ts';
import { executeHuge, hugePose, setDownPlaces, setDownRefusals } from './huge.ts';
import { bandOn, EPIC_BANDS, RANGE_BAND } from './range.ts';
import { inFormation, wingPositions } from './wings.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const origin = at(400, 400);
const bank = (speed: number, direction: 'left' | 'right' = 'right') =>
  ({ speed, bearing: 'bank', direction }) as const;
const small = (x: number, y: number, facing = 0) => shipBody('small', at(x, y, facing));
const board = { width: 1828.8, depth: 914.4 };
/** Where a corner of a huge base is. */
const corner = (pose: { x: number; y: number; facing: number }, right: number, ahead: number) => {
  const { cos, sin } = hugeBody(pose);
  return [pose.x + right * cos + ahead * sin, pose.y - right * sin + ahead * cos];
};

describe('huge ships', () => {
  it('xwing2:huge-ships.31 a 3 straight moves by the tool’s third line, 120 mm', () => {
    expect(hugePose(origin, { speed: 3, bearing: 'straight' })).toEqual(at(400, 520));
    expect(() => hugePose(origin, { speed: 6, bearing: 'straight' })).toThrow('no line for 6 straight');
  });

  it('xwing2:huge-ships.32 xwing2:huge-ships-examples.1 a 2 bank right puts the front right corner into the second corner', () => {
    const pose = hugePose(origin, bank(2));
    expect(pose.facing).toBe(45);
    const [x, y] = corner(pose, 40, 110.5);
    // 73 mm along the final facing and 10 mm to its left, from where the corner was.
    expect(x).toBeCloseTo(440 + (73 - 10) * Math.SQRT1_2, 6);
    expect(y).toBeCloseTo(510.5 + (73 + 10) * Math.SQRT1_2, 6);
    const left = hugePose(origin, bank(2, 'left'));
    expect([left.x + pose.x, left.y, left.facing]).toEqual([
      expect.closeTo(800, 6),
      expect.closeTo(pose.y, 8),
      315,
    ]);
  });

  it('xwing2:huge-ships.33 a 0 bank turns the ship about its front corner', () => {
    const [x, y] = corner(hugePose(origin, bank(0)), 40, 110.5);
    expect([x, y]).toEqual([expect.closeTo(440, 6), expect.closeTo(510.5, 6)]);
  });

  it('xwing2:huge-ships.38 xwing2:huge-ships-examples.2 a 2 bank onto another huge ship becomes a 1 bank', () => {
    const free = executeHuge(origin, bank(1), [], []);
    const ahead = (gap: number) => hugeBody(moved(free.pose, 0, 221 + gap, 0));
    expect(executeHuge(origin, bank(2), [ahead(40.1)], []).executed).toEqual(bank(2));
    const blocked = executeHuge(origin, bank(2), [ahead(20)], []);
    expect(blocked.executed).toEqual(bank(1));
    expect(blocked.overlapped).toEqual([0]);
    expect(blocked.pose).toEqual(free.pose);
  });

  it('xwing2:huge-ships.38 a 0 bank that is blocked becomes stationary', () => {
    const result = executeHuge(origin, bank(1), [hugeBody(at(310, 400, 0))], []);
    expect(result.executed).toEqual({ speed: 0, bearing: 'stationary' });
    expect(result.pose).toEqual(origin);
  });

  it('picks up the ships under it and removes the rocks', () => {
    const others = [small(400, 560), small(600, 600)];
    const result = executeHuge(origin, { speed: 2, bearing: 'straight' }, others, [
      obstacleBody('coreasteroid0', at(420, 500)),
      obstacleBody('coreasteroid0', at(700, 700)),
    ]);
    expect([result.pickedUp, result.removed]).toEqual([[0], [0]]);
  });

  it('xwing2:huge-ship-faq.7 the tool is no template: a mine beside the base is not moved through', () => {
    const mine = deviceBody('proximitymine', at(480, 600));
    const result = executeHuge(origin, { speed: 4, bearing: 'straight' }, [], [mine]);
    expect(result.removed).toEqual([]);
    expect(Object.keys(result)).not.toContain('template');
  });

  it('xwing2:huge-ships-examples.3 a picked-up ship is set down in the full rear arc at range 0-1', () => {
    const huge = hugeBody(at(500, 500, 0));
    const refused = (x: number, y: number) => setDownRefusals(small(x, y), huge, [small(500, 200)], board);
    expect(refused(500, 330)).toEqual([]);
    expect(refused(450, 440)).toEqual(['overlaps-ship']);
    expect(refused(600, 560)).toEqual(['not-in-full-rear-arc']);
    expect(refused(500, 268)).toEqual(['not-at-range-0-1']);
    expect(refused(500, 240)).toEqual(['overlaps-ship', 'not-at-range-0-1']);
    const places = setDownPlaces('small', huge, [], board);
    expect(places.length).toBeGreaterThan(50);
    for (const pose of places) expect(setDownRefusals(shipBody('small', pose), huge, [], board)).toEqual([]);
  });

  it('xwing2:huge-ships.10 an arc that reaches range 5 finds what one to range 3 does not', () => {
    const huge = hugeBody(at(400, 200, 0));
    const target = small(400, 200 + 110.5 + 450 + 20);
    expect(inArc(huge, 'front', target)).toBe(false);
    expect(attackRange(huge, 'front', target, EPIC_BANDS * RANGE_BAND)).toBeCloseTo(450, 9);
    expect(bandOn(450, EPIC_BANDS)).toBe(5);
    expect(bandOn(400, EPIC_BANDS)).toBe(4);
    expect(bandOn(450, 3)).toBeNull();
  });

  it('xwing2:huge-ships.11 the bullseye reaches as far as the front arc', () => {
    const huge = hugeBody(at(400, 200, 0));
    const target = small(405, 200 + 110.5 + 480 + 20);
    expect(attackRange(huge, 'bullseye', target, EPIC_BANDS * RANGE_BAND)).toBeCloseTo(480, 9);
    expect(attackRange(huge, 'bullseye', small(430, 810), EPIC_BANDS * RANGE_BAND)).toBe(-1);
  });

  it('xwing2:huge-ships.59 xwing2:huge-ships-examples.5 arcs are cut by lines through the middle, whatever the mount', () => {
    const huge = hugeBody(at(400, 400, 0));
    // The line at 41.45 degrees leaves the long edge 45.3 mm ahead of the middle; at x = 450 it is at y = 456.6.
    const arcs = (y: number) => (['front', 'right'] as const).map((arc) => inArc(huge, arc, small(470, y)));
    expect(arcs(445)).toEqual([true, true]);
    expect(arcs(430)).toEqual([false, true]);
    expect(arcs(530)).toEqual([true, false]);
    expect(inArc(huge, 'front', small(470, 400))).toBe(false);
    expect(inArc(huge, 'left', small(330, 400))).toBe(true);
  });

  it('xwing2:huge-ships-examples.6 the range is the same whichever turret measures it', () => {
    const huge = hugeBody(at(400, 400, 0));
    const target = small(400 + 40 + 150 + 20, 400);
    expect(attackRange(huge, 'right', target)).toBeCloseTo(150, 9);
    expect(distance(huge, target)).toBeCloseTo(150, 9);
  });

  it('xwing2:reinforce.3 xwing2:reinforce.9 full arcs tell fore from aft, for reinforce to range 5', () => {
    const huge = hugeBody(at(400, 300, 0));
    const far = EPIC_BANDS * RANGE_BAND;
    const sides = (x: number, y: number) =>
      (['full-front', 'full-rear'] as const).map((arc) => inArc(huge, arc, small(x, y), far));
    expect(sides(400, 880)).toEqual([true, false]);
    expect(sides(520, 305)).toEqual([true, true]);
    expect(inArc(huge, 'full-front', small(400, 880))).toBe(false);
  });
});

describe('wings', () => {
  it('xwing2:wings.4 each mate stands flush with the tool, on its line, facing like the leader', () => {
    expect(wingPositions(5).map((position) => inFormation(origin, position))).toEqual([
      at(340, 400),
      at(460, 400),
      at(400, 340),
      at(340, 340),
      at(460, 340),
    ]);
    // Between the rows lies the tool, as deep as a template is wide.
    expect(distance(small(400, 400), small(400, 340))).toBe(20);
  });

  it('xwing2:wings.4 the rear guides of a large leader are flush with the tool too', () => {
    expect(wingPositions(5).map((position) => inFormation(origin, position, 'large'))).toEqual([
      at(340, 380),
      at(460, 380),
      at(400, 320),
      at(340, 320),
      at(460, 320),
    ]);
  });

  it('xwing2:wings.7 a mate moves by being put back beside its leader', () => {
    const leader = at(500, 450, 90);
    expect(inFormation(leader, 'left-flank')).toEqual(at(500, 510, 90));
    expect(inFormation(leader, 'rear')).toEqual(at(440, 450, 90));
  });

  it('xwing2:wings.24 smaller tools give the same places: a wing of any size uses some of the five', () => {
    const all = wingPositions(5);
    for (const mates of [2, 3, 4]) {
      expect(wingPositions(mates)).toHaveLength(mates);
      for (const position of wingPositions(mates)) expect(all).toContain(position);
    }
    expect(() => wingPositions(6)).toThrow('two to five wingmates, not 6');
  });
});
