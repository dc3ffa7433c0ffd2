import { readFileSync } from 'node:fs';
import {
  ARMADA,
  packFrom as armadaPackFrom,
  CORE_FLEETS,
  READY_FLEETS,
  setupFromFleets,
} from '@firing-arc/armada';
import {
  type Answerer,
  type ComputerPlayer,
  type GameEvent,
  imagine,
  newRecord,
  type Question,
  type Referee,
  type Remembered,
  type Rules,
  remember,
  startRecord,
  taskFor,
} from '@firing-arc/referee';
import {
  answerNow,
  type RegattaEvent,
  type RegattaQuestion,
  type RegattaState,
  regattaWith,
} from '@firing-arc/referee/testing';
import { growStreams, nextUint32 } from '@firing-arc/table';
import {
  FIRST,
  READY_SQUADS as FIRST_SQUADS,
  packFrom as firstPackFrom,
  setupFromSquads as firstSetup,
} from '@firing-arc/xwing/first';
import { packFrom, READY_SQUADS, SECOND, setupFromSquads } from '@firing-arc/xwing/second';
import { describe, expect, it } from 'vitest';
import { PATIENCE } from './declines.ts';
import {
  armadaPlayer,
  armadaSearcher,
  firstPlayer,
  firstSearcher,
  policyPlayer,
  type Searched,
  searcher,
  secondPlayer,
  secondSearcher,
} from './index.ts';
import type { RoundState } from './policy-player.ts';

const pack = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../formats/${name}.json`, import.meta.url), 'utf8'));

/** Whatever is given to a player, it must not change. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

const sent = <Value>(value: Value): Value => frozen(JSON.parse(JSON.stringify(value)) as Value);

interface Checked {
  readonly worlds: number;
  readonly explained: number;
  /** Kinds of questions that were decided by games in the head in worlds which differ. */
  readonly kinds: ReadonlySet<string>;
}

/**
 * Plays a game between two players who see views only, and holds each decision of one question in `every` against that of
 * a player made anew, and against that in a world which differs only in what the seat does not know.
 */
function playChecked<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  setup: Setup,
  player: () => ComputerPlayer<S, Q, E>,
  {
    every,
    rollouts,
    most,
    only,
  }: {
    readonly every: number;
    readonly rollouts: number;
    readonly most: number;
    readonly only?: readonly Q['kind'][];
  },
): Checked {
  const game = startRecord(rules, newRecord(rules, setup, 'checked'));
  const kept = player();
  const plain = { secret: 'players' } as const;
  const streams = growStreams('other worlds', ['imagined']);
  const random = () => nextUint32(streams, 0) / 4294967296;
  let memories: readonly Remembered[] = [];
  let [worlds, explained] = [0, 0];
  const kinds = new Set<string>();
  for (let asked = 0; !game.outcome && asked < most; asked++) {
    const { player: seat, kind } = game.questions[0]!;
    const looked = only ? only.includes(kind) : asked % every === 0;
    const task = taskFor(game, seat, { ...plain, rollouts: looked ? rollouts : 0, memories });
    const decision = kept.decide(task);
    if (looked) {
      const weighed = kept.explain();
      if (weighed.length > 1) explained++;
      expect(sent(weighed)).toEqual(weighed);
      const anew = player();
      expect(anew.decide(sent(task)), kind).toEqual(decision);
      expect(anew.explain()).toEqual(weighed);
      const other = imagine(rules, task.view, random);
      const otherTask = taskFor(other, seat, { ...plain, rollouts, memories });
      expect(JSON.stringify(otherTask)).toBe(JSON.stringify(task));
      expect(kept.decide(otherTask), kind).toEqual(decision);
      if (differs(rules, game, other)) {
        worlds++;
        if (weighed.some(({ error }) => error > 0)) kinds.add(kind);
      }
    }
    memories = remember(memories, seat, decision);
    expect(game.answer(seat, decision.question, decision.answer), kind).toEqual([]);
  }
  return { worlds, explained, kinds };
}

/** Whether two games differ in more than in the dice to come. */
function differs<S extends RoundState, Setup, Q extends Question, E extends GameEvent>(
  { schema }: Rules<S, Setup, Q, E>,
  one: Referee<S, Setup, Q, E>,
  other: Referee<S, Setup, Q, E>,
): boolean {
  const hashed = ({ state }: typeof one) => schema.hash({ ...state, streams: state.streams.map(() => 0) });
  return hashed(one) !== hashed(other);
}

const second = (first: number, other: number) =>
  setupFromSquads(packFrom(pack('xwing2-amg')), [READY_SQUADS[first]!.squad, READY_SQUADS[other]!.squad]);
const first = (one: number, other: number) =>
  firstSetup(firstPackFrom(pack('xwing1')), [FIRST_SQUADS[one]!.squad, FIRST_SQUADS[other]!.squad]);
const armada = (one: number, other: number) =>
  setupFromFleets(armadaPackFrom(pack('armada')), [READY_FLEETS[one]!.fleet, READY_FLEETS[other]!.fleet]);

describe('a computer player, told only what its seat sees', () => {
  const RANDOM = { every: 10, rollouts: 0, most: 100_000 };
  const PLAIN = { every: 12, rollouts: 0, most: 100_000 };
  it('decides the same in worlds that look the same, of 2.5', () => {
    expect(playChecked(SECOND, second(8, 2), () => secondPlayer('random'), RANDOM).worlds).toBeGreaterThan(1);
    const { worlds, explained } = playChecked(SECOND, second(3, 7), () => secondPlayer('plain'), PLAIN);
    expect(worlds).toBeGreaterThan(10);
    expect(explained).toBeGreaterThan(10);
  });

  it('decides the same, of First Edition', () => {
    expect(playChecked(FIRST, first(0, 1), () => firstPlayer('random'), RANDOM).worlds).toBeGreaterThan(1);
    const { worlds, explained } = playChecked(FIRST, first(0, 1), () => firstPlayer('plain'), PLAIN);
    expect(worlds).toBeGreaterThan(10);
    expect(explained).toBeGreaterThan(10);
  });

  it('decides the same, of Armada', () => {
    expect(playChecked(ARMADA, armada(0, 1), () => armadaPlayer('random'), RANDOM).worlds).toBeGreaterThan(1);
    const sparse = { ...PLAIN, every: 25 };
    const { worlds, explained } = playChecked(ARMADA, armada(0, 1), () => armadaPlayer('plain'), sparse);
    expect(worlds).toBeGreaterThan(10);
    expect(explained).toBeGreaterThan(2);
  });

  it.each(['cadet', 'tables', 'wingman'] as const)('decides the same as %s, of all three games', (name) => {
    const some = { every: 40, rollouts: 0, most: 130 };
    const checked = [
      playChecked(SECOND, second(3, 7), () => secondPlayer(name), some),
      playChecked(FIRST, first(0, 1), () => firstPlayer(name), some),
      playChecked(ARMADA, armada(0, 1), () => armadaPlayer(name), some),
    ];
    for (const { worlds } of checked) expect(worlds).toBeGreaterThan(0);
  });

  const THINKING = { every: 60, rollouts: 8, most: 500 };
  it('decides the same when it searches, of all three games', () => {
    const checked = [
      playChecked(SECOND, second(3, 7), secondSearcher, THINKING),
      playChecked(FIRST, first(0, 1), firstSearcher, THINKING),
      playChecked(ARMADA, armada(0, 1), armadaSearcher, { ...THINKING, every: 150 }),
    ];
    for (const { worlds, explained } of checked) {
      expect(worlds).toBeGreaterThan(0);
      expect(explained).toBeGreaterThan(0);
    }
  });

  it('plans the same dials in worlds that look the same, of both editions', () => {
    const planned = { every: 1, rollouts: 45, most: 90, only: ['dials'] } as const;
    const checked = [
      playChecked(SECOND, second(3, 7), secondSearcher, planned),
      // What a seat does not know when it sets dials are facedown damage cards.
      playChecked(FIRST, first(0, 1), firstSearcher, { ...planned, rollouts: 20, most: 140 }),
    ];
    for (const { worlds, explained } of checked) {
      expect(worlds).toBeGreaterThan(1);
      expect(explained).toBeGreaterThan(2);
    }
  });

  it('places the same ships in the same formation, of First Edition', () => {
    const placed = { every: 1, rollouts: 12, most: 30, only: ['place-ship'] } as const;
    expect(playChecked(FIRST, first(0, 1), firstSearcher, placed).explained).toBe(2);
  });

  it('chooses the same ships, speeds and courses in worlds that look the same, of Armada', () => {
    const only = ['choose-ship', 'navigate', 'course'] as const;
    const asked = { every: 1, rollouts: 40, most: 70, only };
    const fleets = [CORE_FLEETS[0]!.fleet, CORE_FLEETS[1]!.fleet] as const;
    const setup = setupFromFleets(armadaPackFrom(pack('armada')), fleets, { play: 'core' });
    const { worlds, kinds } = playChecked(ARMADA, setup, armadaSearcher, asked);

    expect(worlds).toBeGreaterThan(3);
    expect([...kinds].sort()).toEqual([...only].sort());
  });

  it('is given no more than that: no seed, no function, nothing of the game itself', () => {
    const record = newRecord(SECOND, second(0, 1), 'a seed that tells all dice');
    const game = startRecord(SECOND, record);
    const task = taskFor(game, game.questions[0]!.player, { secret: record.seed });
    expect(Object.keys(task).sort()).toEqual(['memory', 'rollouts', 'seed', 'view']);
    expect(JSON.stringify(task)).not.toContain(record.seed);
    expect(JSON.stringify(task)).not.toContain(game.hash);
    expect(sent(task)).toEqual(task);
    expect(() => structuredClone(task)).not.toThrow();
  });
});

describe('what a plain player explains', () => {
  it('has its own answer as the best, and no error', () => {
    const game = startRecord(SECOND, newRecord(SECOND, second(0, 1), 'explained'));
    const plain = secondPlayer('plain');
    const kinds = new Set<string>();
    for (let asked = 0; !game.outcome && asked < 400; asked++) {
      const { player, kind } = game.questions[0]!;
      const decision = plain.decide(taskFor(game, player, { secret: 'explained' }));
      const weighed = plain.explain();
      if (weighed.length > 0) {
        kinds.add(kind);
        const best = Math.max(...weighed.map(({ value }) => value));
        expect(
          weighed.find(({ option }) => JSON.stringify(option) === JSON.stringify(decision.answer)),
          kind,
        ).toEqual({ option: decision.answer, value: best, error: 0 });
      }
      answerNow(game, player, decision.answer);
    }
    for (const kind of ['dials', 'action', 'attack', 'place-ship']) expect(kinds).toContain(kind);
  });
});

type Regatta = Answerer<RegattaState, RegattaQuestion>;

describe('what a player remembers', () => {
  /** Asks the same again and again, until the answer is no. */
  const nagging = regattaWith((game) => {
    const question = {
      form: 'choice',
      kind: 'again',
      player: 0,
      because: 'regatta:test.1',
      options: ['yes', 'no'],
    } as const;
    for (let asked = 0; asked < 5 * PATIENCE; asked++) if (game.choose(question) === 'no') return;
  });
  const greedy = (): Regatta => () => 0;

  function askedOf(rememberAll: boolean): number {
    const game = startRecord(nagging, newRecord(nagging, { rounds: 2 }, 'nagging'));
    let memories: readonly Remembered[] = [];
    while (!game.outcome) {
      // Every decision by a process of its own.
      const player = policyPlayer<RegattaState, { rounds: number }, RegattaQuestion, RegattaEvent>(
        nagging,
        greedy,
      );
      const decision = player.decide(sent(taskFor(game, 0, { secret: 'x', memories })));
      if (rememberAll) memories = sent(remember(memories, 0, decision));
      game.answer(0, decision.question, decision.answer);
    }
    return game.answers.length;
  }

  it('keeps it from going in circles, though it is made anew for each decision', () => {
    expect(askedOf(true)).toBeLessThan(4 * PATIENCE);
    expect(askedOf(false)).toBe(5 * PATIENCE);
  });

  it('is what it was before, when decisions are taken back', () => {
    const decision = (given: number, memory: number) => ({ question: `0.${given}.x`, answer: 0, memory });
    const three = [0, 1, 2].reduce<readonly Remembered[]>(
      (all, at) => remember(all, 0, decision(at, at)),
      [],
    );
    expect(three).toEqual([
      { seat: 0, given: 1, memory: 0 },
      { seat: 0, given: 2, memory: 1 },
      { seat: 0, given: 3, memory: 2 },
    ]);
    const game = startRecord(nagging, newRecord(nagging, { rounds: 2 }, 'nagging'));
    const memoryNow = () => taskFor(game, 0, { secret: 'x', memories: three }).memory;
    expect(memoryNow()).toBeNull();
    answerNow(game, 0, 0);
    expect(memoryNow()).toBe(0);
    answerNow(game, 0, 0);
    expect(memoryNow()).toBe(1);
    // Another decision in its place forgets what came after.
    expect(remember(three, 0, decision(1, 7))).toEqual([three[0], { seat: 0, given: 2, memory: 7 }]);
    expect(remember(three, 0, decision(3, 2))).toEqual(three);
  });
});

describe('the searching player', () => {
  type Rig = Searched<RegattaState, { readonly rounds: number }, RegattaQuestion, RegattaEvent>;
  /** A die shows no swell; who rolls it again may get one, of six sides. */
  const rules = regattaWith((game) => {
    const question = {
      form: 'choice',
      kind: 'reroll',
      player: 0,
      because: 'regatta:gambler.2',
      options: ['keep', 'roll', 'lose'],
    } as const;
    const chosen = game.choose(question);
    if (chosen === 'roll' && game.draw(0, ['no', 'yes'], [5, 1]) === 1) game.state.points[0]! += 1;
    if (chosen === 'lose') game.state.points[0]! -= 1;
    game.state.round += 1;
  });
  const keeping: Rig = { rules, policy: () => () => 0, worth: ({ points }) => points[0]! };
  const asked = (rollouts: number) => {
    const game = startRecord(rules, newRecord(rules, { rounds: 2 }, 'search'));
    return taskFor(game, 0, { secret: 'search', rollouts });
  };

  it('finds what is better than its policy, with the values and errors that are right', () => {
    const player = searcher(keeping);
    expect(player.decide(asked(1200)).answer).toBe(1);
    const [keep, ...others] = player.explain();
    expect(keep).toEqual({ option: 0, value: 0, error: 0 });
    const [roll, lose] = others.toSorted((one, other) => Number(one.option) - Number(other.option));
    expect(lose).toEqual({ option: 2, value: -1, error: 0 });
    // 400 worlds: 1 in 6, and the standard error of that.
    expect(roll!.error).toBeCloseTo(Math.sqrt(5 / 36 / 400), 2);
    expect(Math.abs(roll!.value - 1 / 6)).toBeLessThan(4 * roll!.error);
  });

  it('plays so many games in its head as it may, and does as its policy does with too few', () => {
    let games = 0;
    const counting: Rig = {
      ...keeping,
      worth: () => {
        games++;
        return 0;
      },
    };
    const player = searcher(counting);
    const answers = [0, 7, 8, 30, 100].map((rollouts) => {
      games = 0;
      const { answer } = player.decide(asked(rollouts));
      return [answer, games];
    });
    expect(answers).toEqual([
      [0, 0],
      [0, 0],
      [0, 8],
      [0, 30],
      [0, 99],
    ]);
  });
});
