import { describe, expect, it } from 'vitest';
import { buildPosition, type Position, SCENARIO_FILES, writePosition } from './index.ts';

type Ship = Position['sides'][number]['ships'][number];

const ROOKIE: Ship = { pilot: 'rookiepilot', at: [400, 100, 0] };
const TIE: Ship = { pilot: 'academypilot', at: [400, 800, 180] };
const WITH = (ship: Partial<Ship> = {}, more: Partial<Position> = {}): Position => ({
  sides: [{ ships: [{ ...ROOKIE, ...ship }] }, { ships: [TIE] }],
  ...more,
});

function written(position: Position): Position {
  const built = buildPosition(position);
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return JSON.parse(JSON.stringify(writePosition(built.state))) as Position;
}

const PLAIN = {
  size: [914.4, 914.4],
  round: 1,
  phase: 'activation',
  initiative: 0,
  damageDeck: 'tfa',
  measuring: 'rules',
  sides: [
    {
      name: 'Side 1',
      faction: 'rebel',
      edge: 'near',
      ships: [{ ...ROOKIE, points: 1, upgrades: [], shields: 2 }],
    },
    {
      name: 'Side 2',
      faction: 'rebel',
      edge: 'far',
      ships: [{ ...TIE, points: 1, upgrades: [], shields: 0 }],
    },
  ],
  obstacles: [],
  bombs: [],
  locks: [],
  contacts: [],
};

/** What can be written of a ship, apart from what is always written. */
const OF_A_SHIP: readonly Partial<Ship>[] = [
  { place: 'reserve' },
  { place: 'removed' },
  { points: 5 },
  { shields: 1 },
  { upgrades: ['protontorpedoes', 'discarded: r2astromech'] },
  { dial: '3 bank left' },
  { tokens: { focus: 1, stress: 2 } },
  { damage: ['blinded-pilot', 'facedown: direct-hit'] },
  { conditions: [{ card: 'rattled', from: 1 }] },
  { conditions: [{ card: 'illshowyouthedarkside', from: 0, damage: 'blinded-pilot' }] },
];

const OF_A_TABLE: readonly Partial<Position>[] = [
  { size: [900, 800] },
  { round: 3 },
  { rounds: 6 },
  { phase: 'combat' },
  { initiative: 1 },
  { damageDeck: 'core' },
  { measuring: 'free' },
  { obstacles: [{ outline: 'coreasteroid0', at: [200, 400, 90] }] },
  { bombs: [{ kind: 'protonbomb', player: 1, at: [100, 100, 90] }] },
  { locks: [{ by: 0, on: 1 }] },
  { contacts: [[0, 1]] },
  { set: { '/ships/0/performed': ['focus'] } },
  { set: { '/ships/0/revealed': true } },
  { set: { '/ships/0/activated': true } },
  { set: { '/ships/1/fought': true } },
  { set: { '/ships/1/destroyed': true } },
];

describe('a position that is written', () => {
  it('says no more than it must', () => {
    expect(written(WITH())).toEqual(PLAIN);
  });

  it.each(OF_A_SHIP)('says what is so of a ship, and nothing else: %j', (what) => {
    const [first, second] = PLAIN.sides;
    const ship = { ...first!.ships[0], ...what };
    expect(written(WITH(what))).toEqual({ ...PLAIN, sides: [{ ...first, ships: [ship] }, second] });
  });

  it.each(OF_A_TABLE)('says what is so of the table, and nothing else: %j', (what) => {
    expect(written(WITH({}, what))).toEqual({ ...PLAIN, ...what });
  });

  it('keeps what a ship has done', () => {
    for (const what of ['revealed', 'activated', 'fought', 'destroyed'])
      expect(written(WITH({ [what]: true })).set).toEqual({ [`/ships/0/${what}`]: true });
  });

  it('says where a mobile arc points: in front, too', () => {
    const ship = (arc: number) =>
      written({
        sides: [{ ships: [{ pilot: 'shadowporthunter', at: [400, 100, 0], arc }] }, { ships: [TIE] }],
      }).sides[0]!.ships[0];
    expect([ship(0)?.arc, ship(2)?.arc]).toEqual([0, 2]);
  });

  it('says the teams of more than two players, and gives each team an edge', () => {
    const sides: Position['sides'] = [...WITH().sides, { ships: [{ ...TIE, at: [600, 800, 180] }] }];
    const { teams, sides: told } = written({ sides, teams: [0, 0, 1] });
    expect(teams).toEqual([0, 0, 1]);
    expect(told.map(({ edge }) => edge)).toEqual(['near', 'near', 'far']);
  });
});

describe('a position that cannot be', () => {
  const two = (one: Partial<Ship>, other: Partial<Ship>, more: Partial<Position> = {}): Position => ({
    sides: [{ ships: [{ ...ROOKIE, ...one }] }, { ships: [{ ...TIE, ...other }] }],
    ...more,
  });
  const hits = (count: number) => Array.from({ length: count }, () => 'facedown: direct-hit');
  const CASES: readonly (readonly [string, faulty: Position, reasons: readonly string[], sound: Position])[] =
    [
      [
        'more shields than its cards give',
        two({ shields: 3 }, {}),
        ['/sides/0/ships/0 too-many'],
        two({ shields: 2 }, {}),
      ],
      [
        'as many damage cards as hull',
        two({}, { damage: hits(3) }),
        ['/sides/1/ships/0 state'],
        two({}, { damage: hits(2) }),
      ],
      [
        'as many damage cards as hull on the table',
        two({}, { damage: hits(3) }),
        ['/sides/1/ships/0 state'],
        two({}, { damage: hits(3), destroyed: true }),
      ],
      [
        'a ship over the edge',
        two({ at: [19.9, 100, 0] }, {}),
        ['/sides/0/ships/0 outside'],
        two({ at: [20, 100, 0] }, {}),
      ],
      [
        'a ship on another one',
        two({ at: [360.05, 800, 0] }, {}),
        ['/sides/1/ships/0 overlap'],
        two({ at: [360, 800, 0] }, {}),
      ],
      [
        'contact of ships apart',
        two({ at: [359.85, 800, 0] }, {}, { contacts: [[0, 1]] }),
        ['/contacts/0 apart'],
        two({ at: [359.95, 800, 0] }, {}, { contacts: [[0, 1]] }),
      ],
      [
        'a place on the dial past its end',
        two({ dial: 99 }, {}),
        ['/sides/0/ships/0/dial unknown-maneuver'],
        two({ dial: 0 }, {}),
      ],
      [
        'a lock by a ship that is not there',
        two({}, {}, { locks: [{ by: 2, on: 1 }] }),
        ['/locks/0/by no-such-ship'],
        two({}, {}, { locks: [{ by: 0, on: 1 }] }),
      ],
      [
        'a path without its stroke',
        two({}, {}, { set: { round: 1 } }),
        ['/set/round path'],
        two({}, {}, { set: { '/round': 1 } }),
      ],
    ];

  it.each(CASES)('is refused for %s, and stands without', (_, faulty, reasons, sound) => {
    const refused = (position: Position) => {
      const built = SCENARIO_FILES.build(position);
      return 'problems' in built
        ? (built.problems ?? []).map(({ where, reason }) => `${where} ${reason}`)
        : [];
    };
    expect(refused(faulty)).toEqual(reasons);
    expect(refused(sound)).toEqual([]);
  });

  it('is no position for ships that are not in play, wherever they lie', () => {
    const built = SCENARIO_FILES.build(
      two(
        { at: [0, 0, 0], place: 'removed', damage: hits(3) },
        { at: [0, 0, 0], place: 'removed' },
        { contacts: [[0, 1]] },
      ),
    );
    expect('problems' in built).toBe(false);
  });
});
