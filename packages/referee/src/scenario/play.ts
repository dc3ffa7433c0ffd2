import { describe } from '../fault.ts';
import type { Forced } from '../forced.ts';
import { type GameEvent, putFirst, type Rules, type State, seatsOf } from '../game.ts';
import { type Answerer, playOut } from '../playout.ts';
import { type Answer, type Help, type Open, placeHelp, type Question } from '../question.ts';
import { answerAsRecorded, type RecordedAnswer } from '../record.ts';
import { Referee } from '../referee.ts';
import { copyPlain, samePlain } from '../schema.ts';
import type { Expectations, ScenarioAnswer, ScenarioFile, ScenarioGame } from './file.ts';
import {
  answerMeant,
  type Called,
  calledIn,
  fieldFits,
  fits,
  questionProblems,
  refusalsOf,
} from './match.ts';
import { measureProblems } from './measure.ts';
import type { Names } from './names.ts';
import { nearest } from './nearest.ts';
import { keysOf, type Problem, valueAt } from './problems.ts';
import { puzzleProblems } from './puzzle.ts';

/** What happened, in order: events, and questions with the answers they were given and the position at that time. */
export type Told<S extends State = State, Q extends Question = Question, E extends GameEvent = GameEvent> =
  | { readonly event: E }
  | { readonly question: ShownQuestion; readonly answer: Answer; readonly asked: Q; readonly at: S };

/** A question as plain data, with what it refuses; of a place, some that are legal. */
export type ShownQuestion = Readonly<Record<string, unknown>> & {
  readonly kind: string;
  readonly player: number;
};

/** What came of a scenario file. */
export interface ScenarioRun<
  S extends State = State,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> {
  /** `open`: nothing is wrong, but the file does not answer the questions that wait. */
  readonly status: 'passed' | 'failed' | 'open';
  readonly problems: readonly Problem[];
  readonly told: readonly Told<S, Q, E>[];
  readonly events: readonly E[];
  /** The questions that wait at the end. */
  readonly questions: readonly Q[];
  /** The same, with what they refuse or legal places. */
  readonly waiting: readonly ShownQuestion[];
  /** The last position; null when there is none, since the file cannot be set up. */
  readonly state: S | null;
  readonly hash: string;
}

/** Kind of the steps that begin a file's activities. */
const ACTIVITY = 'scenario-activity';

/** One file in its game. */
interface Playing<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly game: ScenarioGame<S, Setup, Q, E>;
  readonly file: ScenarioFile;
  readonly rules: Rules<S, Setup, Q, E>;
  readonly start: S;
  readonly forced: Forced;
}

/**
 * Plays a scenario file, which must have the shape of one: saved and restored at every question, then straight with
 * the same answers, then undone and repeated; and checks what the file expects.
 */
export function playScenario<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: ScenarioGame<S, Setup, Q, E>,
  file: ScenarioFile,
): ScenarioRun<S, Q, E> {
  const built = game.build(file.position);
  if ('problems' in built) return nothingPlayed(built.problems.map((problem) => below('/position', problem)));
  const activities = file.run ?? [];
  const misfits = activities.flatMap((activity, at) =>
    game.activityProblems(built.state, activity).map((problem) => below(`/run/${at}`, problem)),
  );
  if (misfits.length > 0) return nothingPlayed(misfits);
  const start = game.rules.schema.copy(built.state);
  putFirst<S['agenda'][number]>(
    start.agenda,
    activities.map((_, at) => ({ kind: ACTIVITY, at })),
  );
  const forced = { rolls: file.forced?.rolls ?? [], draws: file.forced?.draws ?? [] };
  const playing = { game, file, rules: rulesWith(game, activities), start, forced };
  try {
    return play(playing);
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault);
    // The only fault that is a fault of the file: a result that cannot come up.
    const where = [...forced.rolls, ...forced.draws].some((name) => what.includes(`'${name}' is forced`))
      ? '/forced'
      : '';
    return { ...nothingPlayed<S, Q, E>([{ where, reason: 'fault', what }]), state: built.state };
  }
}

function nothingPlayed<S extends State, Q extends Question, E extends GameEvent>(
  problems: readonly Problem[],
): ScenarioRun<S, Q, E> {
  return {
    status: 'failed',
    problems,
    told: [],
    events: [],
    questions: [],
    waiting: [],
    state: null,
    hash: '',
  };
}

const below = (path: string, problem: Problem): Problem => ({ ...problem, where: path + problem.where });

/** The game's rules, which also begin the file's activities and end when nothing is left to do. */
function rulesWith<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: ScenarioGame<S, Setup, Q, E>,
  activities: readonly unknown[],
): Rules<S, Setup, Q, E> {
  return {
    ...game.rules,
    run(running, step) {
      if (step.kind !== ACTIVITY) return game.rules.run(running, step);
      game.begin(running.state, activities[(step as unknown as { readonly at: number }).at]);
    },
    outcome: (state) =>
      game.rules.outcome(state) ?? (state.agenda.length === 0 ? { winner: null, because: ACTIVITY } : null),
  };
}

function play<S extends State, Setup, Q extends Question, E extends GameEvent>(
  playing: Playing<S, Setup, Q, E>,
): ScenarioRun<S, Q, E> {
  const told: Told<S, Q, E>[] = [];
  const { referee, problems } = answerAll(playing, told);
  const { events, questions, state, hash } = referee;
  if (problems.length === 0) problems.push(...thriceProblems(playing, referee));
  const { complete, expect } = playing.file;
  // A file that is not finished is told so, not that what it expects has not happened yet.
  const open = questions.length > 0 && !complete && expect?.question === undefined && !playing.file.puzzle;
  if (problems.length === 0 && !open) problems.push(...endProblems(playing, referee));
  const status = problems.length > 0 ? 'failed' : open ? 'open' : 'passed';
  const waiting = questions.map((question) => shownQuestion(question, referee.help(question.player)));
  return { status, problems, told, events, questions, waiting, state, hash };
}

/** Gives the file's answers to a referee that is saved as text and restored before each. */
function answerAll<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { game, file, rules, start, forced }: Playing<S, Setup, Q, E>,
  told: Told<S, Q, E>[],
): { referee: Referee<S, Setup, Q, E>; problems: Problem[] } {
  let referee = Referee.start(rules, start, { forced });
  let heard = 0;
  const listen = () => {
    for (; heard < referee.events.length; heard++) told.push({ event: referee.events[heard]! });
  };
  listen();
  for (const [index, given] of (file.answers ?? []).entries()) {
    const where = `/answers/${index}`;
    const question = questionFor(referee.questions, given);
    if (!question) return { referee, problems: [notAsked(referee.questions, given, where)] };
    referee = restored(referee);
    const problems = [
      ...questionProblems(question, referee.help(question.player), given, where, {
        names: game.names,
        called: calledIn(game, referee.state),
      }),
      ...triesProblems(game, referee, question, given, where),
    ];
    if (problems.length > 0) return { referee, problems };
    const meant = answerMeant(game, question, given.answer, referee.state);
    if ('what' in meant)
      return { referee, problems: [{ where: `${where}/answer`, reason: 'answer', what: meant.what }] };
    const shown = shownQuestion(question, referee.help(question.player));
    const at = rules.schema.copy(referee.state);
    const refusals = referee.answer(question.player, question.id, meant.answer);
    if (refusals.length > 0) {
      const what = `is refused: ${describe(refusals)}`;
      return { referee, problems: [{ where: `${where}/answer`, reason: 'answer', what }] };
    }
    told.push({ question: shown, answer: meant.answer, asked: question, at });
    listen();
  }
  return { referee, problems: [] };
}

/** The question that an answer is for: of several asked at once the one that it names, else the first. */
function questionFor<Q extends Question>(questions: readonly Q[], given: ScenarioAnswer): Q | undefined {
  if (given.player === undefined) return questions[0];
  return questions.find((question) => question.player === given.player);
}

function notAsked(questions: readonly Question[], given: ScenarioAnswer, where: string): Problem {
  const asked = questions.map(({ kind, player }) => `${kind} of player ${player}`).join(' and ');
  const what = asked === '' ? 'nothing is asked any more' : `only ${asked} is asked`;
  return {
    where,
    reason: 'unasked',
    what:
      given.player === undefined || asked === '' ? what : `player ${given.player} is asked nothing: ${what}`,
  };
}

function triesProblems<S extends State, Setup, Q extends Question, E extends GameEvent>(
  game: ScenarioGame<S, Setup, Q, E>,
  referee: Referee<S, Setup, Q, E>,
  question: Open<Q>,
  given: ScenarioAnswer,
  where: string,
): readonly Problem[] {
  return (given.tries ?? []).flatMap(({ answer, ruling }, at): readonly Problem[] => {
    const meant = answerMeant(game, question, answer, referee.state);
    const place = `${where}/tries/${at}`;
    if ('what' in meant) return [{ where: place, reason: 'answer', what: meant.what }];
    const fork = restored(referee);
    const refusals = fork.answer(question.player, question.id, meant.answer);
    if (refusals.length === 0) return [{ where: place, reason: 'answer', what: 'is not refused' }];
    if (refusals.some((refusal) => refusal.ruling === ruling)) return [];
    return [{ where: `${place}/ruling`, reason: 'answer', what: `is refused by ${describe(refusals)}` }];
  });
}

function restored<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
): Referee<S, Setup, Q, E> {
  const snapshot: ReturnType<typeof referee.snapshot> = JSON.parse(JSON.stringify(referee.snapshot()));
  return Referee.restore(referee.rules, snapshot);
}

/** Places of a question that are shown as examples. */
const EXAMPLES = 3;

/** A question as plain data. */
export function shownQuestion(question: Question, help: Help): ShownQuestion {
  const { kind, player } = question;
  const data = JSON.parse(JSON.stringify(question)) as Readonly<Record<string, unknown>>;
  if (question.form === 'place') return { ...data, kind, player, examples: legalPlaces(question, help) };
  const refused = refusalsOf(question, help);
  return refused.length === 0 ? { ...data, kind, player } : { ...data, kind, player, refused };
}

function legalPlaces(question: Question, help: Help): readonly (readonly number[])[] {
  const { propose, validate } = placeHelp(question, help);
  const places: (readonly number[])[] = [];
  let draws = 0;
  // Fractions of the golden ratio: spread evenly, and the same in every run.
  const spread = () => (++draws * 0.6180339887498949) % 1;
  for (let tries = 0; tries < 100 && places.length < EXAMPLES; tries++) {
    const place = propose(spread);
    if (place && validate(place).length === 0) places.push(place);
  }
  return places;
}

// ── three ways ──

/** Thrown through the rules by a player whose answers are used up. */
const NO_MORE = Object.freeze({ noMoreAnswers: true });

interface Course {
  readonly events: readonly GameEvent[];
  readonly answers: readonly RecordedAnswer[];
  readonly hash: string;
}

/** The same answers straight through, and undone to the start and to the middle and repeated, tell the same. */
function thriceProblems<S extends State, Setup, Q extends Question, E extends GameEvent>(
  playing: Playing<S, Setup, Q, E>,
  suspended: Referee<S, Setup, Q, E>,
): readonly Problem[] {
  const { answers } = suspended;
  return [
    ...differences('with instant answers', suspended, straight(playing, answers)),
    ...[0, answers.length >> 1].flatMap((kept) =>
      differences(`undone to answer ${kept} and repeated`, suspended, repeated(playing, answers, kept)),
    ),
  ];
}

function straight<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { rules, start, forced }: Playing<S, Setup, Q, E>,
  given: readonly RecordedAnswer[],
): Course {
  const position = rules.schema.copy(start);
  const events: E[] = [];
  const answers: RecordedAnswer[] = [];
  const players = Array.from({ length: seatsOf(rules, position) }, (_, player): Answerer<S, Q> => {
    const own = given.filter((answer) => answer.player === player);
    let at = 0;
    return () => {
      const next = own[at++];
      if (!next) throw NO_MORE;
      return next.answer;
    };
  });
  try {
    playOut(rules, position, players, {
      forced,
      record: answers,
      onEvent: (event) => events.push(copyPlain(event)),
    });
  } catch (signal) {
    if (signal !== NO_MORE) throw signal;
  }
  return { events, answers, hash: rules.schema.hash(position) };
}

function repeated<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { rules, start, forced }: Playing<S, Setup, Q, E>,
  answers: readonly RecordedAnswer[],
  kept: number,
): Course {
  const referee = Referee.start(rules, start, { forced, script: answers.slice(0, kept) });
  for (const answer of answers.slice(kept)) answerAsRecorded(referee, answer);
  return referee;
}

function differences(how: string, first: Course, other: Course): readonly Problem[] {
  const told = Math.max(first.events.length, other.events.length);
  for (let at = 0; at < told; at++) {
    if (samePlain(first.events[at], other.events[at])) continue;
    const [a, b] = [JSON.stringify(first.events[at]), JSON.stringify(other.events[at])];
    return [{ where: '', reason: 'differs', what: `${how}, event ${at + 1} is ${b} instead of ${a}` }];
  }
  const what = `${how}, the game ends elsewhere`;
  return first.hash === other.hash ? [] : [{ where: '', reason: 'differs', what }];
}

// ── the end ──

function endProblems<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { game, file }: Playing<S, Setup, Q, E>,
  referee: Referee<S, Setup, Q, E>,
): readonly Problem[] {
  const { state, views, question, outcome } = file.expect ?? {};
  const { questions } = referee;
  const called = calledIn(game, referee.state);
  const problems = [...unusedProblems(referee), ...eventProblems(file.expect ?? {}, referee.events, called)];
  problems.push(...partProblems(referee.state, state ?? {}, '/expect/state', 'state', called));
  problems.push(
    ...measureProblems(file.expect?.measure ?? [], (from, to) => game.measured?.(referee.state, from, to)),
  );
  for (const [at, view] of (views ?? []).entries()) {
    const seen = game.rules.view(referee.state, view.player);
    problems.push(...partProblems(seen, view.state, `/expect/views/${at}/state`, 'view', called));
  }
  if (question) problems.push(...lastQuestionProblems(game.names, called, referee, question));
  if (file.puzzle) problems.push(...puzzleProblems(file.puzzle, questions, (player) => referee.help(player)));
  if (outcome && !fits(game.rules.outcome(referee.state), outcome)) {
    const what = `the game ends with ${JSON.stringify(game.rules.outcome(referee.state))}`;
    problems.push({ where: '/expect/outcome', reason: 'outcome', what });
  }
  if (file.complete && questions.length > 0) {
    const asked = questions
      .map((open) => JSON.stringify(shownQuestion(open, referee.help(open.player))))
      .join(' and ');
    problems.push({ where: '/complete', reason: 'open', what: `a question is left open: ${asked}` });
  }
  return problems;
}

function unusedProblems({ unused }: { readonly unused: Forced }): Problem[] {
  return (['rolls', 'draws'] as const).flatMap((field) => {
    const left = unused[field];
    if (left.length === 0) return [];
    const what = `${left.length} left over, never used: ${left.join(', ')}`;
    return [{ where: `/forced/${field}`, reason: 'unused', what }];
  });
}

function eventProblems(
  { events = [], never = [], counts = [], notBefore = [] }: Expectations,
  happened: readonly GameEvent[],
  called: Called,
): Problem[] {
  const problems = [...inOrder(events, happened, called)];
  const wrong = (where: string, what: string) =>
    problems.push({ where: `/expect/${where}`, reason: 'event', what });
  for (const [at, wanted] of never.entries()) {
    const one = happened.find((event) => fits(event, wanted, called));
    if (one) wrong(`never/${at}`, `happened: ${JSON.stringify(one)}`);
  }
  for (const [at, { event: wanted, times }] of counts.entries()) {
    const found = happened.filter((event) => fits(event, wanted, called)).length;
    if (found !== times) wrong(`counts/${at}`, `happened ${found} times, not ${times}`);
  }
  for (const [at, { event: wanted, until }] of notBefore.entries()) {
    const end = happened.findIndex((event) => fits(event, until, called));
    const early = happened.findIndex((event) => fits(event, wanted, called));
    if (early < 0 || (end >= 0 && early >= end)) continue;
    const then = end < 0 ? 'which never happens' : `which is event ${end + 1}`;
    wrong(`notBefore/${at}`, `happened as event ${early + 1}, before ${JSON.stringify(until)}, ${then}`);
  }
  return problems;
}

function inOrder(
  wanted: readonly unknown[],
  events: readonly GameEvent[],
  called: Called,
): readonly Problem[] {
  let from = 0;
  for (const [at, one] of wanted.entries()) {
    const found = events.findIndex((event, i) => i >= from && fits(event, one, called));
    if (found < 0) {
      const after = from === 0 ? '' : ` after event ${from}, ${JSON.stringify(events[from - 1])}`;
      const what = `no such event${after}; the kinds are ${events.map(({ kind }) => kind).join(', ')}`;
      return [{ where: `/expect/events/${at}`, reason: 'event', what }];
    }
    from = found + 1;
  }
  return [];
}

function partProblems(
  state: unknown,
  wanted: Readonly<Record<string, unknown>>,
  where: string,
  reason: string,
  called: Called,
): readonly Problem[] {
  return Object.entries(wanted).flatMap(([path, value]) => {
    const found = path.startsWith('/') ? valueAt(state, path) : undefined;
    const [room, at] = keysOf(path);
    const ship = room === 'ships' ? Number(at) : undefined;
    if (found !== undefined && fieldFits(keysOf(path).at(-1) ?? '', found, value, called, ship)) return [];
    const what = found === undefined ? noPart(state, path) : `is ${JSON.stringify(found)}`;
    return [
      {
        where: `${where}/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        reason,
        what: `${path} ${what}`,
      },
    ];
  });
}

function noPart(state: unknown, path: string): string {
  if (!path.startsWith('/')) return `is no path, which begins with /, as "/${path}"`;
  let here = state;
  for (const key of keysOf(path)) {
    if (typeof here !== 'object' || here === null) break;
    if (!Object.hasOwn(here, key)) return `there is no such part${nearest(key, Object.keys(here))}`;
    here = (here as Readonly<Record<string, unknown>>)[key];
  }
  return 'there is no such part';
}

function lastQuestionProblems<S extends State, Setup, Q extends Question, E extends GameEvent>(
  names: Names,
  called: Called,
  referee: Referee<S, Setup, Q, E>,
  expected: NonNullable<NonNullable<ScenarioFile['expect']>['question']>,
): readonly Problem[] {
  const { questions } = referee;
  const asked = questions.find(
    ({ player, kind }) =>
      (expected.player === undefined || player === expected.player) &&
      (expected.question === undefined || kind === expected.question),
  );
  const question = asked ?? questions[0];
  if (question)
    return questionProblems(question, referee.help(question.player), expected, '/expect/question', {
      names,
      called,
    });
  return [{ where: '/expect/question', reason: 'question', what: 'nothing is asked' }];
}
