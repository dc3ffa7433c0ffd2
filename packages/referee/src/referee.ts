import { type Chance, type Die, pickWeighted } from '@firing-arc/table';
import { BUILD } from './build.ts';
import { describe, GameFault, RecordMismatch, ReexecutionFault } from './fault.ts';
import { type Forced, forcedOutcome, leftOver, NOTHING_FORCED } from './forced.ts';
import {
  type Game,
  type GameEvent,
  isRefereeEvent,
  type Outcome,
  putFirst,
  type RefereeEvent,
  type Rules,
  type State,
  seatsOf,
  takeFirst,
} from './game.ts';
import { numberedIn } from './numbered-in.ts';
import {
  type Answer,
  answerProblems,
  askingProblem,
  type ChoiceOf,
  copyAnswer,
  type Help,
  NO_HELP,
  type Open,
  type Question,
  questionId,
  type Refusal,
  show,
} from './question.ts';
import type { RecordedAnswer } from './record.ts';
import { copyPlain, hashPlain, samePlain } from './schema.ts';
import {
  type Before,
  beforeStep,
  type Group,
  type Snapshot,
  snapshotProblems,
  UNCOUNTED,
  upToDate,
} from './snapshot.ts';
import { isSecret, Teller } from './teller.ts';
import { type RefereeView, type StepView, viewOf } from './view.ts';

/** Thrown when an answer is not known yet: preallocated, because a real error would cost ten times as much. */
const SUSPENDED = Object.freeze({ suspended: true });

/** Thrown when a script ends in the middle of a step; preallocated too. */
const OUTRUN = Object.freeze({ outrun: true });

/** After so many answers of a script the position is kept: a script that ends in the middle of a step goes on from there. */
const KEPT_EVERY = 48;

/** Steps without a question after which a game is taken to run in circles. */
const STEP_LIMIT = 100_000;

/** What a referee needs besides the rules. */
export interface RefereeOptions {
  readonly forced?: Forced;
  /** Answers to take at once, in order, before anybody is asked; each must fit the position it was given in. */
  readonly script?: readonly RecordedAnswer[];
  /** Take the script's answers without comparing hashes: only for records of another version. */
  readonly trustScript?: boolean;
  /** The seed of numbered chance: for positions whose streams only count. */
  readonly seed?: string;
}

/** Where a game stands, to return to when a rule fails: references and lengths, nothing copied. */
interface Mark<S, Q> {
  readonly state: S;
  readonly outcome: Outcome | null;
  readonly checkpoint: S;
  readonly groups: readonly Group[];
  readonly cursor: number;
  readonly pending: readonly Q[];
  readonly helps: readonly (Help | undefined)[];
  readonly chances: readonly (number | null)[];
  readonly used: readonly [number, number];
  readonly stepEvents: number;
  readonly eventCount: number;
  readonly logCount: number;
  readonly fellCount: number;
}

/** How what a player does not know of a step is imagined. */
export interface Guess<Q extends Question> {
  /** An answer that somebody gave in secret. */
  readonly answer: (question: Q, help: Help) => Answer;
  /** Gives numbers between 0 and 1. */
  readonly random: () => number;
}

/** All bits, the one of a spectator too, which is the last. */
const EVERYBODY = -1;

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
  readonly interpreter: unknown;
  state: S;
  outcome: Outcome | null = null;
  /** The position before the present step; never changed, only replaced. */
  #checkpoint: S;
  /** What the present step has asked; replaced, never changed, so that a mark may keep it. */
  #groups: readonly Group[] = [];
  #cursor = 0;
  #pending: readonly Q[] = [];
  #helps: readonly (Help | undefined)[] = [];
  /** The ids of the pending questions, once somebody has asked for them. */
  #ids: readonly string[] | null = null;
  /** What dice and draws have given in the present step; null where it is not known, in a position that is imagined. */
  #chances: (number | null)[] = [];
  #chanceCursor = 0;
  /** Who saw each of these results: a bit for each player, all bits for what everybody saw. */
  readonly #seenBy: number[] = [];
  /** The stream that each of them was taken from. */
  readonly #takenFrom: number[] = [];
  /** All that was told: the events of the rules, and the referee's own between them. */
  #allEvents: (E | RefereeEvent)[] = [];
  /** The events of the rules among them, as far as somebody has asked for them. */
  #events: E[] = [];
  #sorted = 0;
  /** Events before this one belong to finished steps. */
  #stepEvents = 0;
  #eventCursor = 0;
  #log: RecordedAnswer[] = [];
  /** How many answers each seat has in the log: counted, because every id tells it. */
  #given: number[] = [];
  /** The seed of numbered chance, and what it has given in finished steps; undefined where the streams are chance themselves. */
  readonly #seed: string | undefined;
  #fell: number[] = [];
  readonly #numbered: Chance | null;
  /** What was left out of the snapshot that this goes on from. */
  #before: Before | undefined;
  #forced: Forced;
  #used: [rolls: number, draws: number] = [0, 0];
  #stepKind = '';
  #suspended = false;
  #guess: Guess<Q> | null = null;
  /** Cards that came off a deck unseen in the step that is imagined, by stream and kind. */
  readonly #unseenCards: string[] = [];
  #imagined = false;
  readonly #teller: Teller<Q>;
  readonly #script: readonly RecordedAnswer[];
  #scriptCursor = 0;
  /** The present step is thought not to run again, since a script still has answers: nothing is kept for that. */
  #once = false;
  /** Where a script goes on that ends in the middle of a step, every step kept from there. */
  #kept: { readonly mark: Mark<S, Q>; readonly scripted: number } | null = null;
  #hasOutrun = false;
  readonly #trustScript: boolean;

  private constructor(rules: Rules<S, Setup, Q, E>, checkpoint: S, options: RefereeOptions) {
    this.rules = rules;
    this.interpreter = rules.interpreter;
    this.#checkpoint = checkpoint;
    this.state = rules.schema.copy(checkpoint);
    this.#forced = options.forced ?? NOTHING_FORCED;
    this.#script = options.script ?? [];
    this.#trustScript = options.trustScript ?? false;
    this.#seed = options.seed;
    this.#numbered = numberedIn(rules, checkpoint, options.seed);
    this.#teller = new Teller(
      (event) => this.#tell(event),
      (question) => isSecret(rules, question),
    );
  }

  /** Starts from a position and runs to the first question. Throws `GameFault` or `RecordMismatch`. */
  static start<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    position: S,
    options: RefereeOptions = {},
  ): Referee<S, Setup, Q, E> {
    const referee = new Referee(rules, rules.schema.copy(position), options);
    referee.#guard(() => referee.#begin());
    return referee;
  }

  /**
   * Goes on from a snapshot, at the question where it was taken; where another build made it and the step would now go
   * another way, from before that step. Throws when it does not fit the rules.
   */
  static restore<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    saved: Snapshot<S, E>,
  ): Referee<S, Setup, Q, E> {
    const problems = snapshotProblems(rules, saved);
    if (problems.length > 0) throw new Error(`the saved game cannot be restored: ${problems.join('; ')}`);
    try {
      return Referee.#restored(rules, upToDate(rules, saved));
    } catch (fault) {
      if (!(fault instanceof ReexecutionFault) || saved.build === BUILD) throw fault;
      return Referee.#restored(rules, upToDate(rules, beforeStep(saved)));
    }
  }

  static #restored<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    snapshot: Snapshot<S, E>,
  ): Referee<S, Setup, Q, E> {
    const { forced, seed } = snapshot;
    const checkpoint = rules.schema.copy(snapshot.checkpoint);
    const referee = new Referee(rules, checkpoint, seed === undefined ? { forced } : { forced, seed });
    referee.#fell = [...(snapshot.fell ?? [])];
    referee.#groups = copyPlain(snapshot.groups);
    referee.#chances = [...snapshot.chances];
    referee.#log = [...snapshot.log];
    referee.#given = answersBySeat(snapshot.log);
    referee.#allEvents = [...snapshot.events];
    referee.#stepEvents = snapshot.published;
    referee.#before = snapshot.before;
    referee.#used = [snapshot.used[0], snapshot.used[1]];
    referee.#guard(() => referee.#resume());
    return referee;
  }

  /**
   * Goes on in the middle of a step of which not everything is known: results and answers that are null are taken anew,
   * from the position's streams and by `guess`. Throws when the step, run again, does not fit what is known, and as often
   * as it takes for what is taken anew to be as likely as it is after the cards that were seen.
   */
  static resume<S extends State, Setup, Q extends Question, E extends GameEvent>(
    rules: Rules<S, Setup, Q, E>,
    step: StepView<S, E>,
    guess: Guess<Q>,
    answers: Before['answers'],
  ): Referee<S, Setup, Q, E> {
    const referee = new Referee(rules, step.checkpoint, {});
    referee.#groups = step.groups;
    referee.#chances = [...step.chances];
    referee.#allEvents = [...step.events];
    referee.#before = { answers, events: step.published };
    referee.#guess = guess;
    referee.#imagined = true;
    referee.#guard(() => referee.#resume());
    referee.#guess = null;
    return referee;
  }

  /** Whether it was imagined from a view, so that it tells nothing but what the view tells. */
  get imagined(): boolean {
    return this.#imagined;
  }

  /** What the rules have told so far, in order. */
  get events(): readonly E[] {
    for (; this.#sorted < this.#allEvents.length; this.#sorted++) {
      const event = this.#allEvents[this.#sorted]!;
      if (!isRefereeEvent(event)) this.#events.push(event);
    }
    return this.#events;
  }

  /** Everything that has happened so far, in order: dice as they fell, and who was asked or had no choice, too. */
  get allEvents(): readonly (E | RefereeEvent)[] {
    return this.#allEvents;
  }

  /** The questions that wait for an answer; several when players decide in secret at the same time. */
  get questions(): readonly Open<Q>[] {
    return this.#opened(null);
  }

  /** Questions already answered that may be revised, because others still think. */
  get changeable(): readonly Open<Q>[] {
    return this.#opened('answered');
  }

  /** What the rules can tell about the question that a player is asked; nothing when there is none. */
  help(player: number): Help {
    return this.#helps[this.#pending.findIndex((question) => question.player === player)] ?? NO_HELP;
  }

  /**
   * Answers given so far, each with the hash of the position it was given in; secret ones too, so this is not
   * for players before the game is over.
   */
  get answers(): readonly RecordedAnswer[] {
    const open = this.#groups[this.#cursor];
    return open && this.#pending.length > 0 ? [...this.#log, ...recorded(open)] : this.#log;
  }

  /** What numbered dice and draws have given so far; undefined where chance is not numbered. */
  get fell(): readonly number[] | undefined {
    return this.#seed === undefined ? undefined : [...this.#fell, ...known(this.#chances)];
  }

  /** The hash of the position as it stands at the question. */
  get hash(): string {
    return this.rules.schema.hash(this.state);
  }

  /**
   * Takes a player's answer to the question with an id, or says why not: a late, repeated or foreign answer never
   * meets another question. Throws `GameFault` when a rule fails: the game then stands where it stood.
   */
  answer(player: number, question: string, answer: unknown): readonly Refusal[] {
    return this.#answer(player, question, answer, null);
  }

  /** Takes another answer in the place of one that was given, while others still think; or says why not. */
  revise(player: number, question: string, answer: unknown): readonly Refusal[] {
    return this.#answer(player, question, answer, 'answered');
  }

  /** The state as one player may see it (-1: a spectator). */
  look(player: number): S {
    return this.rules.view(this.state, player);
  }

  /**
   * What one player may see (-1: a spectator), as plain data that goes through JSON: the state without secrets, what
   * happened from event number `since` on, the player's own questions, and what `resumeFrom` needs to go on from here.
   */
  view(player: number, { since = 0 }: { readonly since?: number } = {}): RefereeView<S, Q, E> {
    return viewOf(
      {
        rules: this.rules,
        state: this.state,
        checkpoint: this.#checkpoint,
        allEvents: this.#allEvents,
        before: this.#before?.events ?? 0,
        published: this.#stepEvents,
        groups: this.#groups,
        chances: this.#chances.map((result, at) => (this.#sees(player, at) ? result : null)),
        questions: this.questions,
        deciding: this.#pending.map(({ player: asked }) => asked),
        outcome: this.outcome,
      },
      player,
      since,
    );
  }

  /** The game as plain data, complete to the last answer. */
  snapshot(): Snapshot<S, E> {
    return {
      game: this.rules.id,
      version: this.rules.version,
      build: BUILD,
      checkpoint: this.rules.schema.copy(this.#checkpoint),
      groups: copyPlain(this.#groups),
      chances: known(this.#chances),
      log: [...this.#log],
      events: [...this.#allEvents],
      published: this.#stepEvents,
      forced: this.#forced,
      used: [this.#used[0], this.#used[1]],
      ...(this.#seed === undefined ? {} : { seed: this.#seed, fell: [...this.#fell] }),
      ...(this.#before ? { before: this.#before } : {}),
    };
  }

  /** The same game with a future of its own: what is known stays, dice and draws to come are from `streams`. */
  fork(streams: readonly number[]): Referee<S, Setup, Q, E> {
    const checkpoint = this.rules.schema.copy(this.#checkpoint);
    checkpoint.streams = [...streams];
    const copy = new Referee(this.rules, checkpoint, {});
    copy.#groups = this.#groups;
    copy.#chances = [...this.#chances];
    copy.#allEvents = [...this.#allEvents];
    copy.#stepEvents = this.#stepEvents;
    copy.#log = [...this.#log];
    copy.#given = [...this.#given];
    copy.#before = this.#before;
    copy.#imagined = this.#imagined;
    copy.#guard(() => copy.#resume());
    return copy;
  }

  /** Forced results that nothing has used. */
  get unusedForced(): readonly string[] {
    return leftOver(this.#forced, ...this.#used);
  }

  /** The same, rolls and draws apart. */
  get unused(): Forced {
    const [rolls, draws] = this.#used;
    return { rolls: this.#forced.rolls.slice(rolls), draws: this.#forced.draws.slice(draws) };
  }

  /** Adds results that the next dice and draws must give. */
  force(more: Partial<Forced>): void {
    this.#forced = {
      rolls: [...this.#forced.rolls, ...(more.rolls ?? [])],
      draws: [...this.#forced.draws, ...(more.draws ?? [])],
    };
  }

  ask(question: Q, help?: Help): Answer {
    return this.#askAll([question], [help])[0]!;
  }

  askAll(questions: readonly Q[], helps: readonly Help[] = []): readonly Answer[] {
    return this.#askAll(questions, helps);
  }

  #askAll(questions: readonly Q[], helps: readonly (Help | undefined)[]): readonly Answer[] {
    if (questions.length === 0) return [];
    this.#teller.flush();
    if (this.#once) return this.#fromScript(questions, helps);
    const group = this.#groups[this.#cursor];
    this.#pending = questions;
    this.#helps = helps;
    this.#ids = null;
    if (group) this.#checkSame(group, questions);
    else this.#openGroup(questions);
    for (const question of questions) this.#teller.asked(question);
    if (!group) this.#takeScripted();
    if (this.#cursor < this.#groups.length - 1) this.#guessAnswers();
    const { answers } = this.#groups[this.#cursor]!;
    if (answers.includes(null)) return this.#suspend();
    this.#cursor++;
    this.#pending = [];
    this.#helps = [];
    this.#ids = null;
    return answers as readonly Answer[];
  }

  choose<Asked extends ChoiceOf<Q>>(question: Asked, help?: Help): Asked['options'][number] {
    if (question.options.length === 1) {
      this.#teller.noChoice(question);
      return question.options[0]!;
    }
    return question.options[this.ask(question, help) as number]!;
  }

  roll<Face extends string>(stream: number, die: Die<Face>): Face {
    this.#seenBy[this.#chanceCursor] = EVERYBODY;
    const face = die.faces[this.#chance(stream, 0, die.faces, die.weights)]!;
    this.#teller.fell(stream, die.name, face);
    return face;
  }

  draw(stream: number, names: readonly string[], weights: readonly number[], how?: 'open' | 'card'): number {
    const at = this.#chanceCursor;
    this.#seenBy[at] = how === 'open' ? EVERYBODY : 0;
    this.#takenFrom[at] = stream;
    const known = this.#chances[at] ?? null;
    const result = this.#chance(stream, 1, names, weights);
    if (how === 'card' && this.#guess) this.#weighCard(stream, result, known !== null, weights[result]!);
    return result;
  }

  shown(stream: number, result: number, player = -1): void {
    for (let at = this.#chanceCursor - 1; at >= 0; at--) {
      if (this.#takenFrom[at] !== stream || this.#chances[at] !== result || this.#sees(player, at)) continue;
      this.#seenBy[at]! |= player < 0 ? EVERYBODY : 1 << player;
      return;
    }
  }

  /** Whether a player saw a result; a spectator (-1) sees what everybody saw. */
  #sees(player: number, at: number): boolean {
    return ((this.#seenBy[at]! >> player) & 1) === 1;
  }

  /**
   * A card that is known to have come off a deck came the likelier the fewer of its kind had come before: who imagines
   * those that nobody saw keeps what was imagined as often as that.
   */
  #weighCard(stream: number, kind: number, known: boolean, left: number): void {
    const card = `${stream} ${kind}`;
    const unseen = this.#unseenCards.filter((one) => one === card).length;
    if (!known) this.#unseenCards.push(card);
    else if (unseen > 0 && this.#guess!.random() >= left / (left + unseen))
      this.#differs('drew too many such cards');
  }

  emit(event: E): void {
    this.#teller.flush();
    // A copy, because the event may hold parts of the state that the step goes on to change.
    this.#tell(this.#isTold ? event : copyPlain(event));
  }

  /** Whether the next event was told before, when the step ran the last time. */
  get #isTold(): boolean {
    return this.#stepEvents + this.#eventCursor < this.#allEvents.length;
  }

  #tell(event: E | RefereeEvent): void {
    const before = this.#allEvents[this.#stepEvents + this.#eventCursor];
    this.#eventCursor++;
    if (before === undefined) this.#allEvents.push(event);
    else if (!samePlain(before, event)) this.#differs(`told ${show(event)} instead of ${show(before)}`);
  }

  /** The questions that are put now, those that wait or those that are answered, each with its id. */
  #opened(wanted: null | 'answered'): readonly Open<Q>[] {
    const answers = this.#groups[this.#cursor]?.answers;
    const opened: Open<Q>[] = [];
    for (let at = 0; at < this.#pending.length; at++) {
      if (((answers?.[at] ?? null) === null) === (wanted === null))
        opened.push({ ...this.#pending[at]!, id: this.#idOf(at) });
    }
    return opened;
  }

  #idOf(at: number): string {
    this.#ids ??= this.#pending.map((question) => {
      const { player } = question;
      const given = (this.#before?.answers[player] ?? 0) + (this.#given[player] ?? 0);
      // Of several questions each has a hash of its own: nobody may learn anything of what others are asked.
      const known = this.#pending.length === 1 ? this.#groups[this.#cursor]?.hash : undefined;
      return questionId(player, given, known || hashPlain([question]));
    });
    return this.#ids[at]!;
  }

  #answer(player: number, id: string, answer: unknown, wanted: null | 'answered'): readonly Refusal[] {
    const at = this.#pending.findIndex((asked) => asked.player === player);
    const question = this.#pending[at];
    const given = this.#groups[this.#cursor]?.answers[at] ?? null;
    const problem = !question
      ? `player ${player} is not asked anything`
      : id !== this.#idOf(at)
        ? `the answer names question ${show(id)}, but player ${player} is asked ${this.#idOf(at)}`
        : given !== null && wanted === null
          ? `player ${player} has answered question ${id} already`
          : given === null && wanted !== null
            ? `player ${player} has not answered question ${id} yet`
            : null;
    if (!question || problem) return [{ option: show(answer), ruling: 'referee', detail: problem! }];
    let problems: readonly Refusal[] = [];
    this.#guard(() => {
      problems = answerProblems(question, answer, this.#helps[at]);
      if (problems.length === 0) this.#take(at, answer as Answer);
    });
    return problems;
  }

  next(...steps: S['agenda']): void {
    putFirst(this.state.agenda, steps);
  }

  /** Takes a legal answer; when it is the last one awaited, the step runs again with it. */
  #take(at: number, answer: Answer): void {
    this.#setAnswer(at, answer);
    const group = this.#groups[this.#cursor]!;
    if (!isComplete(group)) return;
    this.#keep(group);
    this.state = this.rules.schema.copy(this.#checkpoint);
    if (this.#runStep()) this.#advance();
  }

  /** Puts the answers of a group into the log. */
  #keep(group: Group): void {
    for (const answer of recorded(group)) {
      this.#log.push(answer);
      this.#given[answer.player] = (this.#given[answer.player] ?? 0) + 1;
    }
  }

  #setAnswer(at: number, answer: Answer): void {
    const group = this.#groups[this.#cursor]!;
    const answers = group.answers.with(at, copyAnswer(answer));
    this.#groups = this.#groups.with(this.#cursor, { ...group, answers });
  }

  #openGroup(questions: readonly Q[]): void {
    const problem = askingProblem(questions, seatsOf(this.rules, this.state));
    if (problem) throw new Error(problem);
    const group: Group = {
      hash: hashPlain(questions),
      position: this.hash,
      players: questions.map((question) => question.player),
      answers: questions.map(() => null),
      ...(questions.some((question) => isSecret(this.rules, question)) ? { secret: true } : {}),
      events: this.#eventCursor,
      chances: this.#chanceCursor,
    };
    this.#groups = [...this.#groups, group];
  }

  #checkSame(group: Group, questions: readonly Q[]): void {
    const kinds = () => questions.map((question) => question.kind).join(', ');
    if (group.hash !== '' && group.hash !== hashPlain(questions))
      this.#differs(`asked another question: ${kinds()}`);
    if (group.events !== UNCOUNTED && group.events !== this.#eventCursor)
      this.#differs(`told fewer or more events before ${kinds()}`);
    if (group.chances !== this.#chanceCursor) this.#differs(`took fewer or more chances before ${kinds()}`);
  }

  /** Answers that others gave in secret, to questions before the one that waits. */
  #guessAnswers(): void {
    this.#groups[this.#cursor]!.answers.forEach((answer, at) => {
      if (answer !== null) return;
      if (!this.#guess) this.#differs('had not been answered');
      this.#setAnswer(at, this.#guess.answer(this.#pending[at]!, this.#helps[at] ?? NO_HELP));
    });
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
      const { answers, position } = this.#groups[this.#cursor]!;
      const at = this.#nextScripted(this.#pending, this.#helps, answers, position);
      this.#setAnswer(at, this.#script[this.#scriptCursor++]!.answer);
      if (!isComplete(this.#groups[this.#cursor]!)) continue;
      this.#keep(this.#groups[this.#cursor]!);
      return;
    }
  }

  /** Answers from the script alone, in a step that is not run again: no group is kept, and nobody is asked. */
  #fromScript(questions: readonly Q[], helps: readonly (Help | undefined)[]): readonly Answer[] {
    const problem = askingProblem(questions, seatsOf(this.rules, this.state));
    if (problem) throw new Error(problem);
    const position = this.hash;
    for (const question of questions) this.#teller.asked(question);
    const answers: (Answer | null)[] = questions.map(() => null);
    for (let left = questions.length; left > 0; left--) {
      if (this.#scriptCursor === this.#script.length) throw OUTRUN;
      const at = this.#nextScripted(questions, helps, answers, position);
      answers[at] = copyAnswer(this.#script[this.#scriptCursor++]!.answer);
    }
    const given = answers as readonly Answer[];
    questions.forEach(({ player }, at) => {
      this.#log.push({ player, answer: given[at]!, hash: position });
      this.#given[player] = (this.#given[player] ?? 0) + 1;
    });
    return given;
  }

  /** Which of the questions the next answer of the script meets. Throws when it meets none, or does not fit. */
  #nextScripted(
    questions: readonly Q[],
    helps: readonly (Help | undefined)[],
    answers: readonly (Answer | null)[],
    position: string,
  ): number {
    const scripted = this.#script[this.#scriptCursor]!;
    const at = questions.findIndex(({ player }, i) => player === scripted.player && answers[i] === null);
    const mismatch = (what: string) =>
      new RecordMismatch(`answer ${this.#scriptCursor + 1} of the record ${what}`);
    if (at < 0) {
      const asked = questions.filter((_, i) => answers[i] === null).map(({ player }) => player);
      throw mismatch(`is by player ${scripted.player}, but player ${asked.join(' and ')} is asked`);
    }
    if (!this.#trustScript && scripted.hash !== position)
      throw mismatch(`was given in position ${scripted.hash}, but the position is ${position}`);
    const problems = answerProblems(questions[at]!, scripted.answer, helps[at]);
    if (problems.length > 0) throw mismatch(`is not legal: ${describe(problems)}`);
    return at;
  }

  /** The stream moves on for every result, also a forced or known one, so that what comes later stays the same. */
  #chance(stream: number, queue: 0 | 1, names: readonly string[], weights: readonly number[]): number {
    const total = totalWeight(weights);
    const rolled = (this.#numbered ?? pickWeighted)(this.state.streams, stream, weights, total);
    const at = this.#chanceCursor++;
    const before = this.#chances[at];
    if (before !== undefined && before !== null) return this.#knownResult(before, weights);
    const forced = (queue === 0 ? this.#forced.rolls : this.#forced.draws)[this.#used[queue]];
    const result = forced === undefined ? rolled : forcedOutcome(forced, names, weights);
    if (forced !== undefined) this.#used[queue]++;
    this.#chances[at] = result;
    return result;
  }

  #knownResult(result: number, weights: readonly number[]): number {
    if (!(weights[result]! > 0)) this.#differs(`could not get the result ${result} that it had got`);
    return result;
  }

  /** Runs the first steps, and all that a script answers. */
  #begin(): void {
    try {
      this.#advance();
    } catch (signal) {
      if (signal !== OUTRUN || !this.#kept) throw signal;
      const { mark, scripted } = this.#kept;
      this.#rewind(mark);
      this.state = this.rules.schema.copy(mark.checkpoint);
      this.#scriptCursor = scripted;
      this.#hasOutrun = true;
      this.#advance();
    }
  }

  /** Runs steps until somebody must decide or the game is over. */
  #advance(): void {
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      this.#commit();
      this.outcome = this.rules.outcome(this.state);
      if (this.outcome && this.#once) this.#checkpoint = this.rules.schema.copy(this.state);
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
    this.#once = !this.#hasOutrun && this.#scriptCursor < this.#script.length;
    // Copies before every step were half of what a replay took beyond the game itself.
    const keeps = this.#once && this.#scriptCursor >= (this.#kept?.scripted ?? -KEPT_EVERY) + KEPT_EVERY;
    if (!this.#once || keeps) this.#checkpoint = this.rules.schema.copy(this.state);
    this.#groups = [];
    if (this.#seed !== undefined) this.#fell.push(...known(this.#chances));
    this.#chances = [];
    this.#stepEvents = this.#allEvents.length;
    this.#pending = [];
    this.#helps = [];
    this.#ids = null;
    this.#cursor = 0;
    this.#chanceCursor = 0;
    if (keeps) this.#kept = { mark: this.#mark(), scripted: this.#scriptCursor };
  }

  /** Runs the front step from the checkpoint; false when it waits for an answer. */
  #runStep(): boolean {
    this.#cursor = 0;
    this.#chanceCursor = 0;
    this.#eventCursor = 0;
    this.#suspended = false;
    const step = takeFirst<S['agenda'][number]>(this.state.agenda);
    this.#stepKind = step.kind;
    this.#teller.begin(step.kind);
    try {
      this.rules.run(this, step);
    } catch (signal) {
      if (signal === SUSPENDED) return false;
      throw signal;
    }
    this.#teller.flush();
    this.#checkFinished();
    return true;
  }

  #checkFinished(): void {
    if (this.#suspended)
      throw new Error(`step ${this.#stepKind} caught the signal that an answer is awaited`);
    if (this.#cursor !== this.#groups.length) this.#differs('did not ask what had been answered');
    if (this.#chanceCursor !== this.#chances.length) this.#differs('did not roll or draw what it had');
    if (this.#stepEvents + this.#eventCursor !== this.#allEvents.length)
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
      helps: this.#helps,
      chances: [...this.#chances],
      used: [this.#used[0], this.#used[1]],
      stepEvents: this.#stepEvents,
      eventCount: this.#allEvents.length,
      logCount: this.#log.length,
      fellCount: this.#fell.length,
    };
  }

  #rewind(mark: Mark<S, Q>): void {
    this.state = mark.state;
    this.outcome = mark.outcome;
    this.#checkpoint = mark.checkpoint;
    this.#groups = mark.groups;
    this.#cursor = mark.cursor;
    this.#pending = mark.pending;
    this.#helps = mark.helps;
    this.#ids = null;
    this.#chances = [...mark.chances];
    this.#used = [mark.used[0], mark.used[1]];
    this.#stepEvents = mark.stepEvents;
    this.#allEvents.length = mark.eventCount;
    this.#events = [];
    this.#sorted = 0;
    this.#log.length = mark.logCount;
    this.#given = answersBySeat(this.#log);
    this.#fell.length = mark.fellCount;
  }
}

/** Results of which none is missing. Throws where one is: then the step has not come so far again. */
function known(chances: readonly (number | null)[]): number[] {
  return chances.map((result) => {
    if (result === null) throw new Error('a result of chance is not known yet');
    return result;
  });
}

function isComplete(group: Group): boolean {
  return !group.answers.includes(null);
}

/** How many answers each seat has in a log. */
function answersBySeat(log: readonly RecordedAnswer[]): number[] {
  const given: number[] = [];
  for (const { player } of log) given[player] = (given[player] ?? 0) + 1;
  return given;
}

/** The answers of a group that have come in, as the record keeps them. */
function recorded({ players, answers, position }: Group): RecordedAnswer[] {
  const given: RecordedAnswer[] = [];
  for (let at = 0; at < answers.length; at++) {
    const answer = answers[at]!;
    if (answer !== null) given.push({ player: players[at]!, answer, hash: position });
  }
  return given;
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
