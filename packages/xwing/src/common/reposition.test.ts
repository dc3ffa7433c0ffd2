import { describe, expect, it } from 'vitest';
import { bodiesOverlap, insidePlayArea, obstacleBody, outlineOf, shipBody } from './bodies.ts';
import { barrelRollPlacements, boostPlacement } from './reposition.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const origin = at(400, 400);
const poses = (size: 'small' | 'medium' | 'large', side: 'left' | 'right') =>
  barrelRollPlacements(size, origin, side).map(({ placement, pose }) => [
    placement,
    pose.x,
    pose.y,
    pose.facing,
  ]);

describe('barrel rolls', () => {
  it('xwing2:barrel-roll.1 xwing2:barrel-roll.2 a small ship uses the narrow end of the 1 straight at its side', () => {
    const [roll] = barrelRollPlacements('small', origin, 'right');
    expect(roll!.template.template).toMatchObject({ x: 420, y: 400, facing: 90, length: 40, radius: 0 });
    expect(Array.from(outlineOf(roll!.template))).toEqual([420, 410, 460, 410, 460, 390, 420, 390]);
  });

  it('xwing2:barrel-roll.3 the side hash mark ends at the front, middle or back of the template', () => {
    expect(poses('small', 'right')).toEqual([
      ['front', 480, 410, 0],
      ['middle', 480, 400, 0],
      ['back', 480, 390, 0],
    ]);
    expect(poses('small', 'left').map((pose) => pose[1])).toEqual([320, 320, 320]);
  });

  it('xwing2:barrel-roll.4 medium and large ships use the long edge: a base and a width across, half a length along', () => {
    expect(poses('large', 'left')).toEqual([
      ['front', 300, 420, 0],
      ['middle', 300, 400, 0],
      ['back', 300, 380, 0],
    ]);
    expect(poses('medium', 'right').map((pose) => [pose[1], pose[2]])).toEqual([
      [480, 420],
      [480, 400],
      [480, 380],
    ]);
    const [roll] = barrelRollPlacements('medium', origin, 'right');
    expect(Array.from(outlineOf(roll!.template))).toEqual([430, 380, 430, 420, 450, 420, 450, 380]);
  });

  it('a rock under the template is found, one beside it is not', () => {
    const [roll] = barrelRollPlacements('small', origin, 'right');
    expect(bodiesOverlap(roll!.template, obstacleBody('coreasteroid0', at(440, 425)))).toBe(true);
    expect(bodiesOverlap(roll!.template, obstacleBody('coreasteroid0', at(440, 430)))).toBe(false);
  });

  it('a roll over the edge of the play area ends outside it', () => {
    const outward = barrelRollPlacements('small', at(21, 400), 'left');
    expect(outward.map(({ pose }) => insidePlayArea(shipBody('small', pose), 914.4, 914.4))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('boosts', () => {
  it('xwing2:boost.1 xwing2:boost.2 a boost uses the 1 straight or 1 bank and ends with the rear guides in it', () => {
    expect(boostPlacement('small', origin, 'straight').pose).toEqual(at(400, 480));
    expect(boostPlacement('large', origin, 'straight').pose).toEqual(at(400, 520));
    const left = boostPlacement('small', origin, 'left');
    expect(left.template).toMatchObject({ radius: 80, degrees: 45, side: -1 });
    expect(left.pose.facing).toBe(315);
    expect(left.pose.x).toBeCloseTo(400 - 80 * (1 - Math.SQRT1_2) - 20 * Math.SQRT1_2, 8);
    expect(boostPlacement('small', origin, 'right').templateBody.kind).toBe('template');
  });
});
