import { describe, expect, it } from 'vitest';
import { arcsQuery, attackQuery, moveQuery, rangeQuery } from '../window/index.ts';
import type { AttackQuery, MoveQuery } from '../window/schemas.ts';
import { drawArmadaAttack, drawArmadaMove, drawArmadaQuery } from './draw.ts';

function moved(query: MoveQuery): string {
  const answered = moveQuery(query);
  if (!answered.ok) throw new Error(answered.problem.what);
  return drawArmadaMove(query, answered.answer);
}

function attacked(query: AttackQuery): string {
  const answered = attackQuery(query);
  if (!answered.ok) throw new Error(answered.problem.what);
  return drawArmadaAttack(query, answered.answer);
}

const golden = (name: string) => `./golden/${name}.svg`;

describe('pictures', () => {
  it('a course with the tool on its right', async () => {
    const query: MoveQuery = {
      do: 'armada-move',
      ship: 'cr90-corvette-a',
      at: [600, 300, 0],
      clicks: [0, 1, 1, 2],
    };
    await expect(moved(query)).toMatchFileSnapshot(golden('course'));
  });

  it('a course that ends on the tool', async () => {
    const query: MoveQuery = {
      do: 'armada-move',
      base: 'medium',
      at: [600, 300, 0],
      clicks: [1, 0],
      side: 'left',
    };
    await expect(moved(query)).toMatchFileSnapshot(golden('on-tool'));
  });

  it('a maneuver that another ship stops short', async () => {
    const ships = [{ ship: 'nebulon-b-escort-frigate', at: [640, 530, 70] as [number, number, number] }];
    const query: MoveQuery = {
      do: 'armada-move',
      ship: 'victory-i-class-star-destroyer',
      at: [600, 300, 0],
      clicks: [0, 1],
      ships,
    };
    await expect(moved(query)).toMatchFileSnapshot(golden('overlap'));
  });

  it('all courses of a ship at a speed', async () => {
    const query: MoveQuery = {
      do: 'armada-move',
      ship: 'nebulon-b-escort-frigate',
      at: [600, 300, 0],
      speed: 3,
    };
    await expect(moved(query)).toMatchFileSnapshot(golden('courses'));
  });

  it('an obstructed attack', async () => {
    const query: AttackQuery = {
      do: 'armada-attack',
      from: { ship: 'victory-ii-class-star-destroyer', at: [500, 300, 0], zone: 'front' },
      to: { ship: 'cr90-corvette-a', at: [540, 520, 250], zone: 'left' },
      obstacles: [{ shape: 'station', at: [500, 430, 20] }],
    };
    await expect(attacked(query)).toMatchFileSnapshot(golden('attack'));
  });

  it('a squadron outside the arc', async () => {
    const query: AttackQuery = {
      do: 'armada-attack',
      from: { ship: 'nebulon-b-escort-frigate', at: [500, 300, 0], zone: 'front' },
      to: { base: 'squadron', at: [600, 340, 0] },
    };
    await expect(attacked(query)).toMatchFileSnapshot(golden('not-in-arc'));
  });

  it('of every kind of query say in their title what was found', () => {
    const squadron = { base: 'squadron' as const, at: [500, 600, 0] as [number, number, number] };
    const of = { ship: 'cr90-corvette-a', at: [500, 300, 0] as [number, number, number] };
    const range = { do: 'range' as const, from: of, to: squadron };
    const measured = rangeQuery(range);
    expect(measured.ok && drawArmadaQuery(range, measured.answer)).toContain('<title>247.4 mm, long</title>');
    const arcs = { do: 'arcs' as const, of, to: squadron };
    const found = arcsQuery(arcs);
    expect(found.ok && drawArmadaQuery(arcs, found.answer)).toContain('<title>In arc: front</title>');
    const move: MoveQuery = {
      do: 'armada-move',
      base: 'small',
      at: [600, 300, 0],
      clicks: [1],
      side: 'left',
    };
    const course = moveQuery(move);
    expect(course.ok && drawArmadaQuery(move, course.answer)).toContain('refused, ends-on-tool');
    const attack: AttackQuery = { do: 'attack', from: { ...of, zone: 'rear' }, to: squadron };
    const shot = attackQuery(attack);
    expect(shot.ok && drawArmadaQuery(attack, shot.answer)).toContain('<title>Not in arc</title>');
  });
});
