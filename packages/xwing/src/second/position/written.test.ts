import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import { buildPosition, type Position, writePosition } from './index.ts';

type Ship = Position['sides'][number]['ships'][number];

const LUKE: Ship = { pilot: 'lukeskywalker', at: [400, 100, 0] };
const TIE: Ship = { pilot: 'academypilot', at: [400, 800, 180] };
const WITH = (ship: Partial<Ship> = {}, more: Partial<Position> = {}): Position => ({
  sides: [{ ships: [{ ...LUKE, ...ship }] }, { ships: [TIE] }],
  ...more,
});

function written(position: Position): Position {
  const built = buildPosition(position);
  if ('problems' in built) throw new Error(JSON.stringify(built.problems));
  return JSON.parse(JSON.stringify(writePosition(built.state))) as Position;
}

const SHIP = { shields: 2, charges: 0, force: 2, upgrades: [], points: 1 };
const PLAIN = {
  size: [914.4, 914.4],
  round: 1,
  rounds: 12,
  phase: 'activation',
  engaging: 99,
  firstPlayer: 0,
  sides: [
    { name: 'Side 1', faction: 'rebelalliance', points: 0, deficit: 19, ships: [{ ...LUKE, ...SHIP }] },
    {
      name: 'Side 2',
      faction: 'rebelalliance',
      points: 0,
      deficit: 19,
      ships: [{ ...TIE, ...SHIP, shields: 0, force: 0 }],
    },
  ],
  obstacles: [],
  locks: [],
  contacts: [],
};

/** What can be written of a ship, apart from what is always written. */
const OF_A_SHIP: readonly Partial<Ship>[] = [
  { place: 'reserve' },
  { place: 'removed' },
  { points: 5 },
  { shields: 1 },
  { force: 0 },
  { upgrades: [{ id: 'protontorpedoes', charges: 1 }] },
  { upgrades: [{ id: 'servomotorsfoils', charges: 0, flipped: true }] },
  { upgrades: [{ id: 'protontorpedoes', charges: 2, under: 'r2astromech' }] },
  { dial: '3 bank left' },
  { revealed: true },
  { dialShown: true },
  { activated: true },
  { engaged: true },
  { destroyed: true },
  { fled: true },
  { halfScored: true },
  { bonusAttacked: true },
  { systemDone: true },
  { tractored: true },
  { noMoreActions: true },
  { devicesPlaced: 1 },
  { skipsAction: 'xwing2:overlap.9' },
  { decloakedIn: 'system' },
  { tokens: { focus: 1, strain: 2 } },
  { damage: ['Fuel Leak', 'facedown: Panicked Pilot'] },
  { conditions: [{ card: 'hunted', by: 1 }] },
  { conditions: [{ card: 'guarded', by: 0, facedown: true }] },
  { conditions: [{ card: 'hunted', by: 1, damage: 'Fuel Leak', points: 2 }] },
  { initiatives: [{ value: 6, until: 'end of round' }] },
  { performed: ['focus'] },
  { failed: ['boost'] },
  { systemUsed: ['device'] },
  { flown: { maneuver: '3 bank left', difficulty: 'white', fully: true } },
  {
    flown: {
      maneuver: '2 straight',
      difficulty: 'red',
      fully: false,
      ion: true,
      obstacle: true,
      through: [1],
    },
  },
];

const OF_A_TABLE: readonly Partial<Position>[] = [
  { size: [900, 800] },
  { round: 3 },
  { rounds: 6 },
  { phase: 'engagement' },
  { engaging: 4 },
  { firstPlayer: 1 },
  { obstacles: [{ outline: 'coreasteroid0', at: [200, 400, 0] }] },
  {
    obstacles: [
      { outline: 'coreasteroid0' },
      { outline: 'coreasteroid1', at: [9, 9, 90], fuses: 1, player: 0 },
    ],
  },
  { obstacles: [{ outline: 'coreasteroid0', at: [200, 400, 0], removed: true }] },
  { devices: [{ kind: 'protonbomb', at: [300, 300, 90], player: 0, id: 0 }] },
  { devices: [{ kind: 'protonbomb', at: [300, 300, 90], player: 1, id: 4, fuses: 1 }] },
  {
    devices: [
      {
        kind: 'sensorbuoy',
        at: [600, 300, 0],
        player: 0,
        id: 7,
        charges: 0,
        damage: ['facedown: Fuel Leak'],
      },
      { kind: 'sensorbuoy', at: [600, 500, 0], player: 1, removed: true },
      { kind: 'sensorbuoy', at: [600, 700, 0], player: 1, id: 2, charges: 0 },
      { kind: 'sensorbuoy', at: [600, 800, 0], player: 1, removed: true },
    ],
  },
  { hideable: ['protontorpedoes'] },
  { environment: 'comettail' },
  { locks: [{ by: 0, on: 1 }] },
  {
    devices: [{ kind: 'protonbomb', at: [300, 300, 90], player: 1, id: 4 }],
    locks: [{ by: 0, on: 4, kind: 'device' }],
  },
  { contacts: [[0, 1]] },
  { set: { '/ships/0/fired': [2] } },
];

describe('a position that is written', () => {
  it('says no more than it must', () => {
    expect(written(WITH())).toEqual(PLAIN);
  });

  it.each(OF_A_SHIP)('says what is so of a ship, and nothing else: %j', (what) => {
    const [first, second] = PLAIN.sides;
    const ship = { ...first!.ships[0], ...what };
    const deficit = 20 - ship.points!;
    expect(written(WITH(what))).toEqual({ ...PLAIN, sides: [{ ...first, deficit, ships: [ship] }, second] });
  });

  it.each(OF_A_TABLE)('says what is so of the table, and nothing else: %j', (what) => {
    expect(written(WITH({}, what))).toEqual({ ...PLAIN, ...what });
  });

  it('says where turret indicators point: in front, too', () => {
    const ship = (turret: 'front' | 'right') =>
      written({
        sides: [{ ships: [{ pilot: 'outerrimsmuggler', at: [400, 100, 0], turret }] }, { ships: [TIE] }],
      }).sides[0]!.ships[0];
    expect(ship('front')).toMatchObject({ turret: 0 });
    expect(ship('right')).toMatchObject({ turret: 1 });
  });

  it('says the teams and the order of more than two players', () => {
    const sides: Position['sides'] = [...WITH().sides, { ships: [{ ...TIE, at: [600, 800, 180] }] }];
    expect(written({ sides, teams: [0, 1, 1] })).toMatchObject({ teams: [0, 1, 1], order: [0, 1, 2] });
    expect(written({ sides, firstPlayer: 1 })).toMatchObject({ firstPlayer: 1, order: [1, 2, 0] });
    expect(written({ sides, order: [2, 1, 0] })).toMatchObject({ firstPlayer: 2, order: [2, 1, 0] });
  });

  it('says who flies in which place of a wing, and who left it', () => {
    const leader: Ship = { pilot: 'bluesquadronescort', at: [400, 100, 0], upgrades: ['veteranwingleader'] };
    const mate: Ship = { pilot: 'bluesquadronescort' };
    const wing = (mates: number[], ...ships: Ship[]) =>
      written({ sides: [{ ships, wings: [{ leader: 0, mates }] }, { ships: [TIE] }] }).sides[0]!;
    const turned = wing([2, 1], leader, mate, mate);
    expect(turned.wings).toEqual([{ leader: 0, mates: [2, 1] }]);
    expect(turned.ships.map(({ at, split }) => [at, split])).toEqual([
      [[400, 100, 0], undefined],
      [[460, 100, 0], undefined],
      [[340, 100, 0], undefined],
    ]);
    const left = wing([1, 2], leader, { ...mate, at: [100, 100, 0], split: true }, mate);
    expect(left.ships.map(({ split }) => split)).toEqual([undefined, true, undefined]);
  });
});
