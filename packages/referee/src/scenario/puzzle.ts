/** A puzzle in a scenario file: a decision that is to be found, and what answers to it are worth. */
import * as Type from 'typebox';
import { type Answer, answerProblems, type Help, type Question } from '../question.ts';
import type { Problem } from './problems.ts';

/** What is to be found in the position at which a file's run stops, by whom, and what it is measured by. */
export interface ScenarioPuzzle {
  /** Who decides. */
  readonly player: number;
  /** The part of the question that is meant, such as one ship's dial; left out where the question is one thing. */
  readonly part?: number;
  /** What the question was answered with: of several parts all of them. */
  readonly given: Answer;
  /** The best that is known: an option of the part or the question, or a place. */
  readonly best: Answer;
  /** What was given cost so much against the best (points), and the standard error of that. */
  readonly cost: number;
  readonly error: number;
  /** What answers are worth more than what was given (points), with standard errors. */
  readonly values: readonly { readonly answer: Answer; readonly value: number; readonly error: number }[];
}

const answer = Type.Union([Type.Integer({ minimum: 0 }), Type.Array(Type.Number())], {
  description: 'an option by its index, or [x, y, facing] for a place',
});

export const PUZZLE = Type.Object(
  {
    player: Type.Integer({ minimum: 0, description: 'who decides' }),
    part: Type.Optional(
      Type.Integer({ minimum: 0, description: 'the part of the question that is meant, such as one dial' }),
    ),
    given: Type.Union([Type.Integer({ minimum: 0 }), Type.Array(Type.Number())], {
      description: 'what was answered in the game: of a question of several parts all of them',
    }),
    best: answer,
    cost: Type.Number({ description: 'what was given cost so much against the best (points)' }),
    error: Type.Number({ minimum: 0, description: 'the standard error of that' }),
    values: Type.Array(
      Type.Object(
        { answer, value: Type.Number(), error: Type.Number({ minimum: 0 }) },
        { additionalProperties: false },
      ),
      { description: 'what answers are worth more than what was given (points), with standard errors' },
    ),
  },
  { additionalProperties: false, description: 'a decision to be found where the run stops' },
);

/** Why a puzzle does not fit the questions that wait where a run stops. */
export function puzzleProblems(
  { player, part, given, best, values }: ScenarioPuzzle,
  questions: readonly Question[],
  help: (player: number) => Help,
): readonly Problem[] {
  const problem = (field: string, what: string): Problem => ({
    where: `/puzzle/${field}`,
    reason: 'puzzle',
    what,
  });
  const question = questions.find((one) => one.player === player);
  if (!question) return [problem('player', `player ${player} is asked nothing where the run stops`)];
  const [refused] = answerProblems(question, given, help(player));
  if (refused) return [problem('given', refused.detail ?? `is refused by ${refused.ruling}`)];
  if (question.form !== 'each' && part !== undefined)
    return [problem('part', `${question.kind} is one thing and has no parts`)];
  if (question.form === 'each' && (part === undefined || question.parts[part] === undefined))
    return [problem('part', `${question.kind} has ${question.parts.length} parts, and one of them is meant`)];
  const tried: readonly (readonly [string, Answer])[] = [
    ['best', best],
    ...values.map((one, at) => [`values/${at}/answer`, one.answer] as const),
  ];
  return tried.flatMap(([field, one]) => {
    const whole = part === undefined ? one : (given as readonly number[]).with(part, one as number);
    const [problematic] = answerProblems(question, whole, help(player));
    return problematic ? [problem(field, problematic.detail ?? `is refused by ${problematic.ruling}`)] : [];
  });
}
