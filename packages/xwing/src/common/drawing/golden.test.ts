import { describe, expect, it } from 'vitest';
import type { Arc } from '../arcs.ts';
import { BASES, FIRST_BASES, HUGE_BASE } from '../bases.ts';
import { obstacleBody } from '../bodies.ts';
import { DEVICES, deviceBodies } from '../devices.ts';
import { hugePose } from '../huge.ts';
import { type Bearing, type Direction, PLACEMENTS, previewManeuver } from '../maneuvers.ts';
import { OUTLINES } from '../outlines.ts';
import { templateAt } from '../templates.ts';
import {
  type Answered,
  type AttackQuery,
  answerQuery,
  attackQuery,
  type MoveQuery,
  moveQuery,
  type PlaceQuery,
  placeQuery,
  type Query,
  type RepositionQuery,
  repositionQuery,
} from '../window/index.ts';
import { inFormation, wingPositions } from '../wings.ts';
import { arcShapes } from './arcs.ts';
import { drawAttack, drawMove, drawPlace, drawQuery, drawReposition } from './draw.ts';
import { baseShapes, label, picture, type Shape } from './picture.ts';

const at = (x: number, y: number, facing = 0) => ({ x, y, facing });
const golden = (name: string, svg: string) => expect(svg).toMatchFileSnapshot(`./golden/${name}.svg`);

function told<T>(answered: Answered<T>): T {
  if (!answered.ok) throw new Error(answered.problem.what);
  return answered.answer;
}

describe('pictures of templates', () => {
  it('every printed template', async () => {
    const shapes: Shape[] = [];
    for (const speed of [1, 2, 3, 4, 5]) {
      const straight = templateAt(at(speed * 40, 0), { speed, shape: 'straight', direction: 'straight' });
      shapes.push({ kind: 'template', look: 'template', part: straight });
      if (speed > 3) continue;
      for (const direction of ['left', 'right'] as const) {
        const x = direction === 'left' ? -20 - speed * 50 : 230 + speed * 50;
        for (const shape of ['bank', 'turn'] as const) {
          const part = templateAt(at(x, shape === 'bank' ? 0 : 220), { speed, shape, direction });
          shapes.push({ kind: 'template', look: 'template', part });
        }
      }
    }
    await golden('templates', picture(shapes, 'templates'));
  });
});

const FLOWN: readonly (readonly [Bearing, readonly number[], readonly Direction[]])[] = [
  ['straight', [1, 2, 3, 4, 5], ['straight']],
  ['bank', [1, 2, 3], ['left', 'right']],
  ['turn', [1, 2, 3], ['left', 'right']],
  ['koiogran', [4], ['straight']],
  ['segnor', [2, 3], ['left', 'right']],
  ['tallon', [1, 3], ['left', 'right']],
  ['reverse-straight', [1, 2], ['straight']],
  ['reverse-bank', [1, 2], ['left', 'right']],
  ['sideslip-bank', [1, 2], ['left', 'right']],
  ['sideslip-turn', [1, 2], ['left', 'right']],
];

describe('pictures of maneuvers', () => {
  it.each(FLOWN)('%s', async (bearing, speeds, directions) => {
    const shapes: Shape[] = [];
    const sizes =
      bearing === 'bank' || bearing === 'turn' ? (['small', 'large'] as const) : (['small'] as const);
    sizes.forEach((size, index) => {
      const from = at(index * 420, 0);
      for (const speed of speeds) {
        for (const direction of directions) {
          const placements = bearing === 'tallon' ? PLACEMENTS : (['middle'] as const);
          for (const placement of placements) {
            const { pose, template } = previewManeuver(size, from, { speed, bearing, direction }, placement);
            if (template !== null) shapes.push({ kind: 'template', look: 'spent', part: template });
            shapes.push(...baseShapes(BASES[size], pose, 'ghost'));
          }
        }
      }
      shapes.push(...baseShapes(BASES[size], from, 'base'));
    });
    await golden(`maneuver-${bearing}`, picture(shapes, bearing));
  });

  const partial: readonly (readonly [string, MoveQuery])[] = [
    [
      'partial-turn',
      {
        do: 'move',
        base: 'large',
        at: [400, 400, 0],
        maneuver: '3 turn right',
        ships: [{ base: 'medium', at: [520, 530, 20] }],
        obstacles: [{ shape: 'coreasteroid1', at: [430, 470, 0] }],
      },
    ],
    [
      'partial-sideslip',
      {
        do: 'move',
        base: 'small',
        at: [400, 400, 0],
        maneuver: '2 sideslip bank left',
        ships: [{ base: 'small', at: [530, 450, 10] }],
      },
    ],
    [
      'partial-reverse',
      {
        do: 'move',
        base: 'small',
        at: [400, 400, 0],
        maneuver: '2 reverse bank left',
        ships: [{ base: 'small', at: [355, 275, 0] }],
      },
    ],
  ];
  it.each(partial)('%s', async (name, query) => golden(name, drawMove(query, told(moveQuery(query)))));

  it('a huge ship banks and goes straight', async () => {
    const from = at(0, 0);
    const shapes = [
      ...[0, 1, 2, 3].flatMap((speed) =>
        baseShapes(HUGE_BASE, hugePose(from, { speed, bearing: 'bank', direction: 'right' }), 'ghost'),
      ),
      ...baseShapes(HUGE_BASE, hugePose(from, { speed: 5, bearing: 'straight' }), 'ghost'),
      ...baseShapes(HUGE_BASE, from, 'base'),
    ];
    await golden('huge', picture(shapes, 'huge ship maneuvers'));
  });

  it('a wing in formation', async () => {
    const leader = at(0, 0, 20);
    const shapes = wingPositions(5).flatMap((position) => [
      ...baseShapes(BASES.small, inFormation(leader, position), 'ghost'),
      label(position, inFormation(leader, position)),
    ]);
    await golden('wing', picture([...shapes, ...baseShapes(BASES.small, leader, 'base')], 'wing'));
  });
});

const ARCS: readonly Arc[] = ['front', 'left', 'right', 'rear', 'bullseye', 'full-front', 'full-rear'];

describe('pictures of arcs', () => {
  it.each(ARCS)('%s of a small base', async (arc) => {
    const shapes = [
      ...arcShapes(BASES.small, at(0, 0), arc, 3),
      ...baseShapes(BASES.small, at(0, 0), 'base'),
    ];
    await golden(`arc-${arc}`, picture(shapes, arc));
  });

  it.each(['medium', 'large'] as const)('front and left of a %s base', async (size) => {
    const shapes = (['front', 'left'] as const).flatMap((arc) => arcShapes(BASES[size], at(0, 0), arc, 3));
    await golden(`arcs-${size}`, picture([...shapes, ...baseShapes(BASES[size], at(0, 0), 'base')], size));
  });

  it('front and right of a huge base, to range 5', async () => {
    const shapes = (['front', 'right'] as const).flatMap((arc) => arcShapes(HUGE_BASE, at(0, 0), arc, 5));
    await golden('arcs-huge', picture([...shapes, ...baseShapes(HUGE_BASE, at(0, 0), 'base')], 'huge'));
  });

  it('front and auxiliary rear of a First Edition base', async () => {
    const shapes = (['front', 'rear'] as const).flatMap((arc) =>
      arcShapes(FIRST_BASES.large, at(0, 0), arc, 3),
    );
    await golden(
      'arcs-first',
      picture([...shapes, ...baseShapes(FIRST_BASES.large, at(0, 0), 'base')], 'first'),
    );
  });

  it('an attack with two outermost lines', async () => {
    const query: AttackQuery = {
      do: 'attack',
      from: { base: 'small', at: [100, 100, 0] },
      to: { base: 'large', at: [125, 330, 0] },
      arc: 'front',
      obstacles: [{ shape: 'coreasteroid0', at: [85, 200, 0] }],
    };
    await golden('attack', drawAttack(query, told(attackQuery(query))));
  });
});

const MOVED: readonly (readonly [string, RepositionQuery])[] = [
  ['roll-small', { do: 'reposition', kind: 'barrel roll', base: 'small', at: [200, 200, 0] }],
  ['roll-large', { do: 'reposition', kind: 'barrel roll', base: 'large', at: [200, 200, 0] }],
  [
    'roll-bank',
    {
      do: 'reposition',
      kind: 'barrel roll',
      base: 'small',
      at: [200, 200, 0],
      template: '1 bank left',
      ships: [{ base: 'small', at: [310, 260, 0] }],
    },
  ],
  [
    'roll-first',
    {
      do: 'reposition',
      game: 'xwing1',
      kind: 'barrel roll',
      base: 'small',
      at: [200, 200, 0],
      side: 'right',
      obstacles: [{ shape: 'coreasteroid0', at: [285, 235, 0] }],
    },
  ],
  ['boost', { do: 'reposition', kind: 'boost', base: 'small', at: [200, 200, 0] }],
  ['decloak-medium', { do: 'reposition', kind: 'decloak', base: 'medium', at: [200, 200, 0] }],
];

describe('pictures of any query', () => {
  it('are those of its kind', () => {
    const [, roll] = MOVED[0]!;
    const answer = told(repositionQuery(roll));
    expect(drawQuery(roll, answer)).toBe(drawReposition(roll, answer));
    const of = { base: 'small' as const, at: [0, 0, 0] as [number, number, number] };
    const to = { base: 'small' as const, at: [0, 150, 0] as [number, number, number] };
    const queries: readonly Query[] = [
      { do: 'arcs', of, to },
      { do: 'range', from: of, to },
      { do: 'attack', from: of, to, arc: 'front' },
      { do: 'move', base: 'huge', at: [0, 0, 0], maneuver: '1 bank left' },
    ];
    for (const query of queries) expect(drawQuery(query, told(answerQuery(query)))).toMatch(/^<svg /);
  });
});

describe('pictures of repositions', () => {
  it.each(MOVED)('%s', async (name, query) =>
    golden(name, drawReposition(query, told(repositionQuery(query)))),
  );
});

const PLACED: readonly (readonly [string, PlaceQuery])[] = [
  [
    'drop-bomb',
    {
      do: 'place',
      kind: 'drop',
      device: 'protonbomb',
      base: 'small',
      at: [200, 200, 0],
      template: '1 straight',
    },
  ],
  [
    'drop-mines',
    {
      do: 'place',
      kind: 'drop',
      device: 'clustermine',
      base: 'large',
      at: [200, 200, 0],
      template: '1 bank left',
    },
  ],
  [
    'launch',
    {
      do: 'place',
      kind: 'launch',
      device: 'trackingtorpedoes',
      base: 'small',
      at: [200, 200, 0],
      template: '3 bank right',
    },
  ],
  [
    'relocate',
    {
      do: 'place',
      kind: 'relocate',
      device: 'drk1probedroid',
      at: [200, 200, 0],
      guides: 'right front',
      template: '2 bank left',
    },
  ],
  ['align', { do: 'place', kind: 'align', device: 'buzzdroidswarm', base: 'small', at: [200, 200, 0] }],
];

describe('pictures of devices and obstacles', () => {
  it.each(PLACED)('%s', async (name, query) =>
    golden(`device-${name}`, drawPlace(query, told(placeQuery(query)))),
  );

  it('every device', async () => {
    const shapes = Object.keys(DEVICES).flatMap((id, i): Shape[] => {
      const where = at((i % 4) * 130, -Math.floor(i / 4) * 100);
      return [
        ...deviceBodies(id, where).map(({ points }): Shape => ({ kind: 'polygon', look: 'device', points })),
        label(id, where),
      ];
    });
    await golden('devices', picture(shapes, 'devices'));
  });

  it('all thirty obstacles', async () => {
    const ids = Object.keys(OUTLINES);
    expect(ids).toHaveLength(30);
    const shapes = ids.flatMap((id, i): Shape[] => {
      const where = at((i % 6) * 90, -Math.floor(i / 6) * 95);
      return [
        { kind: 'polygon', look: 'obstacle', points: obstacleBody(id, where).points },
        label(id, where),
      ];
    });
    await golden('obstacles', picture(shapes, 'obstacles'));
  });
});
