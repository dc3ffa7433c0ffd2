/** A running game of any rules, as the server handles it. */

import {
  type Contributions,
  type GameEvent,
  type GameRecord,
  newRecord,
  type Outcome,
  type Question,
  Referee,
  type RefereeView,
  type Refusal,
  type Remembered,
  type Rules,
  type Snapshot,
  type State,
  startRecord,
  type Task,
  taskFor,
} from '@firing-arc/referee';

/** Who is asked, and the id of the question. */
export interface AskedSeat {
  readonly player: number;
  readonly id: string;
}

/** A game that is warm: in memory, where it stands in the database. */
export interface Play {
  readonly outcome: () => Outcome | null;
  readonly hash: () => string;
  readonly state: () => unknown;
  readonly fell: () => readonly number[];
  readonly questions: () => readonly AskedSeat[];
  readonly changeable: () => readonly AskedSeat[];
  readonly view: (seat: number, since: number) => RefereeView;
  readonly answer: (seat: number, question: string, answer: unknown) => readonly Refusal[];
  readonly revise: (seat: number, question: string, answer: unknown) => readonly Refusal[];
  readonly snapshot: () => Snapshot;
  readonly task: (
    seat: number,
    given: {
      readonly secret: string;
      readonly rollouts: number;
      readonly memories: readonly Remembered[];
    },
  ) => Task;
}

/** What the server does with the rules of a game. */
export interface Played {
  readonly id: string;
  /** Why a setup cannot be played; empty when it can. */
  readonly problems: (setup: unknown) => readonly string[];
  /** A record with no answers. Throws when the setup cannot be played or contributions are missing. */
  readonly open: (setup: unknown, contributions: Contributions) => GameRecord;
  /** The game of a record, whatever it has of answers. */
  readonly start: (record: GameRecord) => Play;
  /** The game of a snapshot. */
  readonly restore: (snapshot: Snapshot) => Play;
}

/** The rules of a game as the server handles them. */
export function played<S extends State, Setup, Q extends Question, E extends GameEvent>(
  rules: Rules<S, Setup, Q, E>,
): Played {
  return {
    id: rules.id,
    problems: (setup) => rules.setupProblems(setup),
    // What is no setup of this game is refused by `newRecord`, whatever it is.
    open: (setup, contributions) => newRecord(rules, setup as Setup, contributions),
    start: (record) =>
      playOf(
        startRecord(
          rules,
          record as GameRecord<Setup>,
          record.answers.length > 0 ? { script: record.answers } : {},
        ),
      ),
    restore: (snapshot) => playOf(Referee.restore(rules, snapshot as Snapshot<S, E>)),
  };
}

function playOf<S extends State, Setup, Q extends Question, E extends GameEvent>(
  referee: Referee<S, Setup, Q, E>,
): Play {
  return {
    outcome: () => referee.outcome,
    hash: () => referee.hash,
    state: () => referee.state,
    fell: () => referee.fell ?? [],
    questions: () => referee.questions.map(({ player, id }) => ({ player, id })),
    changeable: () => referee.changeable.map(({ player, id }) => ({ player, id })),
    view: (seat, since) => referee.view(seat, { since }),
    answer: (seat, question, answer) => referee.answer(seat, question, answer),
    revise: (seat, question, answer) => referee.revise(seat, question, answer),
    snapshot: () => referee.snapshot(),
    task: (seat, given) => taskFor(referee, seat, given),
  };
}
