import { playOut, playScenario, problemsBy, scenarioShapeProblems } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import '../all-cards.ts';
import { ARMADA } from '../rules.ts';
import { LEARNING_SCENARIO } from '../setup/learning.ts';
import { attackOn } from '../testing/attacks.ts';
import { SIX_HITS } from '../testing/duels.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { keenAnswerer } from '../testing/players.ts';
import { buildPosition, type Position, SCENARIO_FILES, writePosition } from './index.ts';
import { PositionSchema, type PositionShip } from './position.ts';

const FILE = {
  game: 'armada',
  name: 'A corvette rams a destroyer',
  position: {
    sides: [
      { ships: [{ card: 'cr90-corvette-a', at: [600, 300, 0], speed: 2, tokens: ['navigate'] }] },
      { ships: [{ card: 'victory-ii-class-star-destroyer', at: [600, 480, 0], damage: ['power-failure'] }] },
    ],
  },
  run: [{ maneuver: 0 }],
  answers: [
    { question: 'resolve-command', answer: { kind: 'none' } },
    { question: 'course', answer: { clicks: [0, 0], side: 'left' } },
  ],
  complete: true,
  expect: {
    events: [
      { kind: 'maneuver', overlapped: [1] },
      { kind: 'damage-dealt', ship: 1, card: null },
    ],
    state: { '/ships/0/speed': 2, '/ships/1/damage/1/up': false },
  },
} as const;

describe('scenario files of Armada', () => {
  it('are played and held to what they expect', () => {
    const { status, problems } = playScenario(SCENARIO_FILES, FILE);
    expect([status, problems]).toEqual(['passed', []]);
    const wrong = playScenario(SCENARIO_FILES, { ...FILE, expect: { state: { '/ships/0/speed': 1 } } });
    expect(wrong.status).toBe('failed');
  });

  it('write a command by its name in every question', () => {
    const { status, problems } = playScenario(SCENARIO_FILES, {
      ...FILE,
      answers: [{ question: 'resolve-command', answer: 'navigate' }],
      complete: false,
      expect: { events: [{ kind: 'command', command: 'navigate' }], question: { question: 'navigate' } },
    });
    expect([status, problems]).toEqual(['passed', []]);
  });

  it('measure between ships, their hull zones, squadrons and obstacles', () => {
    const position = {
      sides: [
        {
          ships: [{ card: 'cr90-corvette-a', at: [600, 300, 0] }],
          squadrons: [{ card: 'x-wing-squadron', at: [600, 560] }],
        },
        {
          ships: [{ card: 'victory-ii-class-star-destroyer', at: [600, 840, 180] }],
          squadrons: [{ card: 'tie-fighter-squadron', at: [600, 640] }],
        },
      ],
      obstacles: [{ outline: 'asteroid_1', at: [600, 720, 0], type: 'asteroid field' }],
    };
    const wrong = (...measure: readonly Record<string, unknown>[]) =>
      playScenario(SCENARIO_FILES, {
        game: 'armada',
        name: 'measure',
        position,
        expect: { measure },
      } as never).problems.map(({ where, what }) => `${where}: ${what}`);
    const squadron = (id: number) => ({ squadron: id });
    const zone = (ship: number, of: string) => ({ ship, zone: of });
    expect(
      wrong(
        { from: squadron(0), to: squadron(1), distance: 1, range: 'close', touching: false },
        { from: 0, to: squadron(0), range: 'long', distance: 4, arc: 'front', outside: 'rear' },
        { from: zone(0, 'front'), to: squadron(0), range: 'long', arc: 'front', sight: 'clear' },
        { from: zone(0, 'rear'), to: squadron(0), range: null, outside: 'rear' },
        { from: squadron(1), to: zone(1, 'front'), range: 'medium', sight: 'obstructed' },
        { from: squadron(1), to: zone(1, 'rear'), sight: 'blocked' },
        { from: { obstacle: 0 }, to: { ship: 1 }, range: 'close' },
      ),
    ).toEqual([]);
    expect(wrong({ from: squadron(0), to: squadron(1), distance: 2 })).toEqual([
      '/expect/measure/0/distance: is 1',
    ]);
    expect(wrong({ from: squadron(0), to: squadron(1), arc: 'front' })).toEqual([
      "/expect/measure/0/arc: there is no arc 'front'",
    ]);
    expect(wrong({ from: squadron(0), to: squadron(1), sight: 'clear' })).toEqual([
      '/expect/measure/0/sight: is not measured here',
    ]);
    for (const to of [squadron(7), zone(0, 'left-auxiliary'), { obstacle: 3 }, 9])
      expect(wrong({ from: squadron(0), to })).toEqual([
        '/expect/measure/0: there are no such things on the table to measure between',
      ]);
    const shape = (to: unknown) =>
      scenarioShapeProblems(SCENARIO_FILES, {
        game: 'armada',
        name: 'measure',
        position,
        expect: { measure: [{ from: 0, to }] },
      });
    expect(shape(squadron(0))).toEqual([]);
    expect(shape({ squad: 0 })).not.toEqual([]);
    expect(shape({ ship: 0, zone: 'bow' })).not.toEqual([]);
  });

  it('let act what happened before: damage cards of earlier rounds, and what cards have begun', () => {
    const victory = (more: Partial<PositionShip>): Position['sides'] => [
      {
        ships: [
          {
            card: 'victory-ii-class-star-destroyer',
            at: [600, 300, 0],
            upgrades: ['devastator-title'],
            defense: ['discarded', 'discarded'],
            ...more,
          },
        ],
      },
      { ships: [{ card: 'cr90-corvette-a', at: [600, 490, 180] }] },
    ];
    const shot = (more: Partial<PositionShip>, question: object) =>
      playScenario(SCENARIO_FILES, {
        game: 'armada',
        name: 'before',
        position: { round: 3, sides: victory(more) },
        run: [{ attack: 0 }],
        forced: { rolls: SIX_HITS },
        answers: [{ answer: attackOn('front', 1, 'front') }],
        expect: { question },
      } as never).status;
    const devastator = [{ effect: 'devastator-title' }];
    const lasting = [{ card: 'devastator-title', what: 'acted', until: 'round' as const }];
    expect(shot({}, { offers: devastator })).toBe('passed');
    expect(shot({ lasting }, { missing: devastator })).toBe('passed');
    // Files of before call it otherwise.
    expect(shot({ begun: lasting }, { missing: devastator })).toBe('passed');
    expect(shot({ lasting: [{ ...lasting[0]!, until: 'attack' }] }, { missing: devastator })).toBe('passed');
    const moved = (damage: readonly string[]) =>
      playScenario(SCENARIO_FILES, {
        game: 'armada',
        name: 'before',
        position: { round: 3, sides: victory({ speed: 2, at: [600, 100, 0], damage: [...damage] }) },
        run: [{ fly: 0, clicks: [0, 0] }],
        expect: { question: { question: 'damage-zone' } },
      } as never).status;
    expect(moved(['ruptured-engine'])).toBe('passed');
    expect(moved(['facedown: ruptured-engine'])).toBe('failed');
  });

  it('begin a game with its setup: who is first is chosen, and obstacles are placed', () => {
    const file = {
      game: 'armada',
      name: 'setup',
      position: {
        phase: 'setup',
        sides: [
          { ships: [{ card: 'cr90-corvette-a', points: 44 }] },
          { ships: [{ card: 'victory-ii-class-star-destroyer', points: 85 }] },
        ],
        obstacles: [{ outline: 'asteroid_1' }],
      },
      run: [{ game: 'setup' }],
      answers: [{ question: 'first-player', player: 0, answer: { player: 1 } }],
      expect: {
        events: [
          { kind: 'fleet', points: 44 },
          { kind: 'first-player', player: 1 },
        ],
        question: { question: 'place-obstacle' },
      },
    };
    expect(scenarioShapeProblems(SCENARIO_FILES, file)).toEqual([]);
    expect(playScenario(SCENARIO_FILES, file).problems).toEqual([]);
  });

  it('tell names that mean nothing and positions no game comes to', () => {
    const sides = [
      { ships: [{ card: 'death-star', at: [1, 2, 3] }] },
      { ships: [{ card: 'cr90-corvette-a', at: [600, 300, 0], upgrades: ['exhausted: no-such-card'] }] },
    ];
    const built = SCENARIO_FILES.build({ sides, obstacles: [{ outline: 'moon', at: [0, 0, 0] }] });
    expect('problems' in built && built.problems.map(({ where }) => where)).toEqual([
      '/sides/0/ships/0/card',
      '/sides/1/ships/0/upgrades/0',
      '/obstacles/0/outline',
    ]);
    const [ship] = sides[1]!.ships;
    const unsound = [
      { ships: [{ card: ship!.card, at: [600, 300, 0], shields: { front: 3 } }] },
      {
        ships: [
          { card: ship!.card, at: [610, 300, 0] },
          { card: ship!.card, at: [5, 300, 0] },
        ],
      },
    ];
    const found = SCENARIO_FILES.build({ sides: unsound });
    expect('problems' in found && found.problems.map(({ where, reason }) => `${where} ${reason}`)).toEqual([
      '/sides/0/ships/0 too-many',
      '/sides/1/ships/0 overlap',
      '/sides/1/ships/1 outside',
    ]);
    const set = buildPosition({ ...(FILE.position as unknown as Position), set: { '/ships/7/speed': 1 } });
    expect('problems' in set && set.problems).toMatchObject([{ reason: 'path' }]);
  });
});

describe('a written position', () => {
  it('of any moment of whole games sets up the same state again', () => {
    let written = 0;
    for (const setup of [LEARNING_SCENARIO, STANDARD_SETUP]) {
      const streams = growStreams('write', ['one', 'two']);
      let steps = 0;
      playOut(
        ARMADA,
        ARMADA.begin(setup, growStreams('write', ARMADA.streams)),
        [keenAnswerer(streams, 0), keenAnswerer(streams, 1)],
        {
          onStep: (state) => {
            if (++steps % 97 !== 0) return;
            const position = JSON.parse(JSON.stringify(writePosition(state))) as Position;
            expect(problemsBy(PositionSchema, position)).toEqual([]);
            const built = buildPosition(position);
            expect('state' in built && ARMADA.schema.hash(built.state)).toBe(ARMADA.schema.hash(state));
            written++;
          },
        },
      );
    }
    expect(written).toBeGreaterThan(5);
  });
});
