import * as Type from 'typebox';
import { BUILD } from './build.ts';
import { type Change, changesBetween } from './changes.ts';
import type { GameEvent, Outcome, RefereeEvent, Rules, State } from './game.ts';
import type { Question } from './question.ts';
import { copyPlain } from './schema.ts';

/** What came of one answer. */
export interface Scene<E extends GameEvent = GameEvent> {
  readonly changes: readonly Change[];
  readonly told: readonly (E | RefereeEvent)[];
}

/**
 * A game as it was seen, answer by answer, with everything hidden in it: to be watched when the rules have changed and no
 * longer come to it. The streams of chance are left out.
 */
export interface Film<S extends State = State, E extends GameEvent = GameEvent> {
  /** The build of the rules that made it. */
  readonly build: string;
  /** The position at the first question. */
  readonly first: S;
  /** What was told before. */
  readonly told: readonly (E | RefereeEvent)[];
  readonly scenes: readonly Scene<E>[];
  readonly outcome: Outcome | null;
}

const Told = Type.Array(Type.Object({ kind: Type.String(), because: Type.String() }));

/** A film in a file; its positions are checked by the rules that show it. */
export const FILM = Type.Object({
  build: Type.String(),
  first: Type.Object({}),
  told: Told,
  scenes: Type.Array(
    Type.Object({
      changes: Type.Array(Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2 })),
      told: Told,
    }),
  ),
  outcome: Type.Union([
    Type.Null(),
    Type.Object({ winner: Type.Union([Type.Integer(), Type.Null()]), because: Type.String() }),
  ]),
});

/** What a camera looks at: a referee, at the first question and after every answer. */
export interface Filmed<S extends State, E extends GameEvent> {
  readonly state: S;
  readonly allEvents: readonly (E | RefereeEvent)[];
  readonly outcome: Outcome | null;
}

/** Films a game: `take` after every answer. */
export class Camera<S extends State, Setup, Q extends Question, E extends GameEvent> {
  readonly #rules: Rules<S, Setup, Q, E>;
  readonly #first: S;
  readonly #told: readonly (E | RefereeEvent)[];
  readonly #scenes: Scene<E>[] = [];
  #last: S;
  #heard: number;
  #outcome: Outcome | null;

  /** `game` stands at its first question. */
  constructor(rules: Rules<S, Setup, Q, E>, game: Filmed<S, E>) {
    this.#rules = rules;
    this.#first = withoutChance(rules, game.state);
    this.#last = this.#first;
    this.#told = copyPlain(game.allEvents);
    this.#heard = game.allEvents.length;
    this.#outcome = game.outcome;
  }

  take(game: Filmed<S, E>): void {
    const now = withoutChance(this.#rules, game.state);
    this.#scenes.push({
      changes: changesBetween(this.#last, now),
      told: copyPlain(game.allEvents.slice(this.#heard)),
    });
    this.#last = now;
    this.#heard = game.allEvents.length;
    this.#outcome = game.outcome;
  }

  film(): Film<S, E> {
    return {
      build: BUILD,
      first: this.#first,
      told: this.#told,
      scenes: [...this.#scenes],
      outcome: this.#outcome,
    };
  }
}

function withoutChance<S extends State, Setup, Q extends Question, E extends GameEvent>(
  { schema }: Rules<S, Setup, Q, E>,
  state: S,
): S {
  const copy = schema.copy(state);
  copy.streams = copy.streams.map(() => 0);
  return copy;
}
