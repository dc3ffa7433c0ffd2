import { growStreams } from '@firing-arc/table';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import {
  type RegattaEvent,
  type RegattaQuestion,
  type RegattaSetup,
  type RegattaState,
  regatta,
} from '../testing/tiny-game.ts';
import {
  playScenario,
  type ScenarioFile,
  type ScenarioGame,
  type ScenarioPuzzle,
  scenarioShapeProblems,
} from './index.ts';

/** Regattas; an activity is to plan for a boat, or to deal cards. */
const GAME: ScenarioGame<RegattaState, RegattaSetup, RegattaQuestion, RegattaEvent> = {
  rules: regatta,
  position: Type.Object({ leader: Type.Integer() }, { additionalProperties: false }),
  activity: Type.Object(
    { boat: Type.Integer(), deals: Type.Optional(Type.Array(Type.Integer())) },
    { additionalProperties: false },
  ),
  names: {
    events: {
      'plans-shown': { sails: 1, wind: 1 },
      sailed: { boat: 1, faces: { still: 1, wave: 1, swell: 1 }, distance: 1 },
      'card-drawn': { player: 1 },
      moored: { at: { x: 1, y: 1 } },
    },
    questions: {
      sails: { about: 1, options: 1 },
      wind: { about: { depth: 1 }, options: { kind: { calm: 1, storm: 1 }, force: 1 } },
    },
  },
  build: (given) => {
    const { leader } = given as { readonly leader: number };
    if (leader > 1)
      return { problems: [{ where: '/leader', reason: 'nobody', what: 'there is no such player' }] };
    const state = regatta.begin({ rounds: 1 }, growStreams('scenario', regatta.streams));
    return { state: { ...state, agenda: [], leader, plan: { sails: [1, 2], wind: 0 } } };
  },
  activityProblems: (state, activity) => {
    const { boat } = activity as { readonly boat: number };
    return state.boats[boat] ? [] : [{ where: '/boat', reason: 'no-boat', what: `there is no boat ${boat}` }];
  },
  begin: (state, activity) => {
    const { deals } = activity as { readonly deals?: readonly number[] };
    if (deals) state.agenda.push(...deals.map((player) => ({ kind: 'deal' as const, player })).reverse());
    else state.agenda.push({ kind: 'plan' });
  },
};

const FILE: ScenarioFile = {
  game: 'regatta',
  name: 'plans',
  position: { leader: 0 },
  run: [{ boat: 0 }],
};
/** Answers to all that is asked. */
const BOTH = [
  { player: 0, answer: [0, 0] },
  { player: 1, answer: 0 },
];
const played = (more: Partial<ScenarioFile>) => playScenario(GAME, { ...FILE, ...more });
const problems = (more: Partial<ScenarioFile>) =>
  played(more).problems.map(({ where, reason }) => `${where} ${reason}`);

describe('scenario files of any game', () => {
  it('stop open at a question that they do not answer, and show it', () => {
    const run = played({});
    expect(run.status).toBe('open');
    expect(run.questions.map(({ player }) => player)).toEqual([0, 1]);
  });

  it('pass when all that is asked is answered and over', () => {
    const [sails, wind] = played({}).questions;
    expect([sails?.form, wind?.form]).toEqual(['each', 'choice']);
    const answers = [
      { player: 1, answer: 1 },
      { player: 0, question: sails!.kind, answer: [0, 1] },
    ];
    const run = played({ answers, complete: true });
    expect(run.problems).toEqual([]);
    expect(run.status).toBe('passed');
    expect(run.told.filter((one) => 'question' in one)).toHaveLength(2);
  });

  it('fail on a question left open when they say that all is over', () => {
    expect(problems({ complete: true })).toEqual(['/complete open']);
    expect(problems({ complete: true, answers: [{ player: 0, answer: [0, 0] }] })).toEqual([
      '/complete open',
    ]);
  });

  it('fail on an answer that nobody asked for, on another question, on options that are not there', () => {
    expect(problems({ answers: [...BOTH, { answer: 0 }] })).toEqual(['/answers/2 unasked']);
    expect(problems({ answers: [{ player: 2, answer: 0 }] })).toEqual(['/answers/0 unasked']);
    expect(problems({ answers: [{ question: 'tea', answer: 0 }] })).toEqual(['/answers/0/question question']);
    expect(problems({ answers: [{ player: 0, answer: [0, 99] }] })).toEqual(['/answers/0/answer answer']);
    expect(problems({ answers: [{ player: 0, answer: 1 }] })).toEqual(['/answers/0/answer answer']);
    expect(problems({ answers: [{ player: 1, offers: [77], answer: 0 }] })).toEqual([
      '/answers/0/offers/0 question',
    ]);
  });

  it('fail on what is forced and never used, and on what they expect in vain', () => {
    const ended = (more: Partial<ScenarioFile>) => problems({ answers: BOTH, ...more });
    expect(ended({ forced: { rolls: ['wave'] } })).toEqual(['/forced/rolls unused']);
    const left = played({ answers: BOTH, forced: { rolls: ['wave', 'still'], draws: ['rope'] } }).problems;
    expect(left.map(({ where, what }) => `${where}: ${what}`)).toEqual([
      '/forced/rolls: 2 left over, never used: wave, still',
      '/forced/draws: 1 left over, never used: rope',
    ]);
    expect(ended({ expect: { events: [{ kind: 'calm' }] } })).toEqual(['/expect/events/0 event']);
    expect(
      ended({ expect: { state: { '/leader': 1, '/leader/x': 1, '/round': 1, '/plan/sails': [0, 0] } } }),
    ).toEqual(['/expect/state/~1leader state', '/expect/state/~1leader~1x state']);
    expect(
      ended({ expect: { views: [{ player: -1, state: { '/plan/sails': [-1, -1], '/plan/wind': 0 } }] } }),
    ).toEqual(['/expect/views/0/state/~1plan~1wind view']);
    expect(problems({ expect: { question: { player: 1, question: 'tea' } } })).toEqual([
      '/expect/question/question question',
    ]);
    expect(ended({ expect: { outcome: { winner: 0 } } })).toEqual(['/expect/outcome outcome']);
  });

  it('say which forced result cannot come up, and what a path is', () => {
    expect(problems({ answers: BOTH, expect: { state: { leader: 0 } } })).toEqual([
      '/expect/state/leader state',
    ]);
    expect(played({ answers: BOTH, expect: { state: { leader: 0 } } }).problems[0]?.what).toBe(
      'leader is no path, which begins with /, as "/leader"',
    );
  });

  it('pass at the question at which they expect to stop', () => {
    expect(played({ expect: { question: { player: 1 } } }).status).toBe('passed');
  });

  it('tell why there is no position, and what activity cannot be', () => {
    expect(problems({ position: { leader: 2 } })).toEqual(['/position/leader nobody']);
    expect(problems({ run: [{ boat: 0 }, { boat: 9 }] })).toEqual(['/run/1/boat no-boat']);
  });

  it('name what no event, no question and no option can have, and what may be meant', () => {
    const unknown = (more: Partial<ScenarioFile>) =>
      scenarioShapeProblems(GAME, { ...FILE, ...more }).map(({ where, what }) => `${where}: ${what}`);
    const never = (event: Readonly<Record<string, unknown>>) => unknown({ expect: { never: [event] } });
    expect(never({ kind: 'moored', at: { x: 1 }, because: 'regatta:round.1' })).toEqual([]);
    expect(never({ kind: 'moord' })).toEqual([
      "/expect/never/0/kind: there is no 'moord' here; did you mean moored?",
    ]);
    expect(never({ kind: 'sailed', distanse: 1 })).toEqual([
      "/expect/never/0/distanse: there is no 'distanse' here; did you mean distance?",
    ]);
    expect(never({ kind: 'sailed', faces: ['wave', 'swel'] })).toEqual([
      "/expect/never/0/faces/1: there is no 'swel' here; did you mean swell?",
    ]);
    expect(never({ at: { z: 1 } })).toEqual([
      "/expect/never/0/at/z: there is no 'z' here; did you mean x or y?",
    ]);
    expect(never({ boot: 1 })).toHaveLength(1);
    const wind = (more: object) => unknown({ answers: [{ question: 'wind', answer: 0, ...more }] });
    expect(wind({ about: { depth: 1 }, offers: [0, 'calm', { force: 1 }] })).toEqual([]);
    expect(wind({ about: { depht: 1 } })).toHaveLength(1);
    expect(wind({ missing: ['strom', { forse: 1 }] })).toEqual([
      "/answers/0/missing/0/kind: there is no 'strom' here; did you mean storm?",
      "/answers/0/missing/1/forse: there is no 'forse' here; did you mean force?",
    ]);
    expect(unknown({ answers: [{ question: 'wnd', answer: 0 }] })[0]).toMatch(/did you mean wind\?$/);
    expect(unknown({ expect: { question: { question: 'wind', missing: [{ forse: 1 }] } } })).toHaveLength(1);
    // Where the file does not say which question it is, that is known when it is asked.
    expect(problems({ answers: [{ player: 1, missing: [{ forse: 1 }], answer: 0 }] })).toEqual([
      '/answers/0/missing/0/forse unknown-name',
    ]);
  });

  it('count events, and hold one back until another has happened', () => {
    const ended = (expect: ScenarioFile['expect'] & object) =>
      problems({ run: [{ boat: 0, deals: [1, 0, 1] }], expect });
    const drawn = (player: number) => ({ kind: 'card-drawn', player });
    const counts = (event: Readonly<Record<string, unknown>>, times: number) =>
      ended({ counts: [{ event, times }] });
    expect(counts(drawn(1), 2)).toEqual([]);
    expect(counts(drawn(0), 1)).toEqual([]);
    expect(counts(drawn(1), 1)).toEqual(['/expect/counts/0 event']);
    expect(counts({ kind: 'card-drawn' }, 2)).toEqual(['/expect/counts/0 event']);
    const early = (first: number, until: number) =>
      ended({ notBefore: [{ event: drawn(first), until: drawn(until) }] });
    expect(early(0, 1)).toEqual([]);
    expect(early(7, 1)).toEqual([]);
    expect(early(1, 0)).toEqual(['/expect/notBefore/0 event']);
    // What never happens cannot be waited for.
    expect(early(0, 7)).toEqual(['/expect/notBefore/0 event']);
  });

  it('fail on what must never happen, and on a try that is not refused', () => {
    const drawn = (player: number) => ({ kind: 'card-drawn', player });
    const dealt = (expect: ScenarioFile['expect'] & object) =>
      problems({ run: [{ boat: 0, deals: [1] }], expect });
    expect(dealt({ never: [drawn(0), { kind: 'sailed' }] })).toEqual([]);
    expect(dealt({ never: [drawn(0), drawn(1)] })).toEqual(['/expect/never/1 event']);
    // What is waited for is not before itself.
    expect(dealt({ notBefore: [{ event: drawn(1), until: drawn(1) }] })).toEqual([]);
    // Nothing has been shown yet, so that it has no parts.
    expect(dealt({ state: { '/shown/wind': 0 } })).toEqual(['/expect/state/~1shown~1wind state']);
    const tried = (...tries: readonly (number | string)[]) =>
      problems({
        answers: [
          { player: 1, answer: 0, tries: tries.map((answer) => ({ answer, ruling: 'regatta:plan.2' })) },
        ],
      });
    expect(tried()).toEqual([]);
    expect(tried('gale', 1)).toEqual(['/answers/0/tries/0 answer', '/answers/0/tries/1 answer']);
  });

  it('list all options of a question, and fail on one more or less', () => {
    const listed = (options: readonly number[]) => problems({ answers: [{ player: 1, options, answer: 0 }] });
    expect(listed([1, 0])).toEqual([]);
    expect(listed([0])).toEqual(['/answers/0/options question']);
    expect(listed([0, 1, 2])).toEqual(['/answers/0/options/2 question']);
  });

  it('tell what part of the state may be meant', () => {
    const part = (path: string) =>
      played({ answers: BOTH, expect: { state: { [path]: 1 } } }).problems[0]?.what;
    expect(part('/boats/0/distnce')).toBe('/boats/0/distnce there is no such part; did you mean distance?');
    expect(part('/roundz/0')).toBe('/roundz/0 there is no such part; did you mean round or rounds?');
  });

  it('name every field that does not belong, and what another game’s file is', () => {
    const shape = (value: unknown) =>
      scenarioShapeProblems(GAME, value).map(({ where, what }) => `${where}: ${what}`);
    expect(shape(FILE)).toEqual([]);
    expect(shape({ ...FILE, game: 'go' })).toEqual(['/game: "go" is not "regatta"']);
    expect(shape({ ...FILE, colour: 1 })[0]).toMatch(
      /^\/colour: no field of this name belongs here, but \$schema, game, name, .* or puzzle$/,
    );
    expect(shape({ ...FILE, anwers: [] })).toEqual([
      '/anwers: no field of this name belongs here; did you mean answers?',
    ]);
    const { name: _, ...nameless } = FILE;
    expect(shape(nameless)).toEqual([': `name` is missing']);
    expect(shape({ ...FILE, position: { leader: 'me' }, complete: 1 })).toEqual([
      '/position/leader: must be integer, not "me"',
      '/complete: must be boolean, not 1',
    ]);
    expect(shape({ ...FILE, answers: [{ anser: 1, answer: true }] })).toEqual([
      expect.stringMatching(/^\/answers\/0\/anser: no field/),
      expect.stringMatching(/^\/answers\/0\/answer: must be/),
    ]);
    expect(shape(7)).toEqual([': must be object, not 7']);
  });
});

describe('a puzzle', () => {
  const puzzled = (changes: Partial<ScenarioPuzzle>): ScenarioFile => ({
    ...FILE,
    puzzle: { player: 0, part: 1, given: [0, 0], best: 1, cost: 1.2, error: 0.3, values: [], ...changes },
  });
  const problemsOf = (changes: Partial<ScenarioPuzzle>) =>
    playScenario(GAME, puzzled(changes)).problems.map(({ where, what }) => `${where}: ${what}`);

  it('stops the run at what is to be found, and passes', () => {
    const file = puzzled({ values: [{ answer: 0, value: 0, error: 0 }] });
    expect(scenarioShapeProblems(GAME, file)).toEqual([]);
    const { status, problems, questions } = playScenario(GAME, file);
    expect({ status, problems }).toEqual({ status: 'passed', problems: [] });
    expect(questions.map(({ player }) => player)).toContain(0);
  });

  it('names what does not fit the question that waits', () => {
    expect(problemsOf({ player: 7 })).toEqual([
      '/puzzle/player: player 7 is asked nothing where the run stops',
    ]);
    expect(problemsOf({ part: 9 })[0]).toMatch(
      /^\/puzzle\/part: sails has \d parts, and one of them is meant$/,
    );
    expect(problemsOf({ best: 99 })[0]).toMatch(/^\/puzzle\/best: .*expected an index/);
    expect(problemsOf({ given: 3 })[0]).toMatch(/^\/puzzle\/given: expected a list/);
    const values = [{ answer: 99, value: 1, error: 0 }];
    expect(problemsOf({ values })[0]).toMatch(/^\/puzzle\/values\/0\/answer: /);
    expect(problemsOf({ player: 1, given: 0, best: 0 })).toEqual([
      '/puzzle/part: wind is one thing and has no parts',
    ]);
  });

  it('with a field that it does not have is no scenario', () => {
    const file = {
      ...FILE,
      puzzle: { player: 0, given: 0, best: 1, cost: 1, error: 0, values: [], hint: 1 },
    };
    expect(scenarioShapeProblems(GAME, file)[0]).toMatchObject({ where: '/puzzle/hint', reason: 'shape' });
  });
});
