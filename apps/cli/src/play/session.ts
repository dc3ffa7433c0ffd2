import { type OpponentName, opponent } from '@firing-arc/opponents';
import { type Answer, firstPosition, newRecord, Referee, type Refusal, recordOf } from '@firing-arc/referee';
import { growStreams } from '@firing-arc/table';
import { SECOND, type SecondQuestion, type SecondSetup } from '@firing-arc/xwing/second';
import { writeWhole } from '../files.ts';
import { type PlayedRecord, rebuild, type SecondReferee } from '../records.ts';

/** Who decides for a player: somebody at this terminal, or a computer player. */
export type Seat = 'human' | OpponentName;

/** A game at this terminal. */
export interface Session {
  readonly opened: PlayedRecord;
  readonly referee: SecondReferee;
  readonly seats: readonly Seat[];
  /** Where the record is kept after every answer; null when it is not. */
  readonly file: string | null;
  /** Whether a computer player places everybody's obstacles and ships. */
  readonly quick: boolean;
}

/** A game from its beginning; its record is written at once, so that a bad place is known before the first move. */
export function newSession(
  setup: SecondSetup,
  seed: string,
  seats: readonly Seat[],
  file: string | null,
  quick: boolean,
): Session {
  const opened = { ...newRecord(SECOND, setup, seed), players: seats };
  const referee = Referee.start(SECOND, firstPosition(SECOND, opened));
  const session = { opened, referee, seats, file, quick };
  save(session);
  return session;
}

/** The game of a record, at the question where it was left. Throws `RecordMismatch`. */
export function continuedSession(
  record: PlayedRecord,
  seats: readonly Seat[],
  file: string | null,
  quick: boolean,
): Session {
  const { final: _, ...opened } = record;
  return { opened: { ...opened, answers: [], players: seats }, referee: rebuild(record), seats, file, quick };
}

/** Gives an answer and keeps the record; the reasons when the answer is not legal. */
export function give(session: Session, question: SecondQuestion, answer: Answer): readonly Refusal[] {
  const problems = session.referee.answer(question.player, answer);
  if (problems.length === 0) save(session);
  return problems;
}

function save({ opened, referee, file }: Session): void {
  if (file !== null) writeWhole('play', file, `${JSON.stringify(recordOf(opened, referee))}\n`);
}

/**
 * Lets the computer players decide until somebody at the terminal must; that question, or null at the end. What
 * chance they need grows from the seed and the number of answers, so that a continued game goes on the same.
 */
export function untilAsked(session: Session): SecondQuestion | null {
  const { referee, opened } = session;
  for (;;) {
    const computed = referee.questions.find((question) => mindFor(session, question) !== null);
    const name = computed && mindFor(session, computed);
    if (!computed || !name) return referee.questions[0] ?? null;
    const { player } = computed;
    const seed = `${opened.seed} answer ${referee.answers.length}`;
    const mind = opponent(name, growStreams(seed, [`mind of player ${player}`]), 0);
    const problems = give(
      session,
      computed,
      mind(computed, () => referee.view(player).state),
    );
    if (problems.length > 0) throw new Error(`the computer's answer to ${computed.kind} is not legal`);
  }
}

/** The computer player that answers a question; null when somebody at the terminal does. */
function mindFor({ seats, referee, quick }: Session, { player }: SecondQuestion): OpponentName | null {
  const seat = seats[player] ?? 'human';
  if (seat !== 'human') return seat;
  return quick && referee.state.phase === 'setup' ? 'plain' : null;
}
