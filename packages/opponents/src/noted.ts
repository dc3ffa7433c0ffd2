import type { Answer, Each, Question, Weighed } from '@firing-arc/referee';

/** What is noted of questions that somebody wants explained: by the question, and by each list of options in it. */
const wanted = new WeakMap<object, Weighed[]>();

/** What was weighed for a question; of one with several parts, for each of them. */
export interface Notes {
  readonly whole: readonly Weighed[];
  readonly parts: readonly (readonly Weighed[])[];
}

/** From now on what is weighed for a question is noted. No list of options may stand in it twice. */
export function noteWeighed(question: Question): Notes {
  const whole: Weighed[] = [];
  wanted.set(question, whole);
  if (question.form === 'choice') wanted.set(question.options, whole);
  if (question.form !== 'each') return { whole, parts: [] };
  const parts = question.parts.map(({ options }) => {
    const notes: Weighed[] = [];
    wanted.set(options, notes);
    return notes;
  });
  return { whole, parts };
}

/** Where to note what is weighed for a question or some options, emptied; undefined where nobody wants it. */
export function notesFor(about: object): Weighed[] | undefined {
  const notes = wanted.get(about);
  if (notes) notes.length = 0;
  return notes;
}

/** What a player thought of its answer and of others. */
export function explained(question: Question, answer: Answer, { whole, parts }: Notes): readonly Weighed[] {
  const all = question.form === 'each' ? partsExplained(question, answer as readonly number[], parts) : whole;
  // What a player would never do has no value that JSON could write.
  return all.filter(({ value }) => Number.isFinite(value));
}

/** The answer, and those in which one part is another: their values are the sums of those of the parts. */
function partsExplained(
  { parts }: Each,
  answer: readonly number[],
  notes: readonly (readonly Weighed[])[],
): readonly Weighed[] {
  const chosen = parts.map((_, part) => notes[part]!.find(({ option }) => option === answer[part])?.value);
  if (chosen.every((value) => value === undefined)) return [];
  const sum = chosen.reduce<number>((total, value) => total + (value ?? 0), 0);
  const others = notes.flatMap((own, part) =>
    own
      .filter(({ option }) => option !== answer[part])
      .map(({ option, value }) => ({
        option: answer.with(part, option as number),
        value: sum - (chosen[part] ?? 0) + value,
        error: 0,
      })),
  );
  return [{ option: answer, value: sum, error: 0 }, ...others];
}
