import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { ARMADA_SCHEMAS, answerArmadaQuery } from './index.ts';

/** The answer of a query, checked against its schema; throws if there is none. */
function ask(query: { readonly do: keyof typeof ARMADA_SCHEMAS; readonly [key: string]: unknown }) {
  const answered = answerArmadaQuery(query);
  if (!answered.ok) throw new Error(`${answered.problem.where}: ${answered.problem.what}`);
  expect(Check(ARMADA_SCHEMAS[query.do].answer, answered.answer)).toBe(true);
  return answered.answer as { readonly [key: string]: unknown };
}

const problem = (query: unknown) => {
  const answered = answerArmadaQuery(query);
  return answered.ok ? 'an answer' : `${answered.problem.where}: ${answered.problem.what}`;
};

const VICTORY = 'victory-ii-class-star-destroyer';
const CORVETTE = 'cr90-corvette-a';
function near(value: unknown, expected: readonly number[]): void {
  for (const [i, one] of expected.entries()) expect((value as readonly number[])[i]).toBeCloseTo(one, 6);
}

describe('armada-move', () => {
  it('says where a base ends and whether the tool allows it', () => {
    const answer = ask({
      do: 'armada-move',
      base: 'small',
      at: [600, 300, 90],
      speed: 2,
      clicks: [0, 0],
      side: 'left',
    });
    expect([answer.legal, answer.reason]).toEqual([true, null]);
    near(answer.at, [736.8, 300, 90]);
    expect(Object.keys(answer)).toEqual(['at', 'legal', 'reason']);
    const onTool = ask({
      do: 'armada-move',
      base: 'small',
      at: [600, 300, 0],
      speed: 1,
      clicks: [1],
      side: 'left',
    });
    expect([onTool.legal, onTool.reason]).toEqual([false, 'ends-on-tool']);
  });

  it('takes the side that is left, if none is given, and ignores joints beyond the speed', () => {
    const query = { do: 'armada-move', base: 'small', at: [600, 300, 0] } as const;
    expect(ask({ ...query, clicks: [1] }).side).toBe('right');
    expect(ask({ ...query, speed: 1, clicks: [0, 2, 2, 0], side: 'left' }).at).toEqual(
      ask({ ...query, speed: 1, clicks: [0], side: 'left' }).at,
    );
  });

  it('knows the yaw limits of a ship, and what a navigate dial adds', () => {
    const query = {
      do: 'armada-move',
      ship: VICTORY,
      at: [600, 300, 0],
      speed: 2,
      clicks: [1, 0],
      side: 'right',
    } as const;
    expect(ask(query)).toMatchObject({ legal: false, reason: 'too-much-yaw', yaw: [0, 1] });
    expect(ask({ ...query, raise: 1 })).toMatchObject({ legal: true, reason: null, yaw: [1, 1] });
    expect(ask({ ...query, speed: 3, clicks: [0, 0, 0] })).toMatchObject({
      reason: 'no-such-speed',
      yaw: null,
    });
  });

  it('lists all legal courses without clicks', () => {
    const one = ask({ do: 'armada-move', ship: CORVETTE, at: [600, 300, 0], speed: 4 });
    expect(one.courses).toHaveLength(54);
    expect(one.yaw).toEqual([0, 1, 1, 2]);
    expect(ask({ do: 'armada-move', ship: CORVETTE, at: [600, 300, 0] }).courses).toHaveLength(
      6 + 18 + 18 + 54,
    );
    expect(ask({ do: 'armada-move', base: 'large', at: [600, 300, 0], speed: 1 }).courses).toHaveLength(6);
    const left = { do: 'armada-move', ship: CORVETTE, at: [600, 300, 0], speed: 4, side: 'left' } as const;
    expect(ask(left).courses).toHaveLength(27);
  });

  it('passes over what makes no difference, and goes through any nonsense', () => {
    const ships = [{ base: 'medium', at: [600, 500, 0] }];
    const around = { ships, obstacles: [{ shape: 'station', at: [0, 0, 0] }], playArea: [1829, 914] };
    const query = { do: 'armada-move', ship: CORVETTE, at: [600, 300, 0], speed: 4 } as const;
    expect(ask({ ...query, ...around })).toEqual(ask(query));
    const range = { do: 'range', game: 'armada', from: ships[0], to: ships[0] } as const;
    expect(ask({ ...range, ...around })).toEqual(ask(range));
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = { do: [deep] };
    for (const name of ['do', 'at', 'ship', 'zone', 'from']) {
      expect(problem({ ...query, [name]: deep })).toContain(name);
      expect(problem({ ...query, [name]: 'x'.repeat(10_000) }).length).toBeLessThan(200);
    }
    expect(problem({ ...range, from: { base: 'squad', at: [0, 0, 0] } })).toBe(
      'from.base: "squad" is not one of "small", "medium", "large", "huge", "squadron"',
    );
    expect(problem({ do: 'arcs', game: 'armada', of: ships[0], to: ships[0] })).toBe(
      'of.base: no field of this name belongs here',
    );
  });

  it('stays at speed 0, or yaws there if an effect lets it', () => {
    const query = { do: 'armada-move', base: 'medium', at: [600, 300, 0], speed: 0 } as const;
    expect(ask({ ...query, clicks: [] }).at).toEqual([600, 300, 0]);
    expect(ask({ ...query, clicks: [1], side: 'right' })).toMatchObject({ legal: true });
    expect((ask({ ...query, clicks: [1] }).at as readonly number[])[2]).toBe(22.5);
    expect(ask({ ...query, clicks: [1], side: 'left' }).reason).toBe('ends-on-tool');
  });

  it('reduces speed over other ships', () => {
    const ships = [{ base: 'medium', at: [600, 500, 0] }];
    const { moved } = ask({
      do: 'armada-move',
      ship: CORVETTE,
      at: [600, 300, 0],
      clicks: [0, 0],
      side: 'left',
      ships,
    });
    expect(moved).toMatchObject({ speed: 1, overlapped: [0], closest: 0 });
    near((moved as { at: unknown }).at, [600, 368.4, 0]);
  });

  it('tells what is wrong, and where', () => {
    const query = { do: 'armada-move', at: [600, 300, 0] };
    expect(problem({ ...query, clicks: [0] })).toBe('base: give a base or a ship');
    expect(problem({ ...query, base: 'small', ship: CORVETTE, clicks: [0] })).toContain('not both');
    expect(problem({ ...query, ship: 'death-star', clicks: [0] })).toBe(
      'ship: there is no ship "death-star"',
    );
    expect(problem({ ...query, base: 'small', speed: 3, clicks: [0] })).toContain('clicks: speed 3 needs');
    expect(problem({ ...query, base: 'small' })).toBe('speed: give a speed');
    expect(problem({ ...query, base: 'tiny', clicks: [0] })).toContain('base: "tiny" is not one of "small"');
    expect(problem({ ...query, base: 'small', clicks: [3] })).toContain('clicks[0]:');
    expect(problem({ ...query, base: 'small', clicks: [0], sped: 1 })).toContain('sped');
  });
});

describe('armada-attack', () => {
  const from = { ship: VICTORY, at: [500, 300, 0], zone: 'front' };
  const to = { ship: CORVETTE, at: [500, 600, 180], zone: 'front' };

  it('gives arc, range, line of sight and obstruction', () => {
    const obstacles = [{ shape: 'station', at: [510, 430, 0] }];
    const ships = [{ base: 'small', at: [700, 450, 0] }];
    const answer = ask({ do: 'armada-attack', from, to, obstacles, ships });
    expect(answer).toMatchObject({
      inArc: true,
      band: 'long',
      distance: 4,
      blocked: false,
      blockedBy: { range: null, lineOfSight: null },
      obstructed: true,
      obstructedBy: { ships: [], obstacles: [0] },
    });
    expect(answer.mm).toBeCloseTo(600 - 35.125 - 350.75, 6);
    expect(answer.lines).toHaveLength(2);
  });

  it('says which zone of the defender is in the way, and that the attacker itself is not', () => {
    const ships = [
      { ship: VICTORY, at: [500, 300, 0] },
      { ship: CORVETTE, at: [500, 600, 180] },
    ];
    const answer = ask({ do: 'armada-attack', from, to: { ...to, zone: 'left' }, ships });
    expect(answer).toMatchObject({
      blocked: true,
      blockedBy: { range: null, lineOfSight: 'front' },
      obstructed: false,
    });
  });

  it('gives the arc alone if the target is not in it', () => {
    expect(ask({ do: 'armada-attack', from: { ...from, zone: 'rear' }, to })).toEqual({ inArc: false });
  });

  it('answers as attack too, and for squadrons', () => {
    const squadron = { base: 'squadron', at: [500, 430, 0] };
    const answer = ask({ do: 'attack', game: 'armada', from: squadron, to: from });
    expect(answer.mm).toBeCloseTo(430 - 17.1 - 350.75, 6);
    expect(answer.distance).toBe(1);
    const sight = ask({ do: 'armada-attack', from, to: squadron, sight: 'closest' })
      .lineOfSight as number[][];
    expect(sight[1]![1]).toBeCloseTo(412.9, 6);
  });

  it('knows the six zones of a huge ship, and refuses those that a ship does not have', () => {
    const executor = { ship: 'executor-i-class-star-dreadnought', at: [500, 800, 180], zone: 'front' };
    expect(ask({ do: 'armada-attack', from, to: executor })).toMatchObject({ inArc: true, band: 'long' });
    const auxiliary = { ...executor, at: [500, 500, 90], zone: 'right-auxiliary' };
    expect(ask({ do: 'armada-attack', from, to: auxiliary })).toMatchObject({ inArc: true });
    expect(problem({ do: 'armada-attack', from: { ...from, zone: 'left-auxiliary' }, to })).toBe(
      'from.zone: "victory-ii-class-star-destroyer" has no hull zone "left-auxiliary"',
    );
    expect(problem({ do: 'armada-attack', from: { ...from, zone: 'top' }, to })).toContain('from.zone:');
  });
});

describe('range and arcs', () => {
  it('measure between bases and obstacles', () => {
    const answer = ask({
      do: 'range',
      game: 'armada',
      from: { base: 'medium', at: [500, 300, 0] },
      to: { ship: CORVETTE, at: [500, 300 + 51 + 123.3 + 35.5, 0] },
    });
    expect(answer).toMatchObject({ band: 'close', distance: 2 });
    const far = {
      do: 'range',
      game: 'armada',
      from: { base: 'squadron', at: [0, 0, 0] },
      to: { shape: 'station', at: [900, 0, 0] },
    } as const;
    expect(ask(far)).toMatchObject({ band: null, distance: null });
    expect(problem({ ...far, from: { base: 'squadron', at: [0, 0] } })).toContain('from.at:');
  });

  it('tell the arcs that a thing is in', () => {
    const of = { ship: CORVETTE, at: [500, 300, 0] };
    expect(ask({ do: 'arcs', game: 'armada', of, to: { base: 'large', at: [620, 420, 30] } })).toEqual({
      front: true,
      left: false,
      right: true,
      rear: false,
    });
    const executor = { ship: 'executor-i-class-star-dreadnought', at: [500, 300, 0] };
    expect(ask({ do: 'arcs', of: executor, to: { base: 'squadron', at: [700, 150, 0] } })).toEqual({
      front: false,
      left: false,
      right: false,
      rear: false,
      'left-auxiliary': false,
      'right-auxiliary': true,
    });
  });

  it('are told apart from queries that do not exist', () => {
    expect(problem({ do: 'fly' })).toContain('do: "fly" is not one of "armada-move"');
    expect(problem([])).toBe(': a query is a JSON object');
  });
});
