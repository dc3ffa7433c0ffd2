import { byText, type GivenAnswer, problemsBy } from '@firing-arc/referee';
import * as Type from 'typebox';
import type { GameId } from '../games/index.ts';
import type { Language } from '../words/language.ts';

/** A text in every language of the page. */
export type Texts = Readonly<Record<Language, string>>;

/** One thing that is learned: something to look at, or a decision to make. */
export interface LessonStep {
  readonly say: Texts;
  /** The line of the rulebook that it shows. */
  readonly ruling: string;
  /** The ship whose range and arcs are drawn. */
  readonly look?: number;
  /** The decision by which the lesson goes on; without it the learner only reads. */
  readonly do?: {
    /** Kind of the question. */
    readonly question: string;
    /** What is suggested, as scenario files write answers. */
    readonly answer: GivenAnswer;
    /** Any other answer will do as well. */
    readonly free?: boolean;
  };
}

/** A lesson: a real game from a position, and what is learned in it. The learner is player 0. */
export interface Lesson {
  readonly game: GameId;
  /** Its name in the address, unlike that of any other lesson of the game. */
  readonly id: string;
  readonly title: Texts;
  /** What it teaches, in a sentence. */
  readonly about: Texts;
  /** The seed of all chance. */
  readonly seed: string;
  /** Where it begins, as scenario files write it, and the activity with which the game goes on. */
  readonly position: unknown;
  readonly run: readonly [unknown];
  readonly steps: readonly LessonStep[];
}

const strict = { additionalProperties: false } as const;
const text = Type.String({ minLength: 1 });
const texts = Type.Object({ en: text, de: text, fr: text }, strict);
const option = Type.Union([Type.Number(), Type.String(), byText(Type.Unknown())]);

export const LESSON_SCHEMA = Type.Object(
  {
    game: Type.Enum(['xwing2', 'xwing1', 'armada']),
    id: Type.String({ pattern: '^[a-z][a-z-]*$' }),
    title: texts,
    about: texts,
    seed: text,
    position: Type.Unknown(),
    run: Type.Tuple([Type.Unknown()]),
    steps: Type.Array(
      Type.Object(
        {
          say: texts,
          ruling: text,
          look: Type.Optional(Type.Integer({ minimum: 0 })),
          do: Type.Optional(
            Type.Object(
              {
                question: text,
                answer: Type.Union([option, Type.Array(option)]),
                free: Type.Optional(Type.Boolean()),
              },
              strict,
            ),
          ),
        },
        strict,
      ),
      { minItems: 1 },
    ),
  },
  strict,
);

/** A lesson from a file. Throws with every reason when it is none. */
export function readLesson(value: unknown): Lesson {
  const problems = problemsBy(LESSON_SCHEMA, value);
  if (problems.length > 0)
    throw new Error(
      `this is no lesson: ${problems.map(({ where, what }) => `${where}: ${what}`).join('; ')}`,
    );
  return value as Lesson;
}
