import type { Answer, Question, Weighed } from '@firing-arc/referee';

/** What is noted where somebody wants it explained: by a list of options, or by a question that has none. */
const wanted = new WeakMap<object, Weighed[]>();

/** What was weighed for a question, or for each of its parts. */
export type Notes = readonly (readonly Weighed[])[];

/** From now on what is weighed for a question is noted. No list of options may stand in it twice. */
export function noteWeighed(question: Question): Notes {
  const lists = question.form === 'each' ? question.parts : [question];
  return lists.map((about) => {
    const notes: Weighed[] = [];
    wanted.set('options' in about ? about.options : about, notes);
    return notes;
  });
}

/** Where to note what is weighed for a question or some options, emptied; undefined where nobody wants it. */
export function notesFor(about: object): Weighed[] | undefined {
  const notes = wanted.get(about);
  if (notes) notes.length = 0;
  return notes;
}

/**
 * What a player thought of its answer and of others. Of an answer with several parts, those in which one part is another:
 * the value is what that part adds to the answer's, which has 0.
 */
export function explained(question: Question, answer: Answer, notes: Notes): readonly Weighed[] {
  if (question.form !== 'each') return notes[0]!.filter(hasValue).map(unsigned);
  const whole = answer as readonly number[];
  return notes.flatMap((own, part) => {
    const chosen = own.find(({ option }) => option === whole[part])?.value ?? 0;
    const others = own.filter((one) => hasValue(one) && (part === 0 || one.option !== whole[part]));
    return others.map(({ option, value, error }) =>
      unsigned({ option: whole.with(part, option as number), value: value - chosen, error }),
    );
  });
}

/** What a player would never do has no value that JSON could write. */
const hasValue = ({ value }: Weighed): boolean => Number.isFinite(value);

/** JSON writes -0 as 0. */
const unsigned = (one: Weighed): Weighed => ({ ...one, value: one.value + 0 });
