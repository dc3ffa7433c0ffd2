/**
 * What a player must decide: plain data. What a window needs besides (why something is not offered, whether a place
 * is legal, proposals) is `Help`, computed wherever the step can run: by the referee, or from a view.
 */

/** The id of a line of the rulebook, such as `game:section.1`. */
export type Ruling = string;

/** What in a position makes a rule apply, as data: a game's own words make the sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** Something a player may not do now, and the rule that says so. */
export interface Refusal {
  /** What is refused, in the terms of the question's options. */
  readonly option: string;
  readonly ruling: Ruling;
  /** What in this position makes the rule apply, when the ruling alone would not tell. */
  readonly facts?: Facts;
  /** The same in words that need no translation, as of an answer that is no answer. */
  readonly detail?: string;
}

interface Asked {
  /** Which decision of the game this is. */
  readonly kind: string;
  /** Who answers. */
  readonly player: number;
  /** Why the question is asked. */
  readonly because: Ruling;
}

/** One of several options; the answer is its index. */
export interface Choice<Option = unknown> extends Asked {
  readonly form: 'choice';
  readonly options: readonly Option[];
}

/** One option for each of several things, decided together; the answer lists the indices. */
export interface Each<Option = unknown> extends Asked {
  readonly form: 'each';
  readonly parts: readonly { readonly about: number; readonly options: readonly Option[] }[];
}

/** A place on the table; the answer is `[x, y, facing]` in mm and degrees. */
export interface Place extends Asked {
  readonly form: 'place';
}

export type Question = Choice | Each | Place;

/** The questions of a game that offer one of several options. */
export type ChoiceOf<Q extends Question> = Extract<Q, Choice>;

/** What rules can tell about a question they ask, computed when somebody wants to know. */
export interface Help {
  /** Why other things are not among the options of a choice. */
  readonly refused?: () => readonly Refusal[];
  /** What is wrong with a place; empty when it is legal. */
  readonly validate?: (place: readonly number[]) => readonly Refusal[];
  /** A legal place, made from numbers between 0 and 1, or null when this try found none. */
  readonly propose?: (random: () => number) => readonly number[] | null;
}

/** Nothing to tell. */
export const NO_HELP: Help = Object.freeze({});

/** The help with which a place is asked for. */
export type PlaceHelp = Required<Pick<Help, 'validate' | 'propose'>>;

/** A question that waits for its answer, with the id by which an answer names it. */
export type Open<Q extends Question = Question> = Q & { readonly id: string };

/** The id of a question: the seat that is asked, how many answers it has given before, and what it is asked. */
export const questionId = (seat: number, given: number, hash: string): string => `${seat}.${given}.${hash}`;

/** How many answers its seat had given before a question. */
export const answersGiven = ({ id }: { readonly id: string }): number => Number(id.split('.')[1]);

/** The help of a place. Throws when the rules gave none. */
export function placeHelp({ kind }: { readonly kind: string }, help: Help = NO_HELP): PlaceHelp {
  if (help.validate && help.propose) return help as PlaceHelp;
  throw new Error(`${kind} asks for a place, but nothing judges it`);
}

/** An index, a list of indices, or `[x, y, facing]`, as the question's form says. */
export type Answer = number | readonly number[];

/** Why an answer cannot be taken; empty when it can. Answers come from outside and may be anything. */
export function answerProblems(question: Question, answer: unknown, help?: Help): readonly Refusal[] {
  switch (question.form) {
    case 'choice':
      return isIndex(answer, question.options.length)
        ? []
        : [badAnswer(question, answer, question.options.length)];
    case 'each':
      return eachProblems(question, answer);
    case 'place':
      return isPlace(answer) ? placeHelp(question, help).validate(answer) : [badPlace(question, answer)];
  }
}

function eachProblems(question: Each, answer: unknown): readonly Refusal[] {
  if (!Array.isArray(answer) || answer.length !== question.parts.length) {
    const detail = `expected a list of ${question.parts.length} indices`;
    return [{ option: show(answer), ruling: question.because, detail }];
  }
  const problems: Refusal[] = [];
  question.parts.forEach(({ options }, i) => {
    if (!isIndex(answer[i], options.length)) problems.push(badAnswer(question, answer[i], options.length));
  });
  return problems;
}

function isIndex(value: unknown, length: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;
}

function badAnswer(question: Question, answer: unknown, count: number): Refusal {
  return {
    option: show(answer),
    ruling: question.because,
    detail: `expected an index from 0 to ${count - 1}`,
  };
}

function isPlace(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.length === 3 && [0, 1, 2].every((i) => Number.isFinite(value[i]));
}

function badPlace(question: Question, answer: unknown): Refusal {
  return {
    option: show(answer),
    ruling: question.because,
    detail: 'a place is [x, y, facing], three numbers',
  };
}

/** The answer as the record keeps it: a copy of its own, -0 as 0. */
export function copyAnswer(answer: Answer): Answer {
  return typeof answer === 'number' ? answer + 0 : answer.map((value) => value + 0);
}

/** What is wrong with questions that are asked at once; null when they can be asked. */
export function askingProblem(questions: readonly Question[], players: number): string | null {
  const asked = new Set<number>();
  for (const { player, kind } of questions) {
    if (!(player >= 0 && player < players)) return `${kind} is put to player ${player}, of ${players}`;
    if (asked.has(player)) return `${kind} is asked while player ${player} already decides`;
    asked.add(player);
  }
  const empty = questions.find(hasNoAnswer);
  return empty ? `${empty.kind} offers player ${empty.player} nothing` : null;
}

function hasNoAnswer(question: Question): boolean {
  if (question.form === 'choice') return question.options.length === 0;
  return question.form === 'each' && question.parts.some((part) => part.options.length === 0);
}

const SHOWN_LENGTH = 80;

/** Something from outside as short text; it may be anything, even what JSON cannot write. */
export function show(value: unknown): string {
  const text = asText(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

function asText(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value;
  }
}
