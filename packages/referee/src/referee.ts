import { type Die, pickWeighted } from '@firing-arc/table';
import type { Game, GameEvent, Outcome, Rules, State } from './game.ts';
import { type Answer, answerProblems, type Choice, type Question, type Refusal } from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { copyPlain, hashPlain, samePlain } from './schema.ts';

/** Thrown when an answer is not known yet: preallocated, because a real error would cost ten times as much. */
const SUSPENDED = Object.freeze({ suspended: true });

/** Results that dice and draws must give, in order; what is left over at the end of a test is a fault of the test. */
export interface Forced {
  readonly rolls: readonly string[];
  readonly draws: readonly string[];
}

/** Several questions put at once, with the answers that have come in. */
interface Group {
  readonly hash: string;
  readonly position: string;
  readonly players: readonly number[];
  readonly answers: (Answer | undefined)[];
}

/** A running game as JSON: restored by `restoreGame`, in this process or another. */
export interface Snapshot<S extends State = State, E extends GameEvent = GameEvent> {
  readonly game: string;
  readonly version: string;
  readonly checkpoint: S;
  readonly groups: readonly Group[];
  readonly chances: readonly number[];
  readonly log: readonly RecordedAnswer[];
  readonly events: readonly E[];
  readonly published: number;
  readonly forced: Forced;
  readonly used: readonly [rolls: number, draws: number];
}

/** A rule failed. The game stands where it stood before the answer; the record reproduces the fault. */
export class GameFault extends Error {
  override readonly name = 'GameFault';
}

/** A step asked or told something else when it ran again: it reads something outside the state. */
export class ReexecutionFault extends Error {
  override readonly name = 'ReexecutionFault';
}

/** What a referee needs besides the rules. */
export interface RefereeOptions {
  readonly forced?: Forced;
  /** Answers to take at once, in order, before anybody is asked; each must fit the position it was given in. */
  readonly script?: readonly RecordedAnswer[];
  /** Take the script's answers without comparing hashes: only for records of another version. */
  readonly trustScript?: boolean;
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
  #checkpoint: S;
  #groups: Group[] = [];
  #cursor = 0;
  #chances: number[] = [];
  #chanceCursor = 0;
  #events: E[] = [];
  /** Events before this one belong to finished steps. */
  #stepEvents = 0;
  #eventCursor = 0;
  #log: RecordedAnswer[] = [];
  #pending: Q[] = [];
  #forced: Forced;
  #used: [number, number] = [0, 0];
  #usedAtCheckpoint: [number, number] = [0, 0];
  #script: readonly RecordedAnswer[];
  #scriptCursor = 0;
  readonly #trustScript: boolean;
  #reseed: { readonly at: number; readonly streams: readonly number[] } | null = null;

  private constructor(rules: Rules<S, Setup, Q, E>, state: S, options: RefereeOptions) {
    this.rules = rules;
    this.state = state;
    this.#checkpoint = state;
    this.#forced = options.forced ?? { rolls: [], draws: [] };
    this.#script = options.script ?? [];
    this.#trustScript = options.trustScript ?? false;
  }

  /** Starts from a position and runs to the first question. */
  static start<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    position: S,
    options: RefereeOptions = {},
  ): Referee<S, Setup, Q, E> {
    const referee = new Referee(rules, rules.schema.copy(position), options);
    referee.#guard(() => referee.#advance());
    return referee;
  }

  /** Goes on from a snapshot, in the position and at the question where it was taken. */
  static restore<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    snapshot: Snapshot<S, E>,
  ): Referee<S, Setup, Q, E> {
    if (snapshot.game !== rules.id) {
      throw new Error(`this is a game of ${snapshot.game}, these are the rules of ${rules.id}`);
    }
    const problems = rules.schema.problems(snapshot.checkpoint);
    if (problems.length > 0) throw new Error(`the saved position does not fit: ${problems.join('; ')}`);
    const referee = new Referee(rules, rules.schema.copy(snapshot.checkpoint), { forced: snapshot.forced });
    referee.#groups = copyPlain(snapshot.groups) as Group[];
    referee.#chances = [...snapshot.chances];
    referee.#log = [...snapshot.log];
    referee.#events = [...snapshot.events];
    referee.#stepEvents = snapshot.published;
    referee.#used = [snapshot.used[0], snapshot.used[1]];
    referee.#usedAtCheckpoint = [snapshot.used[0], snapshot.used[1]];
    referee.#checkpoint = rules.schema.copy(snapshot.checkpoint);
    referee.#guard(() => {
      referee.outcome = rules.outcome(referee.state);
      if (!referee.outcome && referee.#runStep()) referee.#advance();
    });
    return referee;
  }

  /** Everything that has happened so far, in order. */
  get events(): readonly E[] {
    return this.#events;
  }

  /** The questions that wait for an answer; several when players decide in secret at the same time. */
  get questions(): readonly Q[] {
    const answered = this.#groups[this.#cursor]?.answers;
    return answered ? this.#pending.filter((_, i) => answered[i] === undefined) : this.#pending;
  }

  /** Questions already answered that may be answered anew, because others still think. */
  get changeable(): readonly Q[] {
    const answered = this.#groups[this.#cursor]?.answers;
    return answered ? this.#pending.filter((_, i) => answered[i] !== undefined) : [];
  }

  /** Answers given so far, each with the hash of the position it was given in. */
  get answers(): readonly RecordedAnswer[] {
    return this.#log;
  }

  /** The hash of the position as it stands at the question. */
  get hash(): string {
    return this.rules.schema.hash(this.state);
  }

  /** Takes a player's answer, or says why not; an answer to a secret question may be changed while others think. */
  answer(player: number, answer: unknown): readonly Refusal[] {
    const at = this.#pending.findIndex((question) => question.player === player);
    const question = this.#pending[at];
    if (!question) {
      return [{ option: JSON.stringify(answer), ruling: 'referee', detail: `player ${player} is not asked anything` }];
    }
    const problems = answerProblems(question, answer);
    if (problems.length > 0) return problems;
    const before = this.snapshot();
    const group = this.#openGroup();
    group.answers[at] = copyPlain(answer as Answer);
    if (group.answers.some((given) => given === undefined)) return [];
    this.#guard(() => {
      this.#closeGroup(group);
      this.state = this.rules.schema.copy(this.#checkpoint);
      if (this.#runStep()) this.#advance();
    }, before);
    return [];
  }

  /** What one player may see (-1: a spectator): the state without secrets, all events, the player's own questions. */
  view(player: number): { state: S; events: readonly E[]; questions: readonly Q[] } {
    return {
      state: this.rules.view(this.state, player),
      events: this.#events,
      questions: this.questions.filter((question) => question.player === player),
    };
  }

  /** The game as JSON data, complete to the last answer. */
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
      used: [this.#usedAtCheckpoint[0], this.#usedAtCheckpoint[1]],
    };
  }

  /** The same game with a future of its own: what is known stays, dice and draws to come are new. */
  fork(streams: readonly number[]): Referee<S, Setup, Q, E> {
    const copy = new Referee(this.rules, this.rules.schema.copy(this.#checkpoint), {});
    copy.#checkpoint = this.rules.schema.copy(this.#checkpoint);
    copy.#groups = copyPlain(this.#groups);
    copy.#chances = [...this.#chances];
    copy.#events = [...this.#events];
    copy.#stepEvents = this.#stepEvents;
    copy.#log = [...this.#log];
    copy.#reseed = { at: this.#chances.length, streams };
    copy.outcome = this.outcome;
    if (!copy.outcome && copy.#runStep()) copy.#advance();
    return copy;
  }

  /** Forced results that nothing has used. */
  get unusedForced(): readonly string[] {
    return [...this.#forced.rolls.slice(this.#used[0]), ...this.#forced.draws.slice(this.#used[1])];
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
    const hash = hashPlain(questions);
    const known = this.#groups[this.#cursor];
    if (known && known.hash !== hash) {
      throw new ReexecutionFault(`asked something else when it ran again: ${questions.map((q) => q.kind).join(', ')}`);
    }
    this.#pending = [...questions];
    if (known?.answers.every((answer) => answer !== undefined)) return this.#takeKnown(known);
    if (!known && this.#scriptCursor < this.#script.length) return this.#takeScripted(questions);
    throw SUSPENDED;
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
    if (known === undefined) this.#events.push(event);
    else if (!samePlain(known, event)) {
      throw new ReexecutionFault(`told something else when it ran again: ${event.kind} instead of ${known.kind}`);
    }
  }

  next(...steps: S['agenda']): void {
    for (let i = steps.length - 1; i >= 0; i--) this.state.agenda.push(steps[i]!);
  }

  #takeKnown(group: Group): readonly Answer[] {
    this.#cursor++;
    this.#pending = [];
    return group.answers as Answer[];
  }

  #takeScripted(questions: readonly Q[]): readonly Answer[] {
    const group = this.#openGroup();
    questions.forEach((question, i) => {
      const scripted = this.#script[this.#scriptCursor];
      if (scripted === undefined) return;
      this.#checkScripted(question, scripted, group.position);
      group.answers[i] = copyPlain(scripted.answer);
      this.#scriptCursor++;
    });
    if (group.answers.some((answer) => answer === undefined)) throw SUSPENDED;
    this.#closeGroup(group);
    return this.#takeKnown(group);
  }

  #checkScripted(question: Q, scripted: RecordedAnswer, position: string): void {
    const at = `answer ${this.#scriptCursor + 1} of the record`;
    if (scripted.player !== question.player) {
      throw new RecordMismatch(`${at} is by player ${scripted.player}, but player ${question.player} is asked`);
    }
    const problems = answerProblems(question, scripted.answer);
    if (problems.length > 0) throw new RecordMismatch(`${at} is not legal: ${describe(problems)}`);
    if (!this.#trustScript && scripted.hash !== position) {
      throw new RecordMismatch(`${at} was given in position ${scripted.hash}, but the position is ${position}`);
    }
  }

  #openGroup(): Group {
    const known = this.#groups[this.#cursor];
    if (known) return known;
    const group: Group = {
      hash: hashPlain(this.#pending),
      position: this.hash,
      players: this.#pending.map((question) => question.player),
      answers: this.#pending.map(() => undefined),
    };
    this.#groups.push(group);
    return group;
  }

  #closeGroup(group: Group): void {
    group.answers.forEach((answer, i) => {
      this.#log.push({ player: group.players[i]!, answer: answer!, hash: group.position });
    });
  }

  #chance(stream: number, queue: 0 | 1, names: readonly string[], weights: readonly number[]): number {
    if (this.#reseed?.at === this.#chanceCursor) this.state.streams = [...this.#reseed.streams];
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i]!;
    let result = pickWeighted(this.state.streams, stream, weights, total);
    const forced = (queue === 0 ? this.#forced.rolls : this.#forced.draws)[this.#used[queue]];
    if (forced !== undefined) {
      this.#used[queue]++;
      result = names.indexOf(forced);
      if (result < 0) throw new Error(`'${forced}' is forced, but only ${names.join(', ')} can come up`);
    }
    if (this.#chanceCursor < this.#chances.length) result = this.#chances[this.#chanceCursor]!;
    else this.#chances.push(result);
    this.#chanceCursor++;
    return result;
  }

  /** Runs steps until somebody must decide or the game is over. */
  #advance(): void {
    for (;;) {
      this.outcome = this.rules.outcome(this.state);
      this.#pending = [];
      if (this.outcome) {
        this.#commit();
        return;
      }
      this.#commit();
      if (!this.#runStep()) return;
    }
  }

  /** Makes the present position the checkpoint that a step can return to. */
  #commit(): void {
    this.#checkpoint = this.rules.schema.copy(this.state);
    this.#groups = [];
    this.#chances = [];
    this.#stepEvents = this.#events.length;
    this.#usedAtCheckpoint = [this.#used[0], this.#used[1]];
    if (this.#chanceCursor > (this.#reseed?.at ?? 0)) this.#reseed = null;
    else if (this.#reseed) this.#reseed = { at: 0, streams: this.#reseed.streams };
    this.#chanceCursor = 0;
  }

  /** Runs the front step from the checkpoint; false when it waits for an answer. */
  #runStep(): boolean {
    this.#cursor = 0;
    this.#chanceCursor = 0;
    this.#eventCursor = 0;
    this.#used = [this.#usedAtCheckpoint[0], this.#usedAtCheckpoint[1]];
    const step = this.state.agenda.pop();
    if (!step) throw new Error('the game is not over, but there is nothing left to do');
    try {
      this.rules.run(this, step);
    } catch (signal) {
      if (signal === SUSPENDED) return false;
      throw signal;
    }
    if (this.#cursor !== this.#groups.length) {
      throw new ReexecutionFault(`step ${step.kind} did not ask again what had been answered`);
    }
    return true;
  }

  /** Runs rules so that a fault leaves the game where it stood. */
  #guard(run: () => void, before?: Snapshot<S, E>): void {
    try {
      run();
    } catch (fault) {
      if (fault instanceof RecordMismatch) throw fault;
      if (before) this.#rewind(before);
      const reason = fault instanceof Error ? fault.message : String(fault);
      throw new GameFault(`a rule of ${this.rules.id} failed after answer ${this.#log.length}: ${reason}`, {
        cause: fault,
      });
    }
  }

  #rewind(before: Snapshot<S, E>): void {
    const old = Referee.restore(this.rules, before);
    this.state = old.state;
    this.outcome = old.outcome;
    this.#checkpoint = old.#checkpoint;
    this.#groups = old.#groups;
    this.#cursor = old.#cursor;
    this.#chances = old.#chances;
    this.#chanceCursor = old.#chanceCursor;
    this.#events = old.#events;
    this.#stepEvents = old.#stepEvents;
    this.#eventCursor = old.#eventCursor;
    this.#log = old.#log;
    this.#pending = old.#pending;
    this.#used = old.#used;
    this.#usedAtCheckpoint = old.#usedAtCheckpoint;
  }
}

/** A record does not rebuild the game it claims to be; says at which answer and how. */
export class RecordMismatch extends Error {
  override readonly name = 'RecordMismatch';
}

/** Refusals as one line of text. */
export function describe(refusals: readonly Refusal[]): string {
  return refusals.map((r) => `${r.option} (${r.ruling}${r.detail ? `: ${r.detail}` : ''})`).join('; ');
}
