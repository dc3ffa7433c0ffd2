import { describe, expect, it } from 'vitest';
import { answerQuery, WINDOW_SCHEMAS } from './index.ts';

/** What the window answers; fails the test if it is a problem. */
function told(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const answered = answerQuery(query);
  if (!answered.ok) throw new Error(`${answered.problem.where}: ${answered.problem.what}`);
  return answered.answer as Record<string, unknown>;
}
const problem = (query: unknown): string => {
  const answered = answerQuery(query);
  return answered.ok ? 'no problem' : `${answered.problem.where}: ${answered.problem.what}`;
};
const move = (given: Readonly<Record<string, unknown>>) =>
  told({ do: 'move', base: 'small', at: [400, 400, 0], ...given });
const small = (...at: readonly number[]) => ({ base: 'small', at: [...at, 0].slice(0, 3) });
const close = (value: number) => expect.closeTo(value, 6);

describe('move', () => {
  it('answers in full: where it ends, what it met, what it lies on', () => {
    expect(
      move({
        maneuver: '5 straight',
        ships: [small(400, 640), small(400, 590), small(425, 500)],
        obstacles: [
          { shape: 'coreasteroid0', at: [400, 440, 0] },
          { shape: 'core2asteroid5', at: [420, 560, 0] },
        ],
      }),
    ).toEqual({
      at: [400, close(454.2), 0],
      executed: 'partially',
      backedUp: close(185.8),
      overlapped: [0, 1, 2],
      touching: [2],
      movedThrough: { ships: [], obstacles: [0] },
      overlapping: { obstacles: [0] },
      fled: false,
    });
  });

  it('counts the template up to the trailing hash mark; a rock may be moved through and lie under the end', () => {
    const answer = move({
      maneuver: '2 straight',
      obstacles: [{ shape: 'core2asteroid5', at: [400, 500, 0] }],
    });
    expect(answer).toMatchObject({ movedThrough: { obstacles: [0] }, overlapping: { obstacles: [0] } });
  });

  it('answers as the README says', () => {
    const asked = { do: 'move', base: 'small', at: [457.2, 100, 0], maneuver: '2 sideslip bank left' };
    expect(told({ ...asked, ships: [{ base: 'large', at: [600, 160, 10] }] })).toMatchObject({
      at: [expect.closeTo(536.98, 2), expect.closeTo(116.31, 2), expect.closeTo(332.26, 2)],
      executed: 'partially',
      backedUp: expect.closeTo(59.25, 2),
    });
    expect(problem({ ...asked, maneuver: '4 turn left' })).toBe(
      'maneuver: there is no template for 4 turn left',
    );
  });

  it('reads every bearing', () => {
    const ends = [
      ['2 straight', [400, 520, 0]],
      ['1 turn right', [455, 455, 90]],
      ['4 koiogran', [400, 600, 180]],
      ['2 tallon right', [482.5, 482.5, 180]],
      ['0 stationary', [400, 400, 0]],
      ['1 reverse straight', [400, 320, 0]],
      ['1 sideslip turn right', [345, 455, 90]],
    ] as const;
    for (const [maneuver, at] of ends) expect(move({ maneuver }).at).toEqual(at.map(close));
    const facing = (maneuver: string) => (move({ maneuver }).at as number[])[2];
    expect(facing('3 bank left')).toBe(315);
    expect(facing('2 segnor left')).toBe(135);
    expect(facing('2 reverse bank left')).toBe(45);
    expect(facing('2 sideslip bank left')).toBe(315);
    expect((move({ maneuver: '2 sideslip bank left' }).at as number[])[0]).toBeGreaterThan(500);
  });

  it('sets a Tallon Roll towards its own final front or back', () => {
    const y = (placement: string) => (move({ maneuver: '2 tallon right', placement }).at as number[])[1];
    expect([y('front'), y('middle'), y('back')]).toEqual([close(472.5), close(482.5), close(492.5)]);
    // Left to itself it takes a free one.
    const blocked = move({ maneuver: '2 tallon right', ships: [small(482.5, 440)] });
    expect(blocked).toMatchObject({ executed: 'fully', at: [close(482.5), close(492.5), 180] });
    const forced = move({ maneuver: '2 tallon right', placement: 'front', ships: [small(482.5, 428)] });
    expect(forced).toMatchObject({
      executed: 'partially',
      backedUp: 0,
      overlapped: [0],
      at: [482.5, 482.5, 90],
    });
  });

  it('counts guides for overlap, not for the edge; on the edge is inside', () => {
    const at = (y: number) => told({ do: 'move', base: 'small', at: [400, y, 0], maneuver: '1 straight' });
    expect(at(814.4)).toMatchObject({ fled: false });
    expect(at(814.5)).toMatchObject({ fled: true });
    expect(
      told({ do: 'move', base: 'small', at: [400, 90, 0], maneuver: '1 straight', playArea: [914.4, 180] })
        .fled,
    ).toBe(true);
  });

  it('stays where it is if it overlaps a ship at the start, or finds no place', () => {
    expect(move({ maneuver: '2 straight', ships: [small(430, 400)] })).toMatchObject({
      at: [400, 400, 0],
      executed: 'partially',
      backedUp: 120,
    });
  });

  it('xwing1:touching.1 plays First Edition: touching needs an overlap, Tallon Rolls slide', () => {
    const flush = { maneuver: '2 straight', ships: [small(440, 520)] };
    expect(move(flush).touching).toEqual([0]);
    expect(move({ ...flush, game: 'xwing1' }).touching).toEqual([]);
    expect(
      move({ game: 'xwing1', maneuver: '0 stationary', ships: [small(440, 400)], touching: [0] }).touching,
    ).toEqual([0]);
    expect(move({ game: 'xwing1', maneuver: '2 tallon right', slide: 7 }).at).toEqual([
      close(482.5),
      close(475.5),
      180,
    ]);
    // Left to itself it slides as little as it must.
    const slid = move({ game: 'xwing1', maneuver: '2 tallon right', ships: [small(482.5, 440)] });
    expect(slid).toMatchObject({ executed: 'fully', at: [close(482.5), expect.closeTo(485.8, 5), 180] });
  });

  it('xwing1:bombs.11 only the template that was flown can meet a mine', () => {
    const devices = [{ device: 'proximitymine', at: [400, 600, 0] }];
    const free = move({ game: 'xwing1', maneuver: '5 straight', devices });
    const blocked = move({
      game: 'xwing1',
      maneuver: '5 straight',
      devices,
      ships: [small(400, 640), small(400, 590), small(400, 530)],
    });
    expect([free.movedThrough, blocked.movedThrough]).toEqual([
      { ships: [], obstacles: [], devices: [0] },
      { ships: [], obstacles: [], devices: [] },
    ]);
  });

  it('moves huge ships: slower if another is in the way, picking up what is under them', () => {
    const answer = told({
      do: 'move',
      base: 'huge',
      at: [400, 200, 0],
      maneuver: '3 straight',
      ships: [{ base: 'huge', at: [400, 501, 0] }, small(420, 330)],
    });
    expect(answer).toMatchObject({
      at: [400, 280, 0],
      executed: 'partially',
      maneuver: '2 straight',
      overlapped: [0],
      pickedUp: [1],
    });
  });
});

describe('range, attack and arcs', () => {
  it('bands: on a line the nearer one, beyond the ruler none', () => {
    const range = (y: number, more = {}) =>
      told({ do: 'range', from: small(400, 100), to: small(400, y), ...more });
    expect(range(240)).toEqual({ mm: 100, band: 1 });
    expect(range(240.001)).toEqual({ mm: close(100.001), band: 2 });
    expect(range(441)).toEqual({ mm: 301, band: null });
    expect(range(441, { bands: 5 })).toEqual({ mm: 301, band: 4 });
    expect(range(140)).toEqual({ mm: 0, band: 0 });
    expect(range(140, { game: 'xwing1' })).toEqual({ mm: 0, band: 1 });
    expect(range(145.8, { touching: true })).toEqual({ mm: close(5.8), band: 0 });
  });

  it('xwing1:bombs.10 only the part of a bomb inside the play area counts', () => {
    const range = (game: string) =>
      told({ do: 'range', game, from: small(400, 120), to: { device: 'protonbomb', at: [400, -5, 0] } })
        .mm as number;
    expect(range('xwing1')).toBeCloseTo(100 - 11.28, 6);
    const aside = (game: string) =>
      told({
        do: 'range',
        game,
        from: { base: 'small', at: [60, 100, 0] },
        to: { device: 'protonbomb', at: [-2, 100, 180] },
      }).mm as number;
    expect(aside('xwing1')).toBeCloseTo(40 - 13.4, 6);
    expect(
      problem({
        do: 'range',
        game: 'xwing1',
        from: small(400, 120),
        to: { device: 'protonbomb', at: [400, -50, 0] },
      }),
    ).toBe('to: lies wholly outside the play area');
  });

  it('an attack has one line, or the two outermost of a family', () => {
    const attack = (to: unknown, more = {}) =>
      told({ do: 'attack', from: small(100, 100), to, arc: 'front', ...more });
    const rock = { obstacles: [{ shape: 'coreasteroid0', at: [85, 180, 0] }] };
    expect(attack(small(110, 250), rock)).toEqual({
      inArc: true,
      mm: 110,
      band: 2,
      lines: [
        {
          line: [
            [90, 120],
            [90, 230],
          ],
          obstructedBy: [0],
        },
        {
          line: [
            [120, 120],
            [120, 230],
          ],
          obstructedBy: [],
        },
      ],
    });
    expect(attack({ base: 'small', at: [100, 250, 45] })).toMatchObject({ lines: [{ obstructedBy: [] }] });
    expect(attack(small(100, 20))).toEqual({ inArc: false });
    expect(attack(small(100, 140))).toMatchObject({ inArc: true, mm: 0, band: 0 });
  });

  it('xwing1:obstructed.3 ships obstruct, but not in First Edition', () => {
    const query = {
      do: 'attack',
      from: small(100, 100),
      to: { base: 'small', at: [100, 300, 45] },
      arc: 'front',
      ships: [small(100, 200)],
    };
    const by = (answer: Record<string, unknown>) =>
      (answer.lines as readonly Record<string, unknown>[]).map((line) => line.obstructedByShips);
    expect([by(told(query)), by(told({ ...query, game: 'xwing1' }))]).toEqual([[[0]], [[]]]);
  });

  it('First Edition turrets fire anywhere, its arcs have no end', () => {
    const query = { do: 'attack', game: 'xwing1', from: small(400, 400), to: small(400, 200) };
    expect(told({ ...query, arc: 'front' })).toEqual({ inArc: false });
    expect(told({ ...query, arc: 'turret' })).toMatchObject({ inArc: true, mm: 160, band: 2 });
    expect(told({ ...query, arc: 'auxiliary rear' })).toMatchObject({ inArc: true });
    expect(told({ ...query, arc: 'front', to: small(400, 850) })).toMatchObject({
      inArc: true,
      mm: 410,
      band: null,
    });
    expect(problem({ ...query, arc: 'full front' })).toContain('arc: "full front" is not one of ');
  });

  it('xwing2:remotes.7 xwing2:faq-arcs.4 names every arc a thing is in', () => {
    const arcs = (to: unknown) => {
      const answer = told({ do: 'arcs', of: small(400, 400), to });
      return Object.keys(answer).filter((name) => answer[name] === true);
    };
    expect(arcs(small(400, 550))).toEqual(['front', 'bullseye', 'full front', 'in front of']);
    expect(arcs(small(600, 405))).toEqual(['right', 'full front', 'full rear', 'flanking']);
    expect(arcs(small(400, 250))).toEqual(['rear', 'full rear', 'behind']);
    expect(arcs(small(400, 739))).toContain('front');
    expect(arcs(small(400, 741))).toEqual([]);
    // A remote has no midway line: it is not asked about as the ship whose arcs count.
    expect(
      problem({ do: 'arcs', of: { device: 'drk1probedroid', at: [1, 2, 3] }, to: small(1, 2) }),
    ).not.toBe('no problem');
  });
});

describe('reposition and place', () => {
  it('gives every placement with its position, and the reasons against it', () => {
    const { placements } = told({
      do: 'reposition',
      kind: 'barrel roll',
      base: 'small',
      at: [800, 400, 0],
      side: 'right',
      ships: [small(880, 440)],
    });
    expect(placements).toEqual([
      {
        template: '1 straight',
        side: 'right',
        placement: 'front',
        at: [880, 410, 0],
        legal: false,
        reasons: [{ kind: 'overlaps-ship', index: 0 }],
      },
      {
        template: '1 straight',
        side: 'right',
        placement: 'middle',
        at: [880, 400, 0],
        legal: false,
        reasons: [{ kind: 'overlaps-ship', index: 0 }],
      },
      { template: '1 straight', side: 'right', placement: 'back', at: [880, 390, 0], legal: true },
    ]);
  });

  it('answers boosts, decloaks, tractor moves, turns and SLAMs', () => {
    const reposition = (kind: string, more = {}) =>
      told({ do: 'reposition', kind, base: 'small', at: [400, 400, 0], ...more })
        .placements as readonly Record<string, unknown>[];
    expect(reposition('boost').map(({ template }) => template)).toEqual([
      '1 straight',
      '1 bank left',
      '1 bank right',
    ]);
    expect(reposition('boost', { template: '1 turn left' })).toEqual([
      { template: '1 turn left', at: [345, 455, 270], legal: true },
    ]);
    expect(reposition('decloak')).toHaveLength(7);
    expect(reposition('decloak', { base: 'large' })[0]).toMatchObject({
      template: '1 straight',
      at: [300, 420, 0],
    });
    expect(reposition('tractor', { side: 'left', placement: 'middle' })).toEqual([
      { template: '1 straight', side: 'left', placement: 'middle', at: [320, 400, 0], legal: true },
    ]);
    expect(reposition('rotate', { degrees: 180 })).toEqual([
      { degrees: 180, at: [400, 400, 180], legal: true, fled: false },
    ]);
    expect(reposition('slam', { maneuver: '2 straight' })).toEqual([{ at: [400, 520, 0], legal: true }]);
    expect(reposition('slam', { maneuver: '5 straight', at: [400, 800, 0] })).toMatchObject([
      { legal: false, reasons: [{ kind: 'outside-play-area' }] },
    ]);
  });

  it('takes a direction for what the template leaves open, or instead of a side', () => {
    const reposition = (kind: string, more = {}) =>
      told({ do: 'reposition', kind, base: 'small', at: [400, 400, 0], ...more })
        .placements as readonly Record<string, unknown>[];
    const bank = reposition('boost', { template: '1 bank left' });
    expect(reposition('boost', { template: '1 bank', direction: 'left' })).toEqual(bank);
    expect(reposition('boost', { template: '1 bank', side: 'left' })).toEqual(bank);
    expect(reposition('boost', { direction: 'left' })).toEqual(bank);
    expect(reposition('boost', { direction: 'straight' })).toEqual(
      reposition('boost', { template: '1 straight' }),
    );
    expect(reposition('barrel roll', { template: '1 straight', direction: 'left' })).toEqual(
      reposition('barrel roll', { template: '1 straight', side: 'left' }),
    );
    expect(reposition('barrel roll', { template: '1 bank', side: 'right', direction: 'left' })).toEqual(
      reposition('barrel roll', { template: '1 bank left', side: 'right' }),
    );
    expect(reposition('decloak', { direction: 'straight' })).toEqual([
      { template: '2 straight', at: [400, 520, 0], legal: true },
    ]);
    expect(reposition('decloak', { direction: 'right' })).toEqual(reposition('decloak', { side: 'right' }));
  });

  it('gives First Edition’s rolls as intervals, with their ends and middle', () => {
    const answer = told({
      do: 'reposition',
      game: 'xwing1',
      kind: 'barrel roll',
      base: 'small',
      at: [400, 400, 0],
      side: 'right',
      ships: [small(480, 440)],
    });
    expect(answer.regions).toEqual([
      {
        side: 'right',
        template: '1 straight',
        templateShift: null,
        freedom: 10,
        shifts: [[-20, expect.closeTo(-5.8, 5)]],
      },
    ]);
    const placements = answer.placements as readonly Record<string, unknown>[];
    expect(placements).toHaveLength(3);
    for (const placement of placements) expect(placement.legal).toBe(true);
    const at = (shift: number) =>
      told({
        do: 'reposition',
        game: 'xwing1',
        kind: 'barrel roll',
        base: 'small',
        at: [400, 400, 0],
        side: 'right',
        shift,
      }).placements;
    expect(at(13)).toMatchObject([{ shift: 13, templateShift: 6.5, at: [480, 413, 0], legal: true }]);
    expect(at(21)).toMatchObject([{ legal: false, reasons: [{ kind: 'beyond-the-base', most: 10 }] }]);
  });

  it('places devices, and says what they lie under and whether they may', () => {
    const drop = (y: number, game = 'xwing2') =>
      told({
        do: 'place',
        game,
        kind: 'drop',
        device: 'protonbomb',
        base: 'small',
        at: [400, y, 0],
        template: '1 straight',
        ships: [small(400, y - 80)],
      });
    expect(drop(400)).toMatchObject({
      placements: [{ guides: 'front', at: [400, close(326.19), 0], legal: true, under: { ships: [0] } }],
      uncertainty: 1,
    });
    expect(drop(85)).toMatchObject({
      placements: [{ legal: false, reasons: [{ kind: 'outside-play-area', mm: close(5.09) }] }],
    });
    expect(drop(85, 'xwing1')).toMatchObject({ placements: [{ legal: true }] });
    const torpedo = told({
      do: 'place',
      kind: 'relocate',
      device: 'trackingtorpedoes',
      at: [400, 800, 0],
      template: '4 straight',
    });
    expect(torpedo).toMatchObject({ placements: [{ legal: true, fled: true }] });
  });
});

describe('problems', () => {
  it.each([
    [3, ': a query is a JSON object'],
    [{ do: 'fly' }, 'do: "fly" is not one of "move", "range", "attack", "arcs", "reposition", "place"'],
    [
      { do: 'move', base: 'tiny', at: [1, 2, 3], maneuver: '1 straight' },
      'base: "tiny" is not one of "small", "medium", "large", "huge"',
    ],
    [
      { do: 'move', base: 'small', at: [1, 2], maneuver: '1 straight' },
      'at: must not have fewer than 3 items',
    ],
    [
      { do: 'move', base: 'small', at: [1, 2, 3], maneuvre: '1 straight' },
      'maneuvre: no field of this name belongs here',
    ],
    [{ do: 'move', base: 'small', at: [1, 2, 3] }, ': must have required properties maneuver'],
    [
      { do: 'move', base: 'small', at: [1, 2, 3], maneuver: '4 turn left' },
      'maneuver: there is no template for 4 turn left',
    ],
    [{ do: 'move', base: 'small', at: [1, 2, 3], maneuver: '2 turn' }, 'maneuver: a turn goes left or right'],
    [
      { do: 'move', base: 'small', at: [1, 2, 3], maneuver: '2 straight left' },
      'maneuver: a straight has no side',
    ],
    [
      { do: 'move', base: 'small', at: [1, 2, 3], maneuver: '2 loop left' },
      'maneuver: there is no bearing "loop"',
    ],
    [
      { do: 'move', base: 'small', at: [1, 2, 3], maneuver: 'fast' },
      'maneuver: "fast" is not a speed, a bearing and a side, like "3 bank left"',
    ],
    [
      {
        do: 'move',
        base: 'small',
        at: [1, 2, 3],
        maneuver: '1 straight',
        ships: [{ base: 'small', at: [1, 2, 'x'] }],
      },
      'ships[0].at[2]: must be number, not "x"',
    ],
    [
      {
        do: 'move',
        base: 'small',
        at: [1, 2, 3],
        maneuver: '1 straight',
        obstacles: [{ shape: 'rock', at: [1, 2, 3] }],
      },
      'obstacles[0].shape: no obstacle has the shape "rock"',
    ],
    [
      { do: 'move', game: 'xwing1', base: 'medium', at: [1, 2, 3], maneuver: '1 straight' },
      'base: First Edition has no medium base',
    ],
    [
      { do: 'move', game: 'xwing1', base: 'small', at: [1, 2, 3], maneuver: '1 sideslip bank left' },
      'maneuver: First Edition has no sideslips',
    ],
    [
      { do: 'move', base: 'small', at: [1, 2, 3], maneuver: '1 tallon left', slide: 3 },
      'slide: only First Edition slides; here a placement is front, middle or back',
    ],
    [
      { do: 'place', kind: 'drop', device: 'blaze', at: [1, 2, 3] },
      'device: no marker is known for the device "blaze"',
    ],
    [{ do: 'reposition', kind: 'boost', base: 'huge', at: [1, 2, 3] }, 'base: a huge ship cannot do this'],
  ])('%j', (query, what) => {
    expect(problem(query)).toBe(what);
  });

  it('passes over what makes no difference, and goes through any nonsense', () => {
    const around = {
      ships: [small(400, 600)],
      obstacles: [{ shape: 'coreasteroid0', at: [400, 500, 0] }],
      devices: [],
      playArea: [914.4, 914.4],
    };
    const ships = { of: small(400, 400), from: small(400, 400), to: small(420, 600) };
    const range = { do: 'range', from: ships.from, to: ships.to };
    const arcs = { do: 'arcs', of: ships.of, to: ships.to };
    expect(told({ ...range, ...around })).toEqual(told(range));
    expect(told({ ...arcs, ...around })).toEqual(told(arcs));
    let deep: unknown = 1;
    for (let i = 0; i < 100_000; i++) deep = { do: [deep] };
    const query = { do: 'move', base: 'small', at: [1, 2, 3], maneuver: '2 straight' };
    for (const name of ['do', 'at', 'base', 'maneuver', 'more']) {
      expect(problem({ ...query, [name]: deep })).toContain(name);
      expect(problem({ ...query, [name]: '9'.repeat(10_000) }).length).toBeLessThan(200);
    }
  });

  it('publishes a JSON Schema for every query and answer', () => {
    for (const { query, answer } of Object.values(WINDOW_SCHEMAS)) {
      expect(JSON.parse(JSON.stringify(query))).toMatchObject({
        type: 'object',
        additionalProperties: false,
      });
      expect(JSON.stringify(answer)).toContain('additionalProperties');
    }
  });
});
