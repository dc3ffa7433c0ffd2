import { describe, expect, it } from 'vitest';
import type { BaseSize } from './bases.ts';
import { shipBody } from './bodies.ts';
import { type Direction, executeManeuver, previewManeuver } from './maneuvers.ts';

const start = { x: 400, y: 400, facing: 0 };
const slip = (speed: number, shape: 'bank' | 'turn', direction: Direction, size: BaseSize = 'small') =>
  previewManeuver(size, start, { speed, bearing: `sideslip-${shape}`, direction });
const root = Math.SQRT1_2;

describe('sideslips', () => {
  it('xwing2:sideslip.2 to the left puts the template on the right side: the ship moves to its right', () => {
    expect(slip(2, 'bank', 'left').template).toMatchObject({ x: 420, y: 400, facing: 90 });
    expect(slip(2, 'bank', 'left').pose.x).toBeGreaterThan(500);
    expect(slip(1, 'turn', 'right').template).toMatchObject({ x: 380, y: 400, facing: 270 });
    expect(slip(1, 'turn', 'right').pose.x).toBeLessThan(380);
  });

  it('xwing2:sideslip.3 begins on the side hash mark and bends forward, never backward', () => {
    for (const direction of ['left', 'right'] as const) {
      for (const size of ['small', 'medium', 'large'] as const) {
        const { pose, template } = slip(1, 'bank', direction, size);
        expect(template!.y).toBe(400);
        expect(Math.abs(template!.x - 400)).toBe({ small: 20, medium: 30, large: 40 }[size]);
        expect(pose.y).toBeGreaterThan(400);
      }
    }
  });

  it('xwing2:sideslip.4 ends with the opposite hash mark on the template, turned by 45 or 90', () => {
    const bank = slip(2, 'bank', 'left').pose;
    expect(bank.x).toBeCloseTo(400 + 20 + 130 * root + 20 * root, 8);
    expect(bank.y).toBeCloseTo(400 + 130 * (1 - root) + 20 * root, 8);
    expect(bank.facing).toBe(315);
    const turn = slip(1, 'turn', 'right').pose;
    expect([turn.x, turn.y, turn.facing]).toEqual([345, 455, 90]);
    expect(slip(1, 'turn', 'right', 'large').pose).toEqual({ x: 325, y: 475, facing: 90 });
  });

  it('xwing2:sideslip.5 uses the left template of a left sideslip unflipped', () => {
    expect(slip(2, 'bank', 'left').template).toMatchObject({ radius: 130, degrees: 45, side: -1 });
    expect(slip(3, 'turn', 'right').template).toMatchObject({ radius: 90, degrees: 90, side: 1 });
  });

  it('xwing2:sideslip.6 a blocked one backs up along the side hash marks and keeps part of its turn', () => {
    const blocker = shipBody('small', { x: 530, y: 450, facing: 10 });
    const result = executeManeuver(
      'small',
      start,
      { speed: 2, bearing: 'sideslip-bank', direction: 'left' },
      [blocker],
    );
    expect(result.executed).toBe('partially');
    expect(result.touching).toEqual([0]);
    expect(result.template!.length).toBeCloseTo((130 * Math.PI) / 4 - result.backedUp, 9);
    // Facing is right of the travel, so travel has bent by as much as the ship has turned to the left.
    expect(result.pose.facing).toBeGreaterThan(315);
    expect(result.pose.facing).toBeLessThan(360);
  });

  it('xwing2:sideslip.6 guides point ahead while it slips: a ship beside its way can stop it', () => {
    const beside = shipBody('small', { x: 480, y: 442, facing: 0 });
    const straightOn = executeManeuver(
      'small',
      start,
      { speed: 1, bearing: 'sideslip-turn', direction: 'left' },
      [beside],
    );
    expect(straightOn.executed).toBe('partially');
    expect(straightOn.overlapped).toEqual([0]);
  });
});
