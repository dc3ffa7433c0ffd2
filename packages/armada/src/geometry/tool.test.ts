import { deepInside } from '@firing-arc/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASES, SHIP_SIZES } from './bases.ts';
import { baseBody, isInside } from './bodies.ts';
import { allClicks, courseReason, legalCourses, navigableSpeeds, toolSides, yawLimits } from './courses.ts';
import { SHIPS } from './ship-data.ts';
import {
  courseEnd,
  endsOnTool,
  JOINTS,
  MOST_CLICKS,
  TOOL_SIDES,
  toolPieces,
  yawAtSpeedZero,
} from './tool.ts';

const START = { x: 0, y: 0, facing: 0 };
const chart = (ship: string) => SHIPS[ship]!.speeds;
const clicks = fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 4 });
const size = fc.constantFrom(...SHIP_SIZES);
const side = fc.constantFrom(...TOOL_SIDES);

/** The same course by complex numbers: e turns the heading, and the ship hangs on the tool's side. */
function slowEnd(width: number, notches: number, course: readonly number[], right: boolean) {
  const arm = (right ? 1 : -1) * (width / 2 + 15.25 / 2);
  let heading = 0;
  let [x, y] = [arm, notches];
  for (const click of course) {
    x += 46.13 * Math.sin(heading);
    y += 46.13 * Math.cos(heading);
    heading += (click * Math.PI) / 8;
    x += 22.27 * Math.sin(heading);
    y += 22.27 * Math.cos(heading);
  }
  return {
    x: x - arm * Math.cos(heading) - notches * Math.sin(heading),
    y: y + arm * Math.sin(heading) - notches * Math.cos(heading),
    facing: (heading * 180) / Math.PI,
  };
}

describe('the maneuver tool', () => {
  it('armada:maneuver-tool.1 has four joints; a ship ends just past the joint of its speed', () => {
    expect(JOINTS).toBe(4);
    const ends = [1, 2, 3, 4].map((speed) => courseEnd('small', START, Array(speed).fill(0), 'left').y);
    expect(ends.map((y) => Math.round(y * 10) / 10)).toEqual([68.4, 136.8, 205.2, 273.6]);
  });

  it('armada:maneuver-tool.2 ignores what lies beyond the joint of the speed', () => {
    const pieces = toolPieces('small', [1, 0], 'left');
    expect(pieces.map(({ box }) => Math.round(box.halfY * 200) / 100)).toEqual([46.13, 68.4, 22.27]);
  });

  it('armada:maneuver-tool.3 turns by 22.5 degrees a click', () => {
    expect(courseEnd('small', START, [0, 1, -2], 'left').facing).toBe(337.5);
    expect(courseEnd('small', START, [2], 'left').facing).toBe(45);
    expect(MOST_CLICKS).toBe(2);
  });

  it('armada:maneuver-tool.4 speed 2 straight moves the ship by 136.8 mm', () => {
    for (const base of SHIP_SIZES) {
      const end = courseEnd(base, { x: 300, y: 200, facing: 90 }, [0, 0], 'right');
      expect(end.x).toBeCloseTo(436.8, 8);
      expect(end.y).toBeCloseTo(200, 8);
    }
  });

  it('one click right at speed 1: the tool ends 8.52 mm aside and 66.70 mm ahead', () => {
    const last = toolPieces('small', [1], 'right').at(-1)!;
    const x = last.frame.x + last.box.halfY * last.frame.sin - (43 / 2 + 7.625);
    const y = last.frame.y + last.box.halfY * last.frame.cos - 71 / 2;
    expect([x.toFixed(2), y.toFixed(2)]).toEqual(['8.52', '66.70']);
  });

  it('armada:ship-movement.3 the ship stays on its side of the tool: the tool on the left leaves it on the right', () => {
    for (const { sign, at } of [
      { sign: 1, at: 'left' },
      { sign: -1, at: 'right' },
    ] as const) {
      const first = toolPieces('medium', [0], at)[0]!;
      expect(Math.sign(first.frame.x)).toBe(-sign);
      expect(Math.abs(first.frame.x)).toBe(63 / 2 + 15.25 / 2);
    }
    // A right turn leaves a ship on the left of the tool outside the bend: one width of base and tool farther round.
    const outside = courseEnd('small', START, [1], 'right');
    const inside = courseEnd('small', START, [1], 'left');
    expect(outside.facing).toBe(inside.facing);
    expect(outside.x - inside.x).toBeCloseTo(58.25 * (1 - Math.cos(Math.PI / 8)), 8);
    expect(outside.y - inside.y).toBeCloseTo(58.25 * Math.sin(Math.PI / 8), 8);
  });

  it('armada:ship-movement.4 a ship may not end on the tool: a right bend needs the tool on the right', () => {
    expect(toolSides('small', [1])).toEqual(['right']);
    expect(toolSides('small', [0, -2])).toEqual(['left']);
    expect(courseReason('small', [2], [1], 'left')).toBe('ends-on-tool');
  });

  it('armada:ship-movement.4 only bases of 102 mm and more reach back to the joint before the last', () => {
    expect(toolSides('small', [1, 0])).toEqual(['left', 'right']);
    for (const base of ['medium', 'large'] as const) expect(toolSides(base, [1, 0])).toEqual(['right']);
    expect(toolSides('large', [2, 0, 0])).toEqual(['left', 'right']);
  });

  it('armada:ship-movement.5 no side is refused on a straight course, so the owner chooses', () => {
    for (const base of SHIP_SIZES) expect(toolSides(base, [0, 0])).toEqual(['left', 'right']);
  });

  it('armada:ship-movement.6 only start and end count: a course does not know what it passes', () => {
    expect(courseEnd('small', { x: 100, y: 100, facing: 0 }, [0, 0, 0], 'left').y).toBeCloseTo(305.2, 8);
  });

  it('armada:ship-movement.7 the tool may cross the edge of the play area', () => {
    const pose = { x: 22, y: 100, facing: 0 };
    const [first] = toolPieces('small', [0], 'left');
    expect(pose.x + first!.frame.x).toBeLessThan(0);
    expect(isInside(baseBody('small', courseEnd('small', pose, [0], 'left')))).toBe(true);
  });

  it('armada:ship-movement.8 at speed 0 the ship stays where it is', () => {
    const pose = { x: 123.456, y: 70, facing: 12 };
    expect(courseEnd('large', pose, [], 'left')).toBe(pose);
  });

  it('armada:ship-movement.9 at speed 0 a click pivots the ship about the joint behind its guides', () => {
    const right = yawAtSpeedZero('small', START, 1);
    expect(right.facing).toBe(22.5);
    // The joint: 22.27 mm behind the front, half a base and half a tool to the right; it keeps its place on the base.
    const joint = { x: 21.5 + 7.625, y: 35.5 - 22.27 };
    const [s, c] = [Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)];
    expect(right.x + joint.x * c + joint.y * s).toBeCloseTo(joint.x, 8);
    expect(right.y - joint.x * s + joint.y * c).toBeCloseTo(joint.y, 8);
    const left = yawAtSpeedZero('small', START, -1);
    expect(left.x).toBeCloseTo(-right.x, 8);
    expect([left.y, left.facing]).toEqual([right.y, 337.5]);
  });

  it('armada:huge-ship.4 the rear base of a huge ship goes where a large one goes, by its front notches', () => {
    // Its middle lies 175.7 mm behind the front of the token, and 46.7 before the front of the rear base.
    expect(BASES.huge.length).toBe(351.4);
    expect(BASES.huge.notches).toBeCloseTo(129 - 175.7, 9);
    const [first] = toolPieces('huge', [0], 'left');
    expect(first!.frame.y).toBeCloseTo(129 - 175.7 + 46.13 / 2, 12);
    const ahead = 175.7 - 64.5;
    const huge = courseEnd('huge', START, [1], 'right');
    const large = courseEnd('large', START, [1], 'right');
    expect(huge.x).toBeCloseTo(large.x + ahead * Math.sin(Math.PI / 8), 4);
    expect(huge.y).toBeCloseTo(large.y + ahead * Math.cos(Math.PI / 8) - ahead, 4);
  });

  it('agrees with the same course composed in complex numbers, to 1e-9 mm', () => {
    fc.assert(
      fc.property(size, clicks, side, (base, course, at) => {
        const end = courseEnd(base, START, course, at);
        const slow = slowEnd(BASES[base].width, BASES[base].notches, course, at === 'right');
        // The pose grid alone is 2^-30 mm, of which half may be rounded.
        expect(Math.abs(end.x - slow.x)).toBeLessThan(1e-9);
        expect(Math.abs(end.y - slow.y)).toBeLessThan(1e-9);
        const turn = Math.abs(end.facing - slow.facing) % 360;
        expect(Math.min(turn, 360 - turn)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds a base on the tool by corners and edges as a net of points does', () => {
    fc.assert(
      fc.property(size, clicks, side, (base, course, at) => {
        expect(endsOnTool(base, course, at)).toBe(slowOnTool(base, course, at));
      }),
      { numRuns: 400 },
    );
  });

  it('mirrors: clicks and sides the other way round end in the mirror', () => {
    fc.assert(
      fc.property(size, clicks, side, (base, course, at) => {
        const end = courseEnd(base, START, course, at);
        const other = at === 'left' ? 'right' : 'left';
        const swapped = course.map((click) => 0 - click);
        const mirror = courseEnd(base, START, swapped, other);
        expect(mirror.x).toBeCloseTo(-end.x, 8);
        expect(mirror.y).toBeCloseTo(end.y, 8);
        expect((mirror.facing + end.facing) % 360).toBe(0);
        expect(endsOnTool(base, swapped, other)).toBe(endsOnTool(base, course, at));
      }),
    );
  });

  it('a lower speed is the beginning of the course: its tool is a part of the longer one', () => {
    fc.assert(
      fc.property(size, clicks, side, (base, course, at) => {
        const whole = toolPieces(base, course, at);
        const part = toolPieces(base, course.slice(0, -1), at);
        expect(part.slice(0, -1)).toEqual(whole.slice(0, Math.max(0, part.length - 1)));
      }),
    );
  });
});

/** Whether points of a fine net on the tool lie in the base: misses only what is thinner than its meshes. */
function slowOnTool(
  base: (typeof SHIP_SIZES)[number],
  course: readonly number[],
  at: 'left' | 'right',
): boolean {
  const end = slowEnd(BASES[base].width, BASES[base].notches, course, at === 'right');
  const { points } = baseBody(base, end);
  return toolPieces(base, course, at).some(({ frame, box }) => {
    for (let i = 0; i <= 200; i++) {
      const ahead = (i / 100 - 1) * box.halfY;
      for (const right of [-box.halfX, 0, box.halfX]) {
        const x = frame.x + right * frame.cos + ahead * frame.sin;
        const y = frame.y - right * frame.sin + ahead * frame.cos;
        if (deepInside(points, x, y)) return true;
      }
    }
    return false;
  });
}

describe('speed charts', () => {
  it('armada:speed-chart.1 a column is a speed, its boxes from below the joints', () => {
    expect(yawLimits(chart('nebulon-b-escort-frigate'), 3)).toEqual([0, 1, 2]);
    expect(yawLimits(chart('victory-ii-class-star-destroyer'), 2)).toEqual([0, 1]);
  });

  it('armada:speed.2 a speed without a column does not exist', () => {
    expect(yawLimits(chart('victory-i-class-star-destroyer'), 3)).toBeNull();
    expect(courseReason('medium', null, [0, 0, 0], 'left')).toBe('no-such-speed');
  });

  it('armada:ship-movement.2 a joint is clicked at most up to its yaw value', () => {
    const limits = yawLimits(chart('cr90-corvette-a'), 2)!;
    expect(limits).toEqual([1, 2]);
    expect(courseReason('small', limits, [2, 0], 'right')).toBe('too-much-yaw');
    expect(courseReason('small', limits, [1, 0], 'right')).toBeNull();
  });

  it('armada:commands-navigate.2 a dial changes speed by one and raises one joint by one click', () => {
    expect(navigableSpeeds(chart('cr90-corvette-a'), 2)).toEqual([1, 2, 3]);
    expect(yawLimits(chart('cr90-corvette-a'), 3, { raised: 1 })).toEqual([1, 1, 2]);
  });

  it('armada:commands-navigate.3 a token changes speed by one and leaves the yaw as on the chart', () => {
    expect(navigableSpeeds(chart('nebulon-b-escort-frigate'), 2)).toEqual([1, 2, 3]);
    expect(yawLimits(chart('nebulon-b-escort-frigate'), 3)).toEqual([0, 1, 2]);
  });

  it('armada:commands-navigate.4 speed stays between 0 and the highest of the chart', () => {
    expect(navigableSpeeds(chart('victory-i-class-star-destroyer'), 2)).toEqual([1, 2]);
    expect(navigableSpeeds(chart('victory-i-class-star-destroyer'), 0)).toEqual([0, 1]);
  });

  it('armada:yaw.1 a value of II cannot rise', () => {
    expect(yawLimits(chart('cr90-corvette-a'), 1, { raised: 1 })).toEqual([2]);
    expect(yawLimits(chart('cr90-corvette-a'), 4, { raised: 2 })).toEqual([0, 2, 1, 2]);
  });

  it('armada:damage-cards.22 Thrust-Control Malfunction takes one click off the last joint that has any', () => {
    expect(yawLimits([[1], [0, 1], [0, 1, 2]], 3, { lastLowered: true })).toEqual([0, 1, 1]);
    expect(yawLimits(chart('gozanti-class-cruisers'), 3, { lastLowered: true })).toEqual([1, 0, 0]);
    expect(yawLimits(chart('gozanti-class-cruisers'), 3, { lastLowered: true, raised: 2 })).toEqual([
      1, 1, 0,
    ]);
  });
});

describe('legal courses', () => {
  it('are the product of all clicks, each with the sides it leaves', () => {
    expect(allClicks([0, 1, 1, 2])).toHaveLength(45);
    expect(allClicks([1])).toEqual([[-1], [0], [1]]);
  });

  it('count: at every speed of the core set', () => {
    const count = (ship: string) => {
      const { size: base, speeds } = SHIPS[ship]!;
      return speeds.map((_, i) => legalCourses(base, START, yawLimits(speeds, i + 1)!).length);
    };
    expect(count('cr90-corvette-a')).toEqual([6, 18, 18, 54]);
    expect(count('nebulon-b-escort-frigate')).toEqual([4, 12, 18]);
    expect(count('victory-i-class-star-destroyer')).toEqual([4, 4]);
  });

  it('leave every course of every ship at least one side, and both only if the last bend is out of reach', () => {
    for (const { size: base, speeds } of Object.values(SHIPS)) {
      speeds.forEach((_, i) => {
        for (const course of allClicks(yawLimits(speeds, i + 1)!)) {
          const bend = course.slice(base === 'small' ? -1 : -2).findLast((click) => click !== 0) ?? 0;
          const sides = bend === 0 ? ['left', 'right'] : [bend > 0 ? 'right' : 'left'];
          expect(toolSides(base, course)).toEqual(sides);
        }
      });
    }
  });
});
