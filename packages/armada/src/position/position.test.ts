import { playOut, playScenario, problemsBy, scenarioShapeProblems } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { ARMADA } from '../rules.ts';
import { LEARNING_SCENARIO } from '../setup/learning.ts';
import { STANDARD_SETUP } from '../testing/fleets.ts';
import { keenAnswerer } from '../testing/players.ts';
import { buildPosition, type Position, SCENARIO_FILES, writePosition } from './index.ts';
import { PositionSchema } from './position.ts';

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
