import { describe } from '../fault.ts';
import type { Forced } from '../forced.ts';
import type { GameEvent, Outcome, RefereeEvent, Rules, State } from '../game.ts';
import { type Answerer, playOut } from '../playout.ts';
import type { Question } from '../question.ts';
import type { RecordedAnswer } from '../record.ts';
import { Referee } from '../referee.ts';
import { copyPlain, samePlain } from '../schema.ts';
import { answerNow } from './answer-now.ts';
import { questionFaults } from './check-step.ts';

/** What came of a game that was played. */
export interface Played<S extends State = State, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly outcome: Outcome | null;
  /** All that was told, the dice and the questions too. */
  readonly events: readonly (E | RefereeEvent)[];
  readonly answers: readonly RecordedAnswer[];
  /** Hash of the last position. */
  readonly hash: string;
}

/** How `thrice` plays. */
export interface ThriceOptions {
  /** Results of chance set by hand; all of them must be used. */
  readonly forced?: Forced;
  /** Save and restore at every such question; 1, every question, unless a long game makes that too slow. */
  readonly saveEvery?: number;
  /** Steps after which a game is taken to have no end; 100,000 by default. */
  readonly maxSteps?: number;
  /** The seed of numbered chance, for positions whose streams only count. */
  readonly seed?: string;
}

/**
 * Plays a game three ways: with instant answers; suspended, and restored from JSON text by a fresh referee at
 * every question; undone to the start and to the middle and repeated from its record. Throws unless events,
 * answers and hashes are the same each time. `makePlayers` gives players that answer the same each time.
 */
export function thrice<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  makePosition: () => S,
  makePlayers: () => readonly Answerer<S, Q>[],
  options: ThriceOptions = {},
): Played<S, E> {
  const straight = playStraight(rules, makePosition(), makePlayers(), options);
  const suspended = playSuspended(rules, makePosition(), makePlayers(), options);
  assertSamePlayed('suspended', straight, suspended);
  for (const kept of [0, straight.answers.length >> 1]) {
    const again = repeat(rules, makePosition(), straight.answers, kept, options);
    assertSamePlayed(`undone to answer ${kept} and repeated`, straight, again);
  }
  return straight;
}

/** Plays a game to its end with instant answers and keeps everything. */
export function playStraight<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  players: readonly Answerer<S, Q>[],
  options: ThriceOptions = {},
): Played<S, E> {
  const events: (E | RefereeEvent)[] = [];
  const answers: RecordedAnswer[] = [];
  const { state, outcome, unusedForced } = playOut(rules, position, players, {
    onTold: (event) => events.push(copyPlain(event)),
    record: answers,
    ...(options.forced ? { forced: options.forced } : {}),
    ...(options.maxSteps ? { maxSteps: options.maxSteps } : {}),
    ...seedIn(options),
  });
  assertFinished(outcome, unusedForced);
  return { state, outcome, events, answers, hash: rules.schema.hash(state) };
}

/**
 * Plays a game to its end through a referee that is saved as JSON text and restored by a fresh one at every
 * question. Those who are asked at the same time answer in reverse order.
 */
export function playSuspended<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  players: readonly Answerer<S, Q>[],
  options: ThriceOptions = {},
): Played<S, E> {
  const saveEvery = options.saveEvery ?? 1;
  let referee = Referee.start(rules, position, {
    ...(options.forced ? { forced: options.forced } : {}),
    ...seedIn(options),
  });
  let asked = 0;
  while (!referee.outcome) {
    const here = referee;
    const given = here.questions.map((question) => {
      const help = here.help(question.player);
      const faults = questionFaults(question, help);
      if (faults.length > 0)
        throw new Error(`player ${question.player} is asked badly: ${faults.join('; ')}`);
      const view = () => here.look(question.player);
      const answer = players[question.player]!(question, view, help);
      return { player: question.player, id: question.id, answer };
    });
    for (const { player, id, answer } of given.reverse()) {
      if (asked++ % saveEvery === 0) referee = savedAndRestored(referee);
      const problems = referee.answer(player, id, answer);
      if (problems.length > 0)
        throw new Error(`player ${player} gave no legal answer: ${describe(problems)}`);
    }
  }
  assertFinished(referee.outcome, referee.unusedForced);
  return playedOf(referee);
}

/** A fresh referee restored from the JSON text of this one. Throws when it does not stand at the same place. */
export function savedAndRestored<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
): Referee<S, Setup, Q, E> {
  const text = JSON.stringify(referee.snapshot());
  const restored = Referee.restore(referee.rules, JSON.parse(text) as ReturnType<typeof referee.snapshot>);
  assertSamePlayed('saved and restored', playedOf(referee), playedOf(restored));
  const asked = (game: typeof referee) =>
    game.questions.map((question) => `${question.player} ${question.kind}`);
  assertSame('the saved and restored game', 'question', asked(referee), asked(restored));
  return restored;
}

function repeat<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
  position: S,
  answers: readonly RecordedAnswer[],
  kept: number,
  options: ThriceOptions,
): Played<S, E> {
  const forced = options.forced ? { forced: options.forced } : {};
  const referee = Referee.start(rules, position, {
    ...forced,
    ...seedIn(options),
    script: answers.slice(0, kept),
  });
  for (const { player, answer, hash } of answers.slice(kept)) {
    if (referee.hash !== hash)
      throw new Error(`undone to answer ${kept}: the position is ${referee.hash}, not ${hash}`);
    const problems = answerNow(referee, player, answer);
    if (problems.length > 0) throw new Error(`the recorded answer is not legal again: ${describe(problems)}`);
  }
  return playedOf(referee);
}

const seedIn = ({ seed }: ThriceOptions): Pick<ThriceOptions, 'seed'> => (seed === undefined ? {} : { seed });

function playedOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
): Played<S, E> {
  const { state, outcome, allEvents, answers, hash } = referee;
  return { state, outcome, events: allEvents, answers, hash };
}

function assertFinished(outcome: Outcome | null, unusedForced: readonly string[]): void {
  if (!outcome) throw new Error('the game did not end');
  if (unusedForced.length > 0) throw new Error(`forced but never used: ${unusedForced.join(', ')}`);
}

/** Throws unless two courses of a game are the same. */
export function assertSamePlayed(how: string, expected: Played, actual: Played): void {
  assertSame(`the game ${how}`, 'answer', expected.answers, actual.answers);
  assertSame(`the game ${how}`, 'event', expected.events, actual.events);
  assertSame(`the game ${how}`, 'outcome', [expected.outcome], [actual.outcome]);
  assertSame(`the game ${how}`, 'last hash', [expected.hash], [actual.hash]);
}

function assertSame(
  what: string,
  item: string,
  expected: readonly unknown[],
  actual: readonly unknown[],
): void {
  for (let i = 0; i < Math.max(expected.length, actual.length); i++) {
    if (samePlain(expected[i], actual[i])) continue;
    const [wanted, found] = [JSON.stringify(expected[i]), JSON.stringify(actual[i])];
    throw new Error(`${what} differs at ${item} ${i + 1}: ${found} instead of ${wanted}`);
  }
}
