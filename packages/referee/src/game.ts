import type { Die } from '@firing-arc/table';
import type { Answer, ChoiceOf, Help, Question, Ruling } from './question.ts';
import type { Compiled } from './schema.ts';

/** A piece of a game that runs as a whole between two checkpoints; plain data. */
export interface Step {
  readonly kind: string;
}

/** What every state has: the steps to come (the last one runs next) and the streams of chance. */
export interface State {
  agenda: Step[];
  streams: number[];
}

/** Puts steps at the front of an agenda, to run in the order given. */
export function putFirst<Next extends Step>(agenda: Next[], steps: readonly Next[]): void {
  for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i]!);
}

/** Takes the front step off an agenda. Throws when there is none: rules must end a game before its agenda does. */
export function takeFirst<Next extends Step>(agenda: Next[]): Next {
  const step = agenda.pop();
  if (!step) throw new Error('the game is not over, but there is nothing left to do');
  return step;
}

/** A fact that happened, with the rule behind it. Events hold nothing that a player may not know. */
export interface GameEvent {
  readonly kind: string;
  readonly because: Ruling;
  /** Further lines of the rulebook about it. */
  readonly also?: readonly Ruling[];
}

/** Dice of one kind as they fell, one after the other, from one stream of chance: told before what comes of them. */
export interface DiceFell extends GameEvent {
  readonly kind: 'dice-fell';
  readonly stream: number;
  readonly die: string;
  readonly faces: readonly string[];
  /** The kind of the step that rolled. */
  readonly step: string;
}

/** A player has been asked, whatever the answer will be. */
export interface WasAsked extends GameEvent {
  readonly kind: 'asked';
  readonly player: number;
  readonly question: string;
}

/** A player was not asked, because there was one option only: an automatic pass, or the only way to go on. */
export interface NoChoice extends GameEvent {
  readonly kind: 'no-choice';
  readonly player: number;
  readonly question: string;
  /** What it was about, if it was about one ship or squadron. */
  readonly ship?: number;
  readonly squadron?: number;
  /** The one option; left out where the question is a secret of the player's. */
  readonly option?: unknown;
}

/** What the referee tells of itself, between the events of the rules. */
export type RefereeEvent = DiceFell | WasAsked | NoChoice;

const REFEREE_EVENTS: ReadonlySet<string> = new Set<RefereeEvent['kind']>([
  'dice-fell',
  'asked',
  'no-choice',
]);

/** Whether the referee told something, not the rules. */
export const isRefereeEvent = (event: GameEvent): event is RefereeEvent => REFEREE_EVENTS.has(event.kind);

/** What the rules told, of all that was told. */
export const rulesEvents = <E extends GameEvent>(allEvents: readonly (E | RefereeEvent)[]): readonly E[] =>
  allEvents.filter((event): event is E => !isRefereeEvent(event));

/** What the rules of a game see of the referee. */
export interface Game<
  S extends State,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
  Interpreter = unknown,
> {
  /** What resolves the abilities of cards (`Rules.interpreter`): an ability may call any rule, and any rule may set one off. */
  readonly interpreter: Interpreter;
  /** The position; rules change it in place. */
  readonly state: S;
  /** Asks one player; returns when the answer is known. `help` judges a place, and tells why something is not offered. */
  ask(question: Q, help?: Help): Answer;
  /** Asks different players at once and in secret; the answers come in the order of the questions. */
  askAll(questions: readonly Q[], helps?: readonly Help[]): readonly Answer[];
  /** The chosen option; with a single option there is nothing to ask. */
  choose<Asked extends ChoiceOf<Q>>(question: Asked, help?: Help): Asked['options'][number];
  /** Rolls one die from a stream and returns the face. */
  roll<Face extends string>(stream: number, die: Die<Face>): Face;
  /**
   * Takes one of several named outcomes with whole-number weights from a stream; returns its position. Nobody is told,
   * unless it is `open`: then all players see what is drawn. A `card` comes off a deck of which the weights are what is left.
   */
  draw(stream: number, names: readonly string[], weights: readonly number[], how?: 'open' | 'card'): number;
  /** What was drawn last from a stream with this result is seen: by all (-1), or by one player who looks at it. */
  shown(stream: number, result: number, player?: number): void;
  /** Tells everyone what happened. */
  emit(event: E): void;
  /** Puts steps at the front of the agenda, to run in the order given. */
  next(...steps: S['agenda']): void;
}

/** The end of a game: who won, or nobody, and the rule that ended it. */
export interface Outcome {
  readonly winner: number | null;
  /** All who won, where several play together; `winner` is the first of them. */
  readonly winners?: readonly number[];
  readonly because: Ruling;
}

/** How many play a game. */
export const seatsOf = <S extends State>(
  rules: { readonly players: number; readonly seats?: (state: S) => number },
  state: S,
): number => rules.seats?.(state) ?? rules.players;

/** A game that the referee can run. */
export interface Rules<
  S extends State,
  Setup = unknown,
  Q extends Question = Question,
  E extends GameEvent = GameEvent,
  Interpreter = unknown,
> {
  readonly id: string;
  /** Changes whenever an old record would play differently; a snapshot goes on whatever version made it. */
  readonly version: string;
  /** How many play, or the most who can. */
  readonly players: number;
  /** How many play this game, where not every game has the same number. */
  readonly seats?: (state: S) => number;
  /** Names of the streams of chance, in the order of their numbers. */
  readonly streams: readonly string[];
  readonly schema: Compiled<S>;
  /**
   * What the game hands down to the rules that it runs, so that none of them has to import what stands above it; null
   * where no rule asks for any.
   */
  readonly interpreter: Interpreter;
  /** Why a setup cannot be played; empty when it can. */
  setupProblems(setup: unknown): readonly string[];
  /** The first position, its agenda filled. */
  begin(setup: Setup, streams: number[]): S;
  /** Runs one step: synchronous, asking through the game, keeping nothing elsewhere. */
  run(game: Game<S, Q, E, Interpreter>, step: S['agenda'][number]): void;
  /** The state as one player may see it (-1: a spectator); a copy. */
  view(state: S, player: number): S;
  /** The same for as long as the game stands still: it may share with the state what is not hidden. Nobody changes it. */
  glance?(state: S, player: number): S;
  /** Whether others may not see what is asked; by default they may. */
  secret?(question: Q): boolean;
  /**
   * A position that would look to a player like this view: what the player does not know is dealt out by chance, with
   * numbers between 0 and 1. `now` is a later view in the same step: what it shows need not be guessed.
   */
  imagine?(view: S, player: number, random: () => number, now: S): S;
  /**
   * What positions have by now that earlier rules left out, by path: `ships.*.points` of every ship. Snapshots of then
   * go on with it.
   */
  readonly added?: Readonly<Record<string, unknown>>;
  /** What earlier rules called otherwise, by its path now, and its name of then. See `hashedAs` in a schema, too. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** How the game ended, or null while it goes on. */
  outcome(state: S): Outcome | null;
}
