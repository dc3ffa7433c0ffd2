import { describe, expect, it } from 'vitest';
import '../all-cards.ts';
import { buildPosition, type Position, SCENARIO_FILES, writePosition } from './index.ts';
import type { PositionShip, PositionSquadron } from './position.ts';

const CORVETTE: PositionShip = { card: 'cr90-corvette-a', at: [600, 300, 0] };
const FIGHTER: PositionSquadron = { card: 'x-wing-squadron', at: [300, 300] };
const VICTORY: PositionShip = { card: 'victory-ii-class-star-destroyer', at: [600, 700, 180] };

const WITH = (
  ship: Partial<PositionShip> = {},
  squadron: Partial<PositionSquadron> = {},
  more: Partial<Position> = {},
): Position => ({
  sides: [
    { ships: [{ ...CORVETTE, ...ship }], squadrons: [{ ...FIGHTER, ...squadron }] },
    { ships: [VICTORY] },
  ],
  ...more,
});

function written(position: Position): Position {
  const built = buildPosition(position);
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return JSON.parse(JSON.stringify(writePosition(built.state))) as Position;
}

const NO_SHIELDS = { 'left-auxiliary': 0, 'right-auxiliary': 0 };
const NOTHING_ON_IT = {
  place: 'table',
  points: 0,
  own: 0,
  speed: 1,
  revealed: [],
  tokens: [],
  raids: [],
  upgrades: [],
};
const PLAIN = {
  size: [1828.8, 914.4],
  edition: '1.6',
  round: 1,
  rounds: 6,
  phase: 'ship',
  first: 0,
  sides: [
    {
      name: 'Side 1',
      faction: '',
      ships: [
        {
          ...CORVETTE,
          ...NOTHING_ON_IT,
          shields: { ...NO_SHIELDS, front: 2, left: 2, right: 2, rear: 1 },
          defense: ['readied', 'readied', 'readied'],
        },
      ],
      squadrons: [{ ...FIGHTER, place: 'table', points: 0, hull: 5 }],
      objectives: [],
    },
    {
      name: 'Side 2',
      faction: '',
      ships: [
        {
          ...VICTORY,
          ...NOTHING_ON_IT,
          shields: { ...NO_SHIELDS, front: 3, left: 3, right: 3, rear: 1 },
          defense: ['readied', 'readied', 'readied'],
        },
      ],
      squadrons: [],
      objectives: [],
    },
  ],
  obstacles: [],
};

const OF_A_SHIP: readonly Partial<PositionShip>[] = [
  { place: 'reserve' },
  { place: 'set-aside' },
  { place: 'destroyed' },
  { points: 44, own: 40 },
  { speed: 3 },
  { shields: { ...NO_SHIELDS, front: 0, left: 1, right: 2, rear: 1 } },
  { revealed: ['navigate'] },
  { tokens: ['repair'] },
  { raids: ['squadron'] },
  { defense: ['exhausted', 'readied', 'discarded'] },
  { upgrades: ['gunnery-team', 'exhausted: xi7-turbolasers', 'discarded: engine-techs'] },
  { activated: true },
  { damage: ['power-failure', 'facedown: structural-damage'] },
];

const OF_A_SQUADRON: readonly Partial<PositionSquadron>[] = [
  { place: 'reserve' },
  { place: 'destroyed' },
  { points: 13 },
  { hull: 2 },
  { activated: true },
];

const OF_A_TABLE: readonly Partial<Position>[] = [
  { size: [914.4, 914.4] },
  { edition: '2015' },
  { round: 3 },
  { rounds: 4 },
  { phase: 'squadron' },
  { first: 1 },
  { objective: 'most-wanted' },
  { obstacles: [{ outline: 'asteroid_1', type: 'asteroid field', at: [600, 500, 90] }] },
  { set: { '/ships/0/dials': ['navigate'] } },
];

describe('a position that is written', () => {
  const [first, second] = PLAIN.sides;

  it('says no more than it must', () => {
    expect(written(WITH())).toEqual(PLAIN);
  });

  it.each(OF_A_SHIP)('says what is so of a ship, and nothing else: %j', (what) => {
    const ships = [{ ...first!.ships[0], ...what }];
    expect(written(WITH(what))).toEqual({ ...PLAIN, sides: [{ ...first, ships }, second] });
  });

  it.each(OF_A_SQUADRON)('says what is so of a squadron, and nothing else: %j', (what) => {
    const squadrons = [{ ...first!.squadrons[0], ...what }];
    expect(written(WITH({}, what))).toEqual({ ...PLAIN, sides: [{ ...first, squadrons }, second] });
  });

  it.each(OF_A_TABLE)('says what is so of the table, and nothing else: %j', (what) => {
    expect(written(WITH({}, {}, what))).toEqual({ ...PLAIN, ...what });
  });

  it('says nothing of a first player before one is determined', () => {
    expect(written(WITH({}, {}, { phase: 'setup' }))).not.toHaveProperty('first');
    expect(written(WITH({}, {}, { phase: 'setup', first: 1 }))).toHaveProperty('first', 1);
  });

  it('takes what a ship costs as its own cost where no other is written', () => {
    expect(written(WITH({ points: 44 })).sides[0]!.ships[0]).toMatchObject({ points: 44, own: 44 });
  });

  it('begins before the first round when a side has no ship, as it would have lost', () => {
    expect(written({ sides: [{ ships: [CORVETTE] }, { ships: [] }] }).round).toBe(0);
  });
});

describe('a position that cannot be', () => {
  const other = (victory: Partial<PositionShip>): Position => ({
    sides: [{ ships: [CORVETTE] }, { ships: [{ ...VICTORY, ...victory }] }],
  });
  const cards = (count: number) => Array.from({ length: count }, () => 'facedown: structural-damage');
  const CASES: readonly (readonly [string, faulty: Position, reasons: readonly string[], sound: Position])[] =
    [
      [
        'more shields than a hull zone has',
        WITH({ shields: { rear: 2 } }),
        ['/sides/0/ships/0 too-many'],
        WITH({ shields: { rear: 1 } }),
      ],
      [
        'as many damage cards as hull',
        WITH({ damage: cards(4) }),
        ['/sides/0/ships/0 state'],
        WITH({ damage: cards(3) }),
      ],
      [
        'a ship over the edge',
        WITH({ at: [21.4, 300, 0] }),
        ['/sides/0/ships/0 outside'],
        WITH({ at: [21.5, 300, 0] }),
      ],
      [
        'a ship on another one',
        other({ at: [640, 300, 0] }),
        ['/sides/1/ships/0 overlap'],
        other({ at: [660, 300, 0] }),
      ],
      [
        'a squadron that nobody knows',
        WITH({}, { card: 'nobody' }),
        ['/sides/0/squadrons/0/card unknown-card'],
        WITH(),
      ],
      [
        'a damage card that nobody knows',
        WITH({ damage: ['headache'] }),
        ['/sides/0/ships/0/damage/0 unknown-card'],
        WITH({ damage: ['power-failure'] }),
      ],
      [
        'a damage card more than the deck has',
        WITH({ place: 'reserve', damage: ['power-failure', 'power-failure', 'facedown: power-failure'] }),
        ['/sides/0/ships/0/damage/2 none-left'],
        WITH({ place: 'reserve', damage: ['power-failure', 'facedown: power-failure'] }),
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

  it('tells which damage card may be meant', () => {
    expect(SCENARIO_FILES.build(WITH({ damage: ['Power Failure'] }))).toMatchObject({
      problems: [{ what: "there is no damage card 'Power Failure'; did you mean power-failure?" }],
    });
  });
});
