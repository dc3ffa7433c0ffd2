import { playOut, Referee, randomAnswerer } from '@firing-arc/referee';
import { answerNow } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { distance, edgeDistances, PLAY_AREA } from '../../common/index.ts';
import type { FirstEvent } from '../events.ts';
import { obstacleBodyOf } from '../game.ts';
import type { FirstQuestion } from '../questions.ts';
import { FIRST } from '../rules.ts';
import type { FirstState } from '../state.ts';
import { deploymentProblems } from './deploy.ts';
import { beginGame, type FirstSetup, type SetupShip, setupProblems } from './setup.ts';

const ROCKS = [
  ['coreasteroid0', 'coreasteroid1', 'yt2400debris0'],
  ['coreasteroid3', 'vt49decimatordebris1', 'core2asteroid2'],
];

const setup = (
  ours: readonly SetupShip[],
  theirs: readonly SetupShip[],
  more: Partial<FirstSetup> = {},
): FirstSetup => ({
  format: { id: 'test', version: '1' },
  ...PLAY_AREA,
  ...more,
  sides: [
    { name: 'us', faction: 'rebel', ships: ours, obstacles: ROCKS[0]! },
    { name: 'them', faction: 'imperial', ships: theirs, obstacles: ROCKS[1]! },
  ],
});

const X = { pilot: 'rookiepilot', points: 21 };
const TIE = { pilot: 'academypilot', points: 12 };

type Setting = Referee<FirstState, FirstSetup, FirstQuestion, FirstEvent>;
const begin = (given: FirstSetup, rolls: readonly string[] = []): Setting =>
  Referee.start(FIRST, FIRST.begin(given, growStreams('setup', FIRST.streams)), {
    forced: { rolls, draws: [] },
  });

const asked = (referee: Setting): FirstQuestion => referee.questions[0]!;

/** Answers until a question of a kind is asked. */
function until(referee: Setting, kind: FirstQuestion['kind'] | 'dials'): Setting {
  const random = randomAnswerer(growStreams('answers', ['one']), 0);
  while (asked(referee).kind !== kind) {
    const question = asked(referee);
    answerNow(
      referee,
      question.player,
      random(question, () => referee.state, referee.help(question.player)),
    );
  }
  return referee;
}

/** A whole setup by random answers: what happened before the first dials. */
function settled(given: FirstSetup, rolls: readonly string[] = []): Setting {
  return until(begin(given, rolls), 'dials');
}

describe('setup', () => {
  it('xwing1:setup.1 runs its seven steps in order, then xwing1:round.2 round 1 begins with Planning', () => {
    const { events, state } = settled(setup([X], [TIE]));
    expect(events.flatMap((event) => (event.kind === 'setup-step' ? [event.step] : []))).toEqual([
      'gather-forces',
      'determine-initiative',
      'establish-play-area',
      'place-obstacles',
      'place-forces',
      'activate-shields',
      'prepare-other-components',
    ]);
    expect([state.round, state.phase]).toEqual([1, 'planning']);
    const last = events.findLastIndex((event) => event.kind === 'setup-step');
    expect(events.findIndex((event) => event.kind === 'round')).toBeGreaterThan(last);
  });

  it('xwing1:setup.2 both squads are open from the start', () => {
    const referee = begin(setup([X, X], [TIE]));
    expect(referee.events.filter(({ kind }) => kind === 'squad')).toMatchObject([
      { player: 0, points: 42 },
      { player: 1, points: 12 },
    ]);
    for (const player of [0, 1]) {
      const seen = FIRST.view(referee.state, player);
      expect(seen.ships.map(({ card }) => card)).toEqual(['rookiepilot', 'rookiepilot', 'academypilot']);
    }
  });

  it('xwing1:initiative.1 the player with fewer squad points chooses who has initiative', () => {
    const referee = begin(setup([{ ...X, points: 97 }], [{ ...TIE, points: 100 }]));
    expect(asked(referee)).toMatchObject({ kind: 'initiative', player: 0 });
    answerNow(referee, 0, 1);
    expect(referee.state.initiative).toBe(1);
    expect(asked(begin(setup([X], [TIE])))).toMatchObject({ kind: 'initiative', player: 1 });
  });

  it.each([
    ['hit', 0],
    ['crit', 0],
    ['focus', 1],
    ['blank', 1],
  ] as const)(
    'xwing1:initiative.2 on equal totals a die that shows %s lets player %i choose',
    (face, player) => {
      const referee = begin(setup([X], [{ ...TIE, points: 21 }]), [face]);
      expect(referee.events).toContainEqual({
        kind: 'initiative-roll',
        faces: [face],
        because: 'xwing1:initiative.2',
      });
      expect(asked(referee)).toMatchObject({ kind: 'initiative', player });
    },
  );

  it('xwing1:setup.3 the players take turns with six obstacles, the one with initiative first', () => {
    const referee = begin(setup([X], [TIE]));
    answerNow(referee, 1, 1);
    expect(referee.state.initiative).toBe(0);
    expect(asked(referee)).toMatchObject({ kind: 'choose-obstacle', player: 0, options: { length: 6 } });
    until(referee, 'choose-edge');
    const placed = referee.events.flatMap((event) =>
      event.kind === 'obstacle-placed' ? [event.player] : [],
    );
    expect(placed).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('xwing1:setup.4 xwing1:setup.5 obstacles lie beyond range 1 of each other and range 2 of the edges', () => {
    const referee = begin(setup([X], [TIE]));
    answerNow(referee, 1, 1);
    answerNow(referee, 0, 0);
    const low = Math.min(...ROCK_POINTS(referee).filter((_, i) => i % 2 === 1));
    const [near, far] = [199 - low, 200.2 - low].map((y) => answerNow(referee, 0, [400, y, 0]));
    expect(near).toMatchObject([{ ruling: 'xwing1:setup.5', facts: { of: 'edge' } }]);
    expect(far).toEqual([]);
    answerNow(referee, 1, 0);
    expect(answerNow(referee, 1, [470, 232, 0])).toMatchObject([{ ruling: 'xwing1:setup.4' }]);
    const { obstacles } = settled(setup([X], [TIE])).state;
    for (const one of obstacles) {
      expect(edgeDistances(obstacleBodyOf(one), 914.4, 914.4)).toBeGreaterThan(200);
      for (const other of obstacles) {
        if (one !== other) expect(distance(obstacleBodyOf(one), obstacleBodyOf(other))).toBeGreaterThan(100);
      }
    }
  });

  it('xwing1:setup.6 then the player without initiative picks an edge, the opponent gets the opposite one', () => {
    const referee = until(begin(setup([X], [TIE])), 'choose-edge');
    const without = 1 - referee.state.initiative;
    expect(asked(referee)).toMatchObject({ player: without, options: { length: 4 } });
    answerNow(referee, without, 3);
    expect(referee.state.players.map(({ edge }) => edge)).toEqual(
      without === 0 ? ['right', 'left'] : ['left', 'right'],
    );
  });

  it('xwing1:setup.7 xwing1:setup.8 xwing1:pilot-skill.1 ships are placed by pilot skill, ties by initiative', () => {
    const ours = ['wedgeantilles', 'rookiepilot', 'redsquadronpilot'].map((pilot) => ({ pilot, points: 20 }));
    const theirs = ['obsidiansquadronpilot', 'academypilot', 'alphasquadronpilot'].map((pilot) => ({
      pilot,
      points: 10,
    }));
    const { events, state } = settled(setup(ours, theirs));
    const order = events.flatMap((event) => (event.kind === 'ship-placed' ? [state.ships[event.ship]!] : []));
    const skills: Readonly<Record<string, number>> = {
      wedgeantilles: 9,
      rookiepilot: 2,
      redsquadronpilot: 4,
      obsidiansquadronpilot: 3,
      academypilot: 1,
      alphasquadronpilot: 1,
    };
    expect(order.map(({ card }) => skills[card])).toEqual([1, 1, 2, 3, 4, 9]);
    const tied = settled(setup([{ ...X }], [{ pilot: 'rookiepilot', points: 10 }]));
    const first = tied.events.find((event) => event.kind === 'ship-placed');
    expect(first).toMatchObject({ ship: tied.state.initiative });
  });

  it('xwing1:setup.9 the whole base is inside the strip of range 1 along the edge', () => {
    const state = beginGame(setup([X], [TIE]), growStreams('place', FIRST.streams));
    state.players[0]!.edge = 'near';
    state.players[1]!.edge = 'right';
    const [us, them] = state.ships;
    const problems = (ship: typeof us, x: number, y: number, facing = 0) =>
      deploymentProblems(state, ship!, { x, y, facing }).map(({ ruling }) => ruling);
    expect(problems(us, 400, 80)).toEqual([]);
    expect(problems(us, 400, 81)).toEqual(['xwing1:setup.9']);
    expect(problems(us, 400, 80, 45)).toEqual(['xwing1:setup.9']);
    expect(problems(us, 400, 19)).toEqual(['xwing1:setup.9']);
    expect(problems(them, 834.4, 500)).toEqual([]);
    expect(problems(them, 833, 500)).toEqual(['xwing1:setup.9']);
    us!.place = 'table';
    Object.assign(us!, { x: 834.4, y: 80 });
    expect(problems(them, 840, 100)).toEqual(['xwing1:setup.9']);
  });

  it('xwing1:large-ship.5 xwing1:large-ship.6 a large ship may stick out of the strip if it fills it, never off the table', () => {
    const state = beginGame(
      setup([{ pilot: 'outerrimsmuggler', points: 27 }], [TIE]),
      growStreams('large', FIRST.streams),
    );
    state.players[0]!.edge = 'near';
    const [ship] = state.ships;
    const problems = (y: number, facing: number) =>
      deploymentProblems(state, ship!, { x: 400, y, facing }).map(({ ruling }) => ruling);
    const diagonal = 40 * Math.SQRT2;
    expect(problems(diagonal, 45)).toEqual([]);
    expect(problems(diagonal + 1, 45)).toEqual(['xwing1:setup.9']);
    expect(problems(diagonal - 1, 45)).toEqual(['xwing1:large-ship.6']);
    expect(problems(60, 0)).toEqual([]);
    expect(problems(61, 0)).toEqual(['xwing1:setup.9']);
  });

  it('xwing1:setup.10 xwing1:shields.1 each ship begins with as many shields as its shield value', () => {
    const { state, events } = settled(setup([{ pilot: 'goldsquadronpilot', points: 18 }], [TIE]));
    expect(state.ships.map(({ shields }) => shields)).toEqual([3, 0]);
    expect(events.filter(({ kind }) => kind === 'shields')).toMatchObject([{ ship: 0, shields: 3 }]);
  });

  it('xwing1:setup.11 the damage deck is whole, and nobody sees its order', () => {
    const [one, other] = [0, 1].map(() => settled(setup([X], [TIE])).state);
    expect(one!.streams).toEqual(other!.streams);
    expect(one!.players[0]!.deck.reduce((sum, count) => sum + count)).toBe(33);
    for (const player of [0, 1, -1])
      expect(FIRST.view(one!, player).streams.every((number) => number === 0)).toBe(true);
  });

  it('xwing1:play-area.1 three feet by three are 914.4 mm, and xwing1:play-area.2 any other size can be agreed', () => {
    expect(PLAY_AREA).toEqual({ width: 914.4, depth: 914.4 });
    expect(setupProblems(setup([X], [TIE], { width: 1829 }))).toEqual([]);
    const wide = FIRST.begin(
      setup([X], [TIE], { width: 1829, rounds: 1 }),
      growStreams('wide', FIRST.streams),
    );
    const streams = growStreams('players', ['one', 'two']);
    const { state } = playOut(FIRST, wide, [randomAnswerer(streams, 0), randomAnswerer(streams, 1)]);
    expect(state.width).toBe(1829);
  });
});

const ROCK_POINTS = (referee: Setting): readonly number[] => [
  ...obstacleBodyOf(referee.state.obstacles[0]!).points,
];

describe('what cannot be set up', () => {
  it('is named: unknown pilots, upgrades and obstacles, ships without cost', () => {
    const wrong = setup([{ pilot: 'nobody', points: 1 }], [{ ...TIE, points: -1, upgrades: ['nothing'] }]);
    expect(setupProblems(wrong)).toEqual([
      "setup.sides[0].ships[0].pilot: there is no pilot 'nobody' in the house",
      'setup.sides[1].ships[0].points: expected a whole number',
      "setup.sides[1].ships[0].upgrades[0]: there is no upgrade 'nothing' in the house",
    ]);
    expect(setupProblems(setup([X], [TIE], { rounds: 0 }))).toEqual([
      'setup.rounds: expected 1 to 100 whole rounds',
    ]);
    expect(setupProblems(null)).toEqual(['setup: expected an object']);
  });
});
