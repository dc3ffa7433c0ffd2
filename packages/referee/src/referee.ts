import { type Die, pickWeighted } from '@firing-arc/table';
import { describe, GameFault, RecordMismatch, ReexecutionFault } from './fault.ts';
import { type Forced, forcedOutcome, leftOver, NOTHING_FORCED } from './forced.ts';
import {
  type Game,
  type GameEvent,
  type Outcome,
  putFirst,
  type Rules,
  type State,
  seatsOf,
  takeFirst,
} from './game.ts';
import {
  type Answer,
  answerProblems,
  askingProblem,
  type Choice,
  copyAnswer,
  type Question,
  type Refusal,
  show,
} from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { copyPlain, hashPlain, samePlain } from './schema.ts';
import { type Group, type Snapshot, snapshotProblems } from './snapshot.ts';

/** Thrown when an answer is not known yet: preallocated, because a real error would cost ten times as much. */
const SUSPENDED = Object.freeze({ suspended: true });

/** Steps without a question after which a game is taken to run in circles. */
const STEP_LIMIT = 100_000;

/** What a referee needs besides the rules. */
export interface RefereeOptions {
  readonly forced?: Forced;
  /** Answers to take at once, in order, before anybody is asked; each must fit the position it was given in. */
  readonly script?: readonly RecordedAnswer[];
  /** Take the script's answers without comparing hashes: only for records of another version. */
  readonly trustScript?: boolean;
}

/** What one player may see of a game. */
export interface RefereeView<S extends State, Q extends Question, E extends GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
  readonly questions: readonly Q[];
}

/** Where a game stands, to return to when a rule fails: references and lengths, nothing copied. */
interface Mark<S, Q> {
  readonly state: S;
  readonly outcome: Outcome | null;
  readonly checkpoint: S;
  readonly groups: readonly Group[];
  readonly cursor: number;
  readonly pending: readonly Q[];
  readonly chances: readonly number[];
  readonly used: readonly [number, number];
  readonly stepEvents: number;
  readonly eventCount: number;
  readonly logCount: number;
}

/**
 * Runs one game step by step, stops at each question until its answer comes, and runs the step again from its
 * checkpoint with the answers so far. Holds the whole state: players get `view`.
 */
export class Referee<
  S extends State,
  Setup = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
> implements Game<S, Q, E>
{
  readonly rules: Rules<S, Setup, Q, E>;
  state: S;
  outcome: Outcome | null = null;
  /** The position before the present step; never changed, only replaced. */
  #checkpoint: S;
  /** What the present step has asked; replaced, never changed, so that a mark may keep it. */
  #groups: readonly Group[] = [];
  #cursor = 0;
  #pending: readonly Q[] = [];
  #chances: number[] = [];
  #chanceCursor = 0;
  #events: E[] = [];
  /** Events before this one belong to finished steps. */
  #stepEvents = 0;
  #eventCursor = 0;
  #log: RecordedAnswer[] = [];
  #forced: Forced;
  #used: [rolls: number, draws: number] = [0, 0];
  #stepKind = '';
  #suspended = false;
  readonly #script: readonly RecordedAnswer[];
  #scriptCursor = 0;
  readonly #trustScript: boolean;

  private constructor(rules: Rules<S, Setup, Q, E>, checkpoint: S, options: RefereeOptions) {
    this.rules = rules;
    this.#checkpoint = checkpoint;
    this.state = rules.schema.copy(checkpoint);
    this.#forced = options.forced ?? NOTHING_FORCED;
    this.#script = options.script ?? [];
    this.#trustScript = options.trustScript ?? false;
  }

  /** Starts from a position and runs to the first question. Throws `GameFault` or `RecordMismatch`. */
  static start<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    position: S,
    options: RefereeOptions = {},
  ): Referee<S, Setup, Q, E> {
    const referee = new Referee(rules, rules.schema.copy(position), options);
    referee.#guard(() => referee.#advance());
    return referee;
  }

  /** Goes on from a snapshot, at the question where it was taken. Throws when it does not fit the rules. */
  static restore<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    snapshot: Snapshot<S, E>,
  ): Referee<S, Setup, Q, E> {
    const problems = snapshotProblems(rules, snapshot);
    if (problems.length > 0) throw new Error(`the saved game cannot be restored: ${problems.join('; ')}`);
    const referee = new Referee(rules, rules.schema.copy(snapshot.checkpoint), { forced: snapshot.forced });
    referee.#groups = copyPlain(snapshot.groups);
    referee.#chances = [...snapshot.chances];
    referee.#log = [...snapshot.log];
    referee.#events = [...snapshot.events];
    referee.#stepEvents = snapshot.published;
    referee.#used = [snapshot.used[0], snapshot.used[1]];
    referee.#guard(() => referee.#resume());
    return referee;
  }

  /** Everything that has happened so far, in order. */
  get events(): readonly E[] {
    return this.#events;
  }

  /** The questions that wait for an answer; several when players decide in secret at the same time. */
  get questions(): readonly Q[] {
    const answers = this.#groups[this.#cursor]?.answers;
    return answers ? this.#pending.filter((_, i) => answers[i] === null) : this.#pending;
  }

  /** Questions already answered that may be answered anew, because others still think. */
  get changeable(): readonly Q[] {
    const answers = this.#groups[this.#cursor]?.answers;
    return answers ? this.#pending.filter((_, i) => answers[i] !== null) : [];
  }

  /**
   * Answers given so far, each with the hash of the position it was given in; secret ones too, so this is not
   * for players before the game is over.
   */
  get answers(): readonly RecordedAnswer[] {
    const open = this.#groups[this.#cursor];
    return open && this.#pending.length > 0 ? [...this.#log, ...recorded(open)] : this.#log;
  }

  /** The hash of the position as it stands at the question. */
  get hash(): string {
    return this.rules.schema.hash(this.state);
  }

  /**
   * Takes a player's answer, or says why not; an answer to a secret question may be changed while others think.
   * Throws `GameFault` when a rule fails: the game then stands where it stood.
   */
  answer(player: number, answer: unknown): readonly Refusal[] {
    const at = this.#pending.findIndex((question) => question.player === player);
    const question = this.#pending[at];
    if (!question) {
      return [{ option: show(answer), ruling: 'referee', detail: `player ${player} is not asked anything` }];
    }
    let problems: readonly Refusal[] = [];
    this.#guard(() => {
      problems = answerProblems(question, answer);
      if (problems.length === 0) this.#take(at, answer as Answer);
    });
    return problems;
  }

  /** What one player may see (-1: a spectator): the state without secrets, all events, the player's own questions. */
  view(player: number): RefereeView<S, Q, E> {
    return {
      state: this.rules.view(this.state, player),
      events: this.#events,
      questions: this.questions.filter((question) => question.player === player),
    };
  }

  /** The game as plain data, complete to the last answer. */
  snapshot(): Snapshot<S, E> {
    return {
      game: this.rules.id,
      version: this.rules.version,
      checkpoint: this.rules.schema.copy(this.#checkpoint),
      groups: copyPlain(this.#groups),
      chances: [...this.#chances],
      log: [...this.#log],
      events: [...this.#events],
      published: this.#stepEvents,
      forced: this.#forced,
      used: [this.#used[0], this.#used[1]],
    };
  }

  /** The same game with a future of its own: what is known stays, dice and draws to come are from `streams`. */
  fork(streams: readonly number[]): Referee<S, Setup, Q, E> {
    const checkpoint = this.rules.schema.copy(this.#checkpoint);
    checkpoint.streams = [...streams];
    const copy = new Referee(this.rules, checkpoint, {});
    copy.#groups = this.#groups;
    copy.#chances = [...this.#chances];
    copy.#events = [...this.#events];
    copy.#stepEvents = this.#stepEvents;
    copy.#log = [...this.#log];
    copy.#guard(() => copy.#resume());
    return copy;
  }

  /** Forced results that nothing has used. */
  get unusedForced(): readonly string[] {
    return leftOver(this.#forced, ...this.#used);
  }

  /** Adds results that the next dice and draws must give. */
  force(more: Partial<Forced>): void {
    this.#forced = {
      rolls: [...this.#forced.rolls, ...(more.rolls ?? [])],
      draws: [...this.#forced.draws, ...(more.draws ?? [])],
    };
  }

  ask(question: Q): Answer {
    return this.askAll([question])[0]!;
  }

  askAll(questions: readonly Q[]): readonly Answer[] {
    if (questions.length === 0) return [];
    const known = this.#groups[this.#cursor];
    if (known) this.#checkSame(known, questions);
    else this.#openGroup(questions);
    this.#pending = [...questions];
    if (!known) this.#takeScripted();
    const { answers } = this.#groups[this.#cursor]!;
    if (answers.includes(null)) return this.#suspend();
    this.#cursor++;
    this.#pending = [];
    return answers as readonly Answer[];
  }

  choose<Option>(question: Choice<Option> & Q): Option {
    if (question.options.length === 1) return question.options[0]!;
    return question.options[this.ask(question) as number]!;
  }

  roll<Face extends string>(stream: number, die: Die<Face>): Face {
    return die.faces[this.#chance(stream, 0, die.faces, die.weights)]!;
  }

  draw(stream: number, names: readonly string[], weights: readonly number[]): number {
    return this.#chance(stream, 1, names, weights);
  }

  emit(event: E): void {
    const known = this.#events[this.#stepEvents + this.#eventCursor];
    this.#eventCursor++;
    // A copy, because the event may hold parts of the state that the step goes on to change.
    if (known === undefined) this.#events.push(copyPlain(event));
    else if (!samePlain(known, event)) this.#differs(`told ${show(event)} instead of ${show(known)}`);
  }

  next(...steps: S['agenda']): void {
    putFirst(this.state.agenda, steps);
  }

  /** Takes a legal answer; when it is the last one awaited, the step runs again with it. */
  #take(at: number, answer: Answer): void {
    this.#setAnswer(at, answer);
    const group = this.#groups[this.#cursor]!;
    if (!isComplete(group)) return;
    this.#log.push(...recorded(group));
    this.state = this.rules.schema.copy(this.#checkpoint);
    if (this.#runStep()) this.#advance();
  }

  #setAnswer(at: number, answer: Answer): void {
    const group = this.#groups[this.#cursor]!;
    const answers = group.answers.with(at, copyAnswer(answer));
    this.#groups = [...this.#groups.slice(0, this.#cursor), { ...group, answers }];
  }

  #openGroup(questions: readonly Q[]): void {
    const problem = askingProblem(questions, seatsOf(this.rules, this.state));
    if (problem) throw new Error(problem);
    const group: Group = {
      hash: hashPlain(questions),
      position: this.hash,
      players: questions.map((question) => question.player),
      answers: questions.map(() => null),
      events: this.#eventCursor,
      chances: this.#chanceCursor,
    };
    this.#groups = [...this.#groups, group];
  }

  #checkSame(group: Group, questions: readonly Q[]): void {
    const kinds = () => questions.map((question) => question.kind).join(', ');
    if (group.hash !== hashPlain(questions)) this.#differs(`asked another question: ${kinds()}`);
    if (group.events !== this.#eventCursor) this.#differs(`told fewer or more events before ${kinds()}`);
    if (group.chances !== this.#chanceCursor) this.#differs(`took fewer or more chances before ${kinds()}`);
  }

  #differs(what: string): never {
    throw new ReexecutionFault(`step ${this.#stepKind} of ${this.rules.id}, when it ran again, ${what}`);
  }

  #suspend(): never {
    this.#suspended = true;
    throw SUSPENDED;
  }

  #takeScripted(): void {
    while (this.#scriptCursor < this.#script.length) {
      const group = this.#groups[this.#cursor]!;
      const scripted = this.#script[this.#scriptCursor]!;
      const at = group.players.findIndex(
        (player, i) => player === scripted.player && group.answers[i] === null,
      );
      this.#checkScripted(this.#pending[at], scripted, group);
      this.#setAnswer(at, scripted.answer);
      this.#scriptCursor++;
      if (!isComplete(this.#groups[this.#cursor]!)) continue;
      this.#log.push(...recorded(this.#groups[this.#cursor]!));
      return;
    }
  }

  #checkScripted(question: Q | undefined, scripted: RecordedAnswer, group: Group): void {
    const at = `answer ${this.#scriptCursor + 1} of the record`;
    if (!question) {
      const asked = group.players.filter((_, i) => group.answers[i] === null).join(' and ');
      throw new RecordMismatch(`${at} is by player ${scripted.player}, but player ${asked} is asked`);
    }
    if (!this.#trustScript && scripted.hash !== group.position) {
      throw new RecordMismatch(
        `${at} was given in position ${scripted.hash}, but the position is ${group.position}`,
      );
    }
    const problems = answerProblems(question, scripted.answer);
    if (problems.length > 0) throw new RecordMismatch(`${at} is not legal: ${describe(problems)}`);
  }

  /** The stream moves on for every result, also a forced or known one, so that what comes later stays the same. */
  #chance(stream: number, queue: 0 | 1, names: readonly string[], weights: readonly number[]): number {
    const total = totalWeight(weights);
    const rolled = pickWeighted(this.state.streams, stream, weights, total);
    const known = this.#chances[this.#chanceCursor++];
    if (known !== undefined) return this.#knownResult(known, weights);
    const forced = (queue === 0 ? this.#forced.rolls : this.#forced.draws)[this.#used[queue]];
    const result = forced === undefined ? rolled : forcedOutcome(forced, names, weights);
    if (forced !== undefined) this.#used[queue]++;
    this.#chances.push(result);
    return result;
  }

  #knownResult(known: number, weights: readonly number[]): number {
    if (!(weights[known]! > 0)) this.#differs(`could not get the result ${known} that it had got`);
    return known;
  }

  /** Runs steps until somebody must decide or the game is over. */
  #advance(): void {
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      this.#commit();
      this.outcome = this.rules.outcome(this.state);
      if (this.outcome || !this.#runStep()) return;
    }
    throw new Error(`${STEP_LIMIT} steps have run without a question or an end`);
  }

  /** Runs the present step again up to where it was left. */
  #resume(): void {
    this.outcome = this.rules.outcome(this.state);
    if (!this.outcome && this.#runStep()) this.#advance();
  }

  /** Makes the present position the checkpoint that a step can return to. */
  #commit(): void {
    this.#checkpoint = this.rules.schema.copy(this.state);
    this.#groups = [];
    this.#chances = [];
    this.#stepEvents = this.#events.length;
    this.#pending = [];
    this.#cursor = 0;
    this.#chanceCursor = 0;
  }

  /** Runs the front step from the checkpoint; false when it waits for an answer. */
  #runStep(): boolean {
    this.#cursor = 0;
    this.#chanceCursor = 0;
    this.#eventCursor = 0;
    this.#suspended = false;
    const step = takeFirst<S['agenda'][number]>(this.state.agenda);
    this.#stepKind = step.kind;
    try {
      this.rules.run(this, step);
    } catch (signal) {
      if (signal === SUSPENDED) return false;
      throw signal;
    }
    this.#checkFinished();
    return true;
  }

  #checkFinished(): void {
    if (this.#suspended)
      throw new Error(`step ${this.#stepKind} caught the signal that an answer is awaited`);
    if (this.#cursor !== this.#groups.length) this.#differs('did not ask what had been answered');
    if (this.#chanceCursor !== this.#chances.length) this.#differs('did not roll or draw what it had');
    if (this.#stepEvents + this.#eventCursor !== this.#events.length)
      this.#differs('did not tell all it had told');
  }

  /** Runs rules so that a fault leaves the game where it stood. */
  #guard(run: () => void): void {
    const before = this.#mark();
    try {
      run();
    } catch (fault) {
      const where = `step ${this.#stepKind} of ${this.rules.id} after answer ${this.#log.length}`;
      this.#rewind(before);
      if (fault instanceof RecordMismatch || fault instanceof ReexecutionFault) throw fault;
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new GameFault(`a rule failed in ${where}; the game stands where it stood: ${reason}`, {
        cause: fault,
      });
    }
  }

  #mark(): Mark<S, Q> {
    return {
      state: this.state,
      outcome: this.outcome,
      checkpoint: this.#checkpoint,
      groups: this.#groups,
      cursor: this.#cursor,
      pending: this.#pending,
      chances: [...this.#chances],
      used: [this.#used[0], this.#used[1]],
      stepEvents: this.#stepEvents,
      eventCount: this.#events.length,
      logCount: this.#log.length,
    };
  }

  #rewind(mark: Mark<S, Q>): void {
    this.state = mark.state;
    this.outcome = mark.outcome;
    this.#checkpoint = mark.checkpoint;
    this.#groups = mark.groups;
    this.#cursor = mark.cursor;
    this.#pending = mark.pending;
    this.#chances = [...mark.chances];
    this.#used = [mark.used[0], mark.used[1]];
    this.#stepEvents = mark.stepEvents;
    this.#events.length = mark.eventCount;
    this.#log.length = mark.logCount;
  }
}

function isComplete(group: Group): boolean {
  return !group.answers.includes(null);
}

/** The answers of a group that have come in, as the record keeps them. */
function recorded(group: Group): RecordedAnswer[] {
  const { players, answers, position } = group;
  return answers.flatMap((answer, i) =>
    answer === null ? [] : [{ player: players[i]!, answer, hash: position }],
  );
}

/** The sum of weights. Throws unless they are whole numbers with something to take. */
function totalWeight(weights: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!;
    if (!Number.isInteger(weight) || weight < 0) throw new Error(`${weight} is not a weight of chance`);
    total += weight;
  }
  if (total === 0) throw new Error('there is nothing to roll or draw');
  return total;
}
