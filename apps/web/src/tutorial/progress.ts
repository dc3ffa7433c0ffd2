import {
  type Answer,
  answerAsRecorded,
  answerMeant,
  type GameEvent,
  type GameRecord,
  type Question,
  samePlain,
  startRecord,
} from '@firing-arc/referee';
import type { PageState } from '../games/game.ts';
import type { Prepared, PreparedGame } from '../games/prepared.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** The learner's seat. */
export const LEARNER = 0;

/** How far the decisions of a game are those of a lesson. */
export interface Progress {
  /** So many decisions of the lesson were made. */
  readonly made: number;
  /** The game goes another way than the lesson: why, for those who write lessons; null while it does not. */
  readonly astray: string | null;
  /** How many answers the game had when the lesson's next decision was asked for. */
  readonly back: number;
  /** What the lesson suggests for the question that is open; null when it suggests nothing. */
  readonly hint: Answer | null;
}

/** Plays a record again and compares it with a lesson. */
export function progressIn<S extends PageState, Q extends Question, E extends GameEvent>(
  { game, files }: PreparedGame<S, Q, E>,
  { steps }: Lesson,
  record: GameRecord<Prepared>,
): Progress {
  const decisions = steps.flatMap((step) => step.do ?? []);
  const referee = startRecord(game.rules, record);
  const asked = () => referee.questions.find(({ player }) => player === LEARNER);
  let made = 0;
  let back = 0;
  const astray = (why: string): Progress => ({ made, astray: why, back, hint: null });
  for (const [at, { player, answer }] of record.answers.entries()) {
    if (player === LEARNER) {
      back = at;
      const wanted = decisions[made];
      if (!wanted) return { made, astray: null, back, hint: null };
      const meant = meantBy(files, wanted, asked(), referee.state);
      if ('what' in meant) return astray(meant.what);
      if (!wanted.free && !samePlain(answer, meant.answer)) return astray('another answer was given');
      made++;
    }
    answerAsRecorded(referee, { player, answer });
  }
  const wanted = decisions[made];
  const question = asked();
  if (!wanted || !question) return { made, astray: null, back, hint: null };
  const meant = meantBy(files, wanted, question, referee.state);
  if ('what' in meant) return astray(meant.what);
  return { made, astray: null, back: record.answers.length, hint: meant.answer };
}

/** What a decision of a lesson comes to as an answer to a question, or why it is none. */
function meantBy<S extends PageState, Q extends Question, E extends GameEvent>(
  files: PreparedGame<S, Q, E>['files'],
  wanted: NonNullable<LessonStep['do']>,
  question: Q | undefined,
  state: S,
): { readonly answer: Answer } | { readonly what: string } {
  if (question?.kind !== wanted.question)
    return { what: `the lesson waits for ${wanted.question}, but ${question?.kind ?? 'nothing'} is asked` };
  return answerMeant(files, question, wanted.answer, state);
}

/** The step at which a lesson is: the first that is neither read nor done. `read` steps were gone on from by hand. */
export function stepAt(steps: readonly LessonStep[], made: number, read: number): number {
  let left = made;
  let at = 0;
  steps.forEach((step, i) => {
    if (step.do && left > 0) {
      left--;
      at = i + 1;
    }
  });
  while (at < Math.min(read, steps.length) && !steps[at]!.do) at++;
  return at;
}
