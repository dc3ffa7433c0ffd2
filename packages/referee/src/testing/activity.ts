import { describe } from '../fault.ts';
import { type Game, type GameEvent, isRefereeEvent, type Rules, type State } from '../game.ts';
import { type Help, NO_HELP, type Question, type Refusal } from '../question.ts';
import { Referee } from '../referee.ts';
import { samePlain } from '../schema.ts';
import { answerNow } from './answer-now.ts';
import { checkViews } from './check-view.ts';

/** What an option must have to be meant; 'none', 'done' and the like stand for the option of that kind. */
export type Wanted = Readonly<Record<string, unknown>> | string;

/** The step that runs what a test does itself. */
const DOES = 'what the test does';

/**
 * A position on which a test runs activities: it puts steps on the agenda, forces dice, answers questions and looks at
 * what happened. Every activity runs three times: answered one by one with the game saved to JSON and restored by a
 * fresh referee at every question, and again from its start with all answers known: same events, same hash.
 */
export class Activity<
  S extends State,
  Setup,
  Q extends Question,
  E extends GameEvent,
  Interpreter = unknown,
> {
  state: S;
  /** What happened in the present activity. */
  events: readonly E[] = [];
  /** The kinds of questions of the present activity that had a single answer, so that nobody was asked. */
  withoutChoice: readonly string[] = [];
  readonly #rules: Rules<S, Setup, Q, E, Interpreter>;
  #referee: Referee<S, Setup, Q, E> | null = null;
  #start: S;
  #rolls: string[] = [];
  #draws: string[] = [];
  #doing: (game: Game<S, Q, E, Interpreter>) => void = () => undefined;

  /** An activity ends when its steps are done, or the game does. */
  constructor(rules: Rules<S, Setup, Q, E, Interpreter>, state: S) {
    this.state = state;
    this.#start = state;
    this.#rules = {
      ...rules,
      outcome: (now) =>
        rules.outcome(now) ?? (now.agenda.length === 0 ? { winner: null, because: 'the test' } : null),
      run: (game, step) => (step.kind === DOES ? this.#doing(game) : rules.run(game, step)),
    };
  }

  /** The next dice show these faces, in order; all must be used by the end of the activity that rolls them. */
  rolls(...faces: readonly string[]): this {
    this.#rolls.push(...faces);
    this.#referee?.force({ rolls: faces });
    return this;
  }

  /** The next draws bring these names, in order. */
  draws(...names: readonly string[]): this {
    this.#draws.push(...names);
    this.#referee?.force({ draws: names });
    return this;
  }

  /** Runs any steps, in the order given, up to the first question. */
  run(...steps: S['agenda']): this {
    this.#finish();
    this.state.agenda = [...steps].reverse();
    this.#start = this.#rules.schema.copy(this.state);
    this.#referee = Referee.start(this.#rules, this.state, {
      forced: { rolls: [...this.#rolls], draws: [...this.#draws] },
    });
    this.#sync();
    return this;
  }

  /** Runs rules directly, as a step of its own. */
  does(what: (game: Game<S, Q, E, Interpreter>) => void): this {
    this.#doing = what;
    return this.run({ kind: DOES } as S['agenda'][number]);
  }

  /** Answers the question with the first option that is meant. */
  pick(wanted: Wanted): this {
    const question = this.question;
    if (question?.form !== 'choice')
      throw new Error(`no choice is asked, but ${question?.kind ?? 'nothing'}`);
    const at = question.options.findIndex((option) => isMeant(option, wanted));
    if (at < 0) {
      throw new Error(`${JSON.stringify(wanted)} is not among ${JSON.stringify(question.options)}`);
    }
    return this.answer(at);
  }

  /** Passes on everything until what is meant is offered, and takes it. */
  takes(wanted: Wanted): this {
    while (this.question && !this.offers(wanted)) this.answer(this.options.length - 1);
    return this.pick(wanted);
  }

  /** Passes on everything, and tells whether what is meant was offered on the way. */
  everOffers(wanted: Wanted): boolean {
    let offered = false;
    while (this.question) {
      offered ||= this.offers(wanted);
      this.answer(this.options.length - 1);
    }
    return offered;
  }

  /** Gives any answer to the question. Throws when it is not legal. */
  answer(answer: unknown): this {
    const refusals = this.tryAnswer(answer);
    if (refusals.length > 0) throw new Error(describe(refusals));
    return this;
  }

  /** Gives any answer to the question, and tells why it is refused. */
  tryAnswer(answer: unknown): readonly Refusal[] {
    const { question } = this;
    if (!this.#referee || !question) throw new Error('nothing is asked');
    const saved = JSON.stringify(this.#referee.snapshot());
    const before = this.#referee.hash;
    this.#referee = Referee.restore(this.#rules, JSON.parse(saved));
    if (this.#referee.hash !== before) throw new Error('the restored game stands elsewhere');
    const refusals = answerNow(this.#referee, question.player, answer);
    this.#sync();
    return refusals;
  }

  /** Checks that each seat, and a spectator, can imagine the game that waits from its view alone. Throws what differs. */
  checkViews(): this {
    if (!this.#referee || !this.question) throw new Error('nothing is asked');
    checkViews(this.#referee);
    return this;
  }

  /** Takes the last option, which is "none" or "done" where there is one, until nothing or no choice is asked. */
  passAll(): this {
    while (this.question?.form === 'choice') this.answer(this.options.length - 1);
    return this;
  }

  /** The question that waits; undefined when the activity is over. */
  get question(): Q | undefined {
    return this.#referee?.questions[0];
  }

  /** All questions that wait: more than one where players decide at once. */
  get questions(): readonly Q[] {
    return this.#referee?.questions ?? [];
  }

  /** What the rules can tell about the question that waits. */
  get help(): Help {
    return (this.question && this.#referee?.help(this.question.player)) ?? NO_HELP;
  }

  /** The options of the question that waits. */
  get options(): readonly unknown[] {
    return this.question?.form === 'choice' ? this.question.options : [];
  }

  /** Whether the question that waits offers what is meant. */
  offers(wanted: Wanted): boolean {
    return this.options.some((option) => isMeant(option, wanted));
  }

  /** Ruling by which the question that waits refuses an option, if it does. */
  refusal(option: string): string | undefined {
    return this.refused(option)?.ruling;
  }

  /** The same with what in the position makes the rule apply. */
  refused(option: string): Refusal | undefined {
    const question = this.question;
    if (question?.form !== 'choice') return undefined;
    return this.#referee
      ?.help(question.player)
      .refused?.()
      .find((refusal) => refusal.option === option);
  }

  /** Events of a kind in the present activity. */
  eventsOf<Kind extends E['kind']>(kind: Kind): readonly Extract<E, { readonly kind: Kind }>[] {
    return this.events.filter((event): event is Extract<E, { readonly kind: Kind }> => event.kind === kind);
  }

  /** Kinds of the events in the present activity, in order. */
  get story(): readonly string[] {
    return this.events.map((event) => event.kind);
  }

  /** What a player may see. */
  view(player: number): S {
    return this.#rules.view(this.state, player);
  }

  #sync(): void {
    const referee = this.#referee!;
    this.state = this.#rules.schema.copy(referee.state);
    this.events = referee.events;
    this.withoutChoice = referee.allEvents.flatMap((event) =>
      isRefereeEvent(event) && event.kind === 'no-choice' ? [event.question] : [],
    );
    if (referee.outcome) this.#finish();
  }

  /** At the end of an activity: no forced result is left, and the same answers known in advance give the same game. */
  #finish(): void {
    const referee = this.#referee;
    if (!referee?.outcome) {
      if (referee && this.question) throw new Error(`the question ${this.question.kind} is still open`);
      return;
    }
    if (referee.unusedForced.length > 0)
      throw new Error(`unused results: ${referee.unusedForced.join(', ')}`);
    const again = Referee.start(this.#rules, this.#start, {
      forced: { rolls: this.#rolls, draws: this.#draws },
      script: referee.answers,
    });
    if (again.hash !== referee.hash)
      throw new Error('played again with the same answers, the game ends elsewhere');
    if (!samePlain([...again.events], [...referee.events])) {
      throw new Error('played again with the same answers, the game tells something else');
    }
    this.#rolls = [];
    this.#draws = [];
    this.#referee = null;
  }
}

function isMeant(option: unknown, wanted: Wanted): boolean {
  if (typeof option !== 'object' || option === null) return false;
  const parts = typeof wanted === 'string' ? { kind: wanted } : wanted;
  return Object.entries(parts).every(([key, part]) =>
    samePlain((option as Record<string, unknown>)[key], part),
  );
}
