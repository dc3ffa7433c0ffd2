import { playScenario, scenarioShapeProblems } from '@firing-arc/referee';
import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import { SECOND } from '../rules.ts';
import type { SecondState } from '../state.ts';
import { buildPosition, type Position, scenarioFiles, writePosition } from './index.ts';

const GAME = scenarioFiles(() => ({
  assault: {
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
  },
}));

const XWING = { pilot: 'bluesquadronescort', at: [400, 100, 0] as [number, number, number] };
const TIE = { pilot: 'academypilot', at: [400, 800, 180] as [number, number, number] };
const WITH = (more: Partial<Position> = {}): Position => ({
  sides: [{ ships: [XWING] }, { ships: [TIE] }],
  ...more,
});

function built(position: Position): SecondState {
  expect(scenarioShapeProblems(GAME, { game: 'xwing2', name: 'a table', position })).toEqual([]);
  const found = GAME.build(position);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found.state;
}

/** What is told of a position that cannot be: where, and what. */
function wrong(position: Position): readonly string[] {
  const found = GAME.build(position);
  return 'problems' in found ? found.problems.map(({ where, what }) => `${where}: ${what}`) : [];
}

describe('what happened before a written position', () => {
  const played = (ships: Position['sides'][number]['ships'], state: Record<string, unknown>) =>
    playScenario(GAME, {
      game: 'xwing2',
      name: 'before',
      position: { sides: [{ ships: [...ships] }, { ships: [TIE] }] },
      run: [{ phase: 'end' }],
      answers: [{ question: 'use-ability', answer: { use: false } }],
      expect: { state, question: { question: 'dials' } },
    }).status;
  const KEEPER = {
    pilot: 'syndicatesmugglers',
    at: [700, 120, 0] as [number, number, number],
    upgrades: ['azmorigan'],
  };
  const holder = (...lasting: NonNullable<Position['sides'][number]['ships'][number]['lasting']>) => ({
    ...XWING,
    tokens: { evade: 1, focus: 1 },
    lasting,
  });

  it('lasts: an effect of a card of another ship keeps a token in the End Phase', () => {
    const kept = { '/ships/0/tokens/evade': 1, '/ships/0/tokens/focus': 0, '/ships/0/lasting': [] };
    expect(played([holder({ card: 'azmorigan', by: 1 }), KEEPER], kept)).toBe('passed');
    expect(played([holder(), KEEPER], kept)).toBe('failed');
  });

  it('is refused where no card says so, and set up again as it was', () => {
    const sides = (card: string, by?: number, which?: number): Position['sides'] => [
      { ships: [holder({ card, ...(by !== undefined && { by }), ...(which && { which }) }), KEEPER] },
      { ships: [TIE] },
    ];
    expect(wrong({ sides: sides('azmorigan', 9) })).toEqual([
      '/sides/0/ships/0/lasting/0/by: there is no ship 9',
    ]);
    expect(wrong({ sides: sides('azmorigan') })).toEqual([
      "/sides/0/ships/0/lasting/0/card: ship 0 has no 'azmorigan' that last",
    ]);
    expect(wrong({ sides: sides('azmorigan', 1, 1) })).toHaveLength(1);
    const state = built({ sides: sides('azmorigan', 1) });
    expect(state.ships[0]!.lasting).toMatchObject([
      { until: 'end of round', by: 1, ability: 'upgrade-azmorigan.0' },
    ]);
    expect(built(writePosition(state))).toEqual(state);
  });

  it('leaves its damage cards: those of an earlier round act', () => {
    const flown = (difficulty: string, damage: readonly string[]) =>
      playScenario(GAME, {
        game: 'xwing2',
        name: 'damaged',
        position: {
          round: 4,
          sides: [{ ships: [{ ...XWING, dial: '2 turn left', damage: [...damage] }] }, { ships: [TIE] }],
        },
        run: [{ activate: 0 }],
        expect: {
          events: [{ kind: 'maneuver', ship: 0, difficulty }],
          ...(difficulty === 'white' && {
            question: {
              question: 'action',
              [damage.length > 0 ? 'missing' : 'offers']: [{ action: 'lock' }],
            },
          }),
        },
      }).status;
    expect(flown('white', [])).toBe('passed');
    expect(flown('white', ['Damaged Sensor Array'])).toBe('passed');
    expect(flown('red', ['Damaged Engine'])).toBe('passed');
    expect(flown('white', ['facedown: Damaged Engine'])).toBe('failed');
  });
});

describe('a written position', () => {
  it('sets up what a ship has on it and has done', () => {
    const state = built(
      WITH({
        sides: [
          {
            points: 5,
            deficit: 2,
            ships: [
              {
                ...XWING,
                upgrades: ['protontorpedoes', { id: 'servomotorsfoils', flipped: true }],
                shields: 1,
                dial: '3 bank left',
                revealed: true,
                activated: true,
                tokens: { ion: 1, disarm: 1, cloak: 0 },
                damage: ['Panicked Pilot', 'facedown: Fuel Leak', 'facedown'],
                conditions: ['hunted', { card: 'guarded', by: 0, facedown: true }],
                performed: ['focus'],
                failed: ['boost'],
                bonusAttacked: true,
                systemDone: true,
                systemUsed: ['device'],
                devicesPlaced: 1,
                decloakedIn: 'system',
                noMoreActions: true,
                skipsAction: 'xwing2:overlap.9',
                initiatives: [{ value: 6, until: 'end of round' }],
                flown: { maneuver: '3 bank left', fully: false, through: [1] },
              },
            ],
          },
          { ships: [TIE] },
        ],
      }),
    );
    expect(state.players[0]).toMatchObject({ points: 5, deficit: 2 });
    const [ship] = state.ships;
    expect(ship).toMatchObject({
      shields: 1,
      revealed: true,
      tokens: { ion: 1, disarm: 1, focus: 0 },
      upgrades: [
        { id: 'protontorpedoes', charges: 2 },
        { id: 'servomotorsfoils', flipped: true },
      ],
      performed: ['focus'],
      failed: ['boost'],
      systemUsed: ['device'],
      decloakedIn: 'system',
      initiatives: [{ value: 6, until: 'end of round' }],
      flown: {
        bearing: 'bank',
        direction: 'left',
        speed: 3,
        difficulty: 'white',
        fully: false,
        through: [1],
      },
    });
    expect(ship!.damage.map(({ up }) => up)).toEqual([true, false, false]);
    expect(ship!.conditions).toMatchObject([
      { id: 'hunted', by: 1, up: true },
      { id: 'guarded', by: 0, up: false },
    ]);
  });

  it('lays obstacles with fuses, devices, remotes with their units, and locks on them', () => {
    const state = built(
      WITH({
        obstacles: [{ outline: 'coreasteroid0', at: [200, 400, 0], fuses: 1 }, { outline: 'coreasteroid1' }],
        devices: [
          { kind: 'protonbomb', at: [300, 300, 90], player: 1, fuses: 1 },
          { kind: 'sensorbuoy', at: [600, 300, 0], id: 7, damage: ['facedown'] },
        ],
        locks: [
          { by: 0, on: 0, kind: 'obstacle' },
          { by: 1, on: 0, kind: 'device' },
          { by: 1, on: 7, kind: 'device' },
        ],
      }),
    );
    expect(state.obstacles).toMatchObject([{ placed: true, fuses: 1 }, { placed: false }]);
    expect(state.devices).toMatchObject([
      { id: 0, kind: 'protonbomb', player: 1, x: 300, fuses: 1, unit: -1 },
      { id: 7, kind: 'sensorbuoy', player: 0, unit: 2 },
    ]);
    expect(state.ships[2]).toMatchObject({ card: 'sensorbuoy', place: 'remote', x: 600 });
    expect(state.ships[2]!.damage).toHaveLength(1);
    expect(state.locks).toEqual([
      { by: 0, kind: 'obstacle', on: 0 },
      { by: 1, kind: 'device', on: 0 },
      { by: 1, kind: 'ship', on: 2 },
    ]);
    expect(state.nextUid).toBeGreaterThan(7);
  });

  it('plays a scenario by its name, with its objectives', () => {
    const state = built(
      WITH({
        scenario: 'assault',
        objectives: [{ at: [457, 457, 0] }, { at: [457, 200, 0], holder: 1 }, { carrier: 0, charges: 1 }],
        red: 1,
        informed: [0],
        environment: 'comettail',
      }),
    );
    expect(state.scenario).toMatchObject({ id: 'assault', points: 20 });
    expect(state.markers).toHaveLength(5);
    expect(state.markers).toMatchObject([
      { placed: true, x: 457 },
      { placed: true, holder: 1 },
      { placed: false, carrier: 0, charges: 1 },
      { placed: false, carrier: -1 },
      { placed: false },
    ]);
    expect(state).toMatchObject({ red: 1, informed: [0], environment: 'comettail' });
    expect(built(WITH({ scenario: 'assault' })).markers[0]!.x).toBeCloseTo(457.2);
  });

  it('puts wingmates beside their leader and docked ships aboard their carrier', () => {
    const wing = built(
      WITH({
        sides: [
          {
            ships: [
              { ...XWING, upgrades: ['veteranwingleader'] },
              { pilot: XWING.pilot },
              { pilot: XWING.pilot },
            ],
            wings: [{ leader: 0, mates: [1, 2] }],
          },
          { ships: [TIE] },
        ],
      }),
    );
    expect(wing.ships.map(({ x, y }) => [x, y])).toEqual([
      [400, 100],
      [340, 100],
      [460, 100],
      [400, 800],
    ]);
    expect(wing.ships[1]).toMatchObject({ wing: 0, inFormation: true, place: 'table' });
    const ghost = {
      pilot: 'lothalrebel',
      at: [400, 200, 0] as [number, number, number],
      upgrades: ['ghost'],
    };
    const docked = built(
      WITH({ sides: [{ ships: [ghost, { pilot: 'zeborrelios', docked: 0 }] }, { ships: [TIE] }] }),
    );
    expect(docked.ships[1]).toMatchObject({ place: 'reserve', carrier: 0, returns: 'dock' });
    expect(docked.ships[0]!.aboard).toEqual(['zeborrelios']);
  });

  it('writes again what it sets up, in the same words', () => {
    const position = WITH({
      phase: 'engagement',
      engaging: 3,
      obstacles: [{ outline: 'coreasteroid0', at: [200, 400, 0], fuses: 1 }, { outline: 'coreasteroid1' }],
      devices: [
        { kind: 'protonbomb', at: [300, 300, 90], player: 1, fuses: 1, id: 3 },
        { kind: 'buzzdroidswarm', at: [300, 500, 90], player: 1, removed: true },
        { kind: 'sensorbuoy', at: [600, 300, 0], player: 0, id: 7, damage: ['facedown: Fuel Leak'] },
      ],
      scenario: 'assault',
      locks: [{ by: 1, on: 7, kind: 'device' }],
      sides: [
        {
          ships: [
            {
              ...XWING,
              conditions: [{ card: 'hunted', by: 1 }],
              performed: ['focus'],
              flown: { maneuver: '3 bank left' },
            },
          ],
        },
        { ships: [{ ...TIE, tokens: { strain: 1 } }] },
      ],
    });
    const state = built(position);
    const again = writePosition(state);
    expect(Object.keys(again.set ?? {})).toEqual([]);
    expect(again.devices).toMatchObject(position.devices!);
    const same = buildPosition(again);
    if ('problems' in same) throw new Error(JSON.stringify(same.problems));
    expect(SECOND.schema.hash(same.state)).toBe(SECOND.schema.hash(state));
  });
});

describe('a position that cannot be', () => {
  const ship = (more: Partial<Position['sides'][number]['ships'][number]>) =>
    wrong(WITH({ sides: [{ ships: [{ ...XWING, ...more }] }, { ships: [TIE] }] }));

  it('names the card that may be meant', () => {
    expect(ship({ pilot: 'Luke Skywalker' })).toEqual([
      "/sides/0/ships/0/pilot: there is no pilot 'Luke Skywalker' in the house; did you mean lukeskywalker?",
    ]);
    expect(ship({ upgrades: ['protontorpedos'] })[0]).toContain('did you mean protontorpedoes?');
    expect(ship({ damage: ['Fuel leek'] })[0]).toMatch(/^\/sides\/0\/ships\/0\/damage\/0: .*Fuel Leak\?$/);
  });

  it('names maneuvers, turrets, carriers and wings that are not there', () => {
    expect(ship({ dial: '5 bank left' })[0]).toMatch(
      /dial: '5 bank left' is not on the dial of .*: 1 bank left/,
    );
    expect(ship({ turret: 'rear' })).toEqual(['/sides/0/ships/0/turret: it has no turret indicator']);
    expect(ship({ flown: { maneuver: 'left' } })[0]).toContain('write it as "3 bank left"');
    expect(ship({ split: true })[0]).toContain('/split: it is no wingmate');
    const docked = WITH({ sides: [{ ships: [XWING, { pilot: XWING.pilot, docked: 0 }] }, { ships: [TIE] }] });
    expect(wrong(docked)[0]).toContain('/sides/0/ships/1/docked: the cards of ship 0');
  });

  it('names the field with more than its card holds', () => {
    expect(ship({ shields: 9 })).toEqual(['/sides/0/ships/0/shields: shields: 9, but the limit is 2']);
    expect(ship({ energy: 1 })).toEqual(['/sides/0/ships/0/energy: energy: 1, but the limit is 0']);
    expect(ship({ upgrades: [{ id: 'protontorpedoes', charges: 3 }] })).toEqual([
      '/sides/0/ships/0/upgrades/0: charges of protontorpedoes: 3, but the limit is 2',
    ]);
  });

  it('names locks, devices, objectives and players that are not there', () => {
    expect(wrong(WITH({ locks: [{ by: 0, on: 2, kind: 'device' }] }))).toEqual([
      '/locks/0/on: there is no device 2',
    ]);
    expect(wrong(WITH({ devices: [{ kind: 'protonbomb', at: [5, 5, 0] }] }))).toEqual([
      '/devices/0/at: lies outside the play area',
    ]);
    expect(wrong(WITH({ devices: [{ kind: 'protonbomb', at: [50, 500, 0], charges: 1 }] }))[0]).toContain(
      'only a remote',
    );
    expect(wrong(WITH({ objectives: [{ at: [457, 457, 0] }] }))[0]).toContain('/objectives: there is no');
    expect(wrong(WITH({ scenario: 'tea' }))).toEqual(["/scenario: there is no scenario 'tea', but assault"]);
    expect(wrong(WITH({ firstPlayer: 2 }))[0]).toContain('/firstPlayer: there is no player 2');
  });
});
