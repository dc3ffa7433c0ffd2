import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import { type Position, scenarioFiles } from './index.ts';

const GAME = scenarioFiles(() => ({}));

type Side = Position['sides'][number];
type Ship = Side['ships'][number];
type Device = NonNullable<Position['devices']>[number];

const XWING: Ship = { pilot: 'bluesquadronescort', at: [400, 100, 0] };
const TIE: Ship = { pilot: 'academypilot', at: [400, 800, 180] };
const BOMB: Device = { kind: 'protonbomb', at: [300, 300, 90] };
const BUOY: Device = { kind: 'sensorbuoy', at: [300, 300, 90] };
const WITH = (more: Partial<Position>): Position => ({
  sides: [{ ships: [XWING] }, { ships: [TIE] }],
  ...more,
});
const SHIP = (more: Partial<Ship>): Position =>
  WITH({ sides: [{ ships: [{ ...XWING, ...more }] }, { ships: [TIE] }] });
const NOWHERE = (place: 'table' | 'reserve'): Position =>
  WITH({ sides: [{ ships: [{ pilot: XWING.pilot, place }] }, { ships: [TIE] }] });
const THREE: Position['sides'] = [
  { ships: [XWING] },
  { ships: [TIE] },
  { ships: [{ pilot: 'academypilot', at: [600, 800, 180] }] },
];
const WING = (...mates: Ship[]): Position =>
  WITH({
    sides: [
      {
        ships: [{ ...XWING, upgrades: ['veteranwingleader'] }, ...mates],
        wings: [{ leader: 0, mates: [1, 2] }],
      },
      { ships: [TIE] },
    ],
  });
const MATE: Ship = { pilot: XWING.pilot };

/** Why a position cannot be set up: where, and for which reason. */
function refused(position: Position): readonly string[] {
  const built = GAME.build(position);
  return 'problems' in built ? built.problems.map(({ where, reason }) => `${where} ${reason}`) : [];
}

const SCENARIO = {
  id: 'assault',
  name: 'Assault',
  marker: 'satellite',
  outer: ['own', 'opponent'],
  apart: true,
  control: 'most-ships',
  range: 1,
  bigShips: 1,
  scoring: 'each',
  action: 'none',
  halfPoints: true,
  fromRound: 2,
  points: 20,
} as const;
const PLAYED = { scenario: SCENARIO } as unknown as Partial<Position>;
const at = (x: number): { at: [number, number, number] } => ({ at: [x, 457, 0] });

/** Each with its neighbour that stands: the same without the fault. */
const CASES: readonly (readonly [
  what: string,
  faulty: Position,
  reasons: readonly string[],
  sound: Position,
])[] = [
  [
    'a first player who is not there',
    WITH({ firstPlayer: 2 }),
    ['/firstPlayer players'],
    WITH({ firstPlayer: 1 }),
  ],
  [
    'a team too few',
    WITH({ sides: THREE, teams: [0, 1] }),
    ['/teams players'],
    WITH({ sides: THREE, teams: [0, 1, 1] }),
  ],
  [
    'a single team',
    WITH({ sides: THREE, teams: [1, 1, 1] }),
    ['/teams players'],
    WITH({ sides: THREE, teams: [0, 0, 1] }),
  ],
  [
    'an order with a player twice',
    WITH({ sides: THREE, order: [0, 1, 1] }),
    ['/order players'],
    WITH({ sides: THREE, order: [1, 2, 0] }),
  ],
  [
    'an order that is too short',
    WITH({ sides: THREE, order: [0, 1] }),
    ['/order players'],
    WITH({ sides: THREE, order: [2, 1, 0] }),
  ],
  [
    'an order that begins with somebody else than the first player',
    WITH({ sides: THREE, order: [1, 2, 0], firstPlayer: 0 }),
    ['/order players'],
    WITH({ sides: THREE, order: [1, 2, 0], firstPlayer: 1 }),
  ],
  ['a scenario for three', WITH({ ...PLAYED, sides: THREE }), ['/scenario players'], WITH(PLAYED)],
  [
    'an upgrade that is there twice',
    SHIP({ upgrades: ['protontorpedoes', 'protontorpedoes'] }),
    ['/sides/0/ships/0/upgrades/1 twice'],
    SHIP({ upgrades: ['protontorpedoes', 'r2astromech'] }),
  ],
  [
    'a pilot and an upgrade that nobody knows',
    SHIP({ pilot: 'nobody', upgrades: ['nothing'] }),
    ['/sides/0/ships/0/pilot unknown-card', '/sides/0/ships/0/upgrades/0 unknown-card'],
    SHIP({}),
  ],
  [
    'a ship on the table without a place',
    NOWHERE('table'),
    ['/sides/0/ships/0 no-place'],
    NOWHERE('reserve'),
  ],
  [
    'a place on the dial past its end',
    SHIP({ dial: 99 }),
    ['/sides/0/ships/0/dial unknown-maneuver'],
    SHIP({ dial: 0 }),
  ],
  [
    'a damage card more than the deck has',
    SHIP({
      place: 'reserve',
      damage: ['Fuel Leak', 'Fuel Leak', 'Fuel Leak', 'Fuel Leak', 'facedown: Fuel Leak'],
    }),
    ['/sides/0/ships/0/damage/4 none-left'],
    SHIP({ place: 'reserve', damage: ['Fuel Leak', 'Fuel Leak', 'Fuel Leak', 'facedown: Fuel Leak'] }),
  ],
  [
    'a condition by a player who is not there',
    SHIP({ conditions: [{ card: 'hunted', by: 2 }] }),
    ['/sides/0/ships/0/conditions/0/by players'],
    SHIP({ conditions: [{ card: 'hunted', by: 1 }] }),
  ],
  [
    'a condition with an unknown damage card',
    SHIP({ conditions: [{ card: 'hunted', damage: 'Headache' }] }),
    ['/sides/0/ships/0/conditions/0/damage unknown-card'],
    SHIP({ conditions: [{ card: 'hunted', damage: 'Fuel Leak' }] }),
  ],
  [
    'a flight through a ship that is not there',
    SHIP({ flown: { maneuver: '3 bank left', through: [1, 2] } }),
    ['/sides/0/ships/0/flown/through/1 no-such-ship'],
    SHIP({ flown: { maneuver: '3 bank left', through: [1] } }),
  ],
  [
    'a split of a ship in no wing',
    SHIP({ split: true }),
    ['/sides/0/ships/0/split wing'],
    WING({ ...MATE, at: [100, 100, 0], split: true }, MATE),
  ],
  [
    'a wingmate beside its place',
    WING({ ...MATE, at: [340.1, 100, 0] }, MATE),
    ['/sides/0/ships/1 wing'],
    WING({ ...MATE, at: [340, 100, 0] }, MATE),
  ],
  [
    'a wingmate behind its place',
    WING({ ...MATE, at: [340, 99, 0] }, MATE),
    ['/sides/0/ships/1 wing'],
    WING(MATE, MATE),
  ],
  [
    'a wing of too few',
    WITH({ sides: [{ ships: [XWING, MATE], wings: [{ leader: 0, mates: [1] }] }, { ships: [TIE] }] }),
    ['/sides/0/wings/0 wing'],
    WING(MATE, MATE),
  ],
  [
    'a dock at a ship that is not there',
    WITH({ sides: [{ ships: [XWING, { pilot: 'zeborrelios', docked: 9 }] }, { ships: [TIE] }] }),
    ['/sides/0/ships/1/docked no-such-ship'],
    WITH({ sides: [{ ships: [XWING, { pilot: 'zeborrelios' }] }, { ships: [TIE] }] }),
  ],
  [
    'as many damage cards as hull',
    SHIP({ damage: ['facedown', 'facedown', 'facedown', 'facedown'] }),
    ['/sides/0/ships/0 state'],
    SHIP({ damage: ['facedown', 'facedown', 'facedown', 'facedown'], destroyed: true }),
  ],
  [
    'a ship over the edge',
    SHIP({ at: [19, 100, 0] }),
    ['/sides/0/ships/0 outside'],
    SHIP({ at: [21, 100, 0] }),
  ],
  [
    'a ship on another one',
    SHIP({ at: [360.05, 800, 0] }),
    ['/sides/1/ships/0 overlap'],
    SHIP({ at: [360, 800, 0] }),
  ],
  [
    'more charges than the pilot has',
    SHIP({ charges: 1 }),
    ['/sides/0/ships/0/charges too-many'],
    SHIP({ charges: 0 }),
  ],
  [
    'more Force than the pilot has',
    SHIP({ pilot: 'lukeskywalker', force: 3 }),
    ['/sides/0/ships/0/force too-many'],
    SHIP({ pilot: 'lukeskywalker', force: 2 }),
  ],
  [
    'an obstacle of a player who is not there',
    WITH({ obstacles: [{ outline: 'coreasteroid0', player: 2 }] }),
    ['/obstacles/0/player players'],
    WITH({ obstacles: [{ outline: 'coreasteroid0', player: 1 }] }),
  ],
  [
    'a device of a player who is not there',
    WITH({ devices: [{ ...BOMB, player: 2 }] }),
    ['/devices/0/player players'],
    WITH({ devices: [{ ...BOMB, player: 1 }] }),
  ],
  [
    'two devices with one number',
    WITH({
      devices: [
        { ...BOMB, id: 1 },
        { ...BOMB, at: [600, 300, 0] },
      ],
    }),
    ['/devices/1/id twice'],
    WITH({
      devices: [
        { ...BOMB, id: 2 },
        { ...BOMB, at: [600, 300, 0] },
      ],
    }),
  ],
  [
    'damage on a bomb',
    WITH({ devices: [{ ...BOMB, damage: [] }] }),
    ['/devices/0 no-such-thing'],
    WITH({ devices: [{ ...BUOY, damage: [] }] }),
  ],
  [
    'charges on a bomb',
    WITH({ devices: [{ ...BOMB, charges: 0 }] }),
    ['/devices/0 no-such-thing'],
    WITH({ devices: [{ ...BUOY, charges: 0 }] }),
  ],
  [
    'a bomb that is gone',
    WITH({ devices: [{ ...BOMB, removed: true }] }),
    ['/devices/0 no-such-thing'],
    WITH({
      devices: [
        { ...BUOY, removed: true },
        { ...BOMB, id: 0 },
      ],
    }),
  ],
  [
    'objectives without a scenario',
    WITH({ objectives: [] }),
    ['/objectives unknown-scenario'],
    WITH({ ...PLAYED, objectives: [] }),
  ],
  [
    'red markers without a scenario',
    WITH({ red: 0 }),
    ['/red unknown-scenario'],
    WITH({ ...PLAYED, red: 1 }),
  ],
  [
    'red markers of a player who is not there',
    WITH({ ...PLAYED, red: 2 }),
    ['/red players'],
    WITH({ ...PLAYED, red: 0 }),
  ],
  [
    'an objective more than the scenario has',
    WITH({ ...PLAYED, objectives: [1, 2, 3, 4, 5, 6].map((n) => at(100 * n)) }),
    ['/objectives too-many'],
    WITH({ ...PLAYED, objectives: [1, 2, 3, 4, 5].map((n) => at(100 * n)) }),
  ],
  [
    'an objective with a carrier or a holder who is not there',
    WITH({ ...PLAYED, objectives: [{ carrier: 2 }, { ...at(100), holder: 2 }] }),
    ['/objectives/0/carrier no-such-ship', '/objectives/1/holder players'],
    WITH({ ...PLAYED, objectives: [{ carrier: 1 }, { ...at(100), holder: 1 }] }),
  ],
  [
    'a ship informed that is not there',
    WITH({ ...PLAYED, informed: [1, 2] }),
    ['/informed/1 no-such-ship'],
    WITH({ ...PLAYED, informed: [1] }),
  ],
  [
    'locks by and on ships that are not there',
    WITH({ locks: [{ by: 2, on: 3 }] }),
    ['/locks/0/by no-such-ship', '/locks/0/on no-such-thing'],
    WITH({ locks: [{ by: 0, on: 1 }] }),
  ],
  [
    'a lock on an obstacle that is not there',
    WITH({ locks: [{ by: 0, on: 0, kind: 'obstacle' }] }),
    ['/locks/0/on no-such-thing'],
    WITH({ obstacles: [{ outline: 'coreasteroid0' }], locks: [{ by: 0, on: 0, kind: 'obstacle' }] }),
  ],
  [
    'contact with a ship that is not there',
    WITH({ contacts: [[0, 2]] }),
    ['/contacts/0/1 no-such-ship'],
    WITH({ contacts: [] }),
  ],
  [
    'contact of ships apart',
    { ...SHIP({ at: [359.85, 800, 0] }), contacts: [[0, 1]] },
    ['/contacts/0 apart'],
    { ...SHIP({ at: [359.95, 800, 0] }), contacts: [[0, 1]] },
  ],
  [
    'a part of the state that is not there',
    WITH({ set: { '/ships/7/shields': 1 } }),
    ['/set/~1ships~17~1shields path'],
    WITH({ set: { '/ships/0/shields': 1 } }),
  ],
  [
    'a path without its stroke',
    WITH({ set: { round: 1 } }),
    ['/set/round path'],
    WITH({ set: { '/round': 1 } }),
  ],
  [
    'a value that the state cannot have',
    WITH({ set: { '/round': 'one' } }),
    ['/set state'],
    WITH({ set: { '/round': 2 } }),
  ],
];

describe('a position that cannot be', () => {
  it.each(CASES)('is refused for %s, and stands without', (_, faulty, reasons, sound) => {
    expect(refused(faulty)).toEqual(reasons);
    expect(refused(sound)).toEqual([]);
  });
});
