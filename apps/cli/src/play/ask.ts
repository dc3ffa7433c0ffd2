import {
  type Answer,
  answerProblems,
  type Each,
  type Help,
  type Place,
  placeHelp,
  type Question,
  type Refusal,
} from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import type { TableState, TableWords } from '../games/game.ts';

/** What asking needs of a game: its words, and where a maneuver would end. */
export interface Asking<S, Q> {
  readonly words: TableWords<S, Q, never>;
  readonly preview: (view: S, ship: number, entry: number) => string;
}

/** What a line typed at a question came to. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'partly'; readonly chosen: readonly number[] }
  | { readonly kind: 'wrong'; readonly reasons: readonly string[] };

/** A question with its options by number; of several things decided together, the one at `part`. */
export function askText<S extends TableState, Q extends Question>(
  game: Asking<S, Q>,
  question: Q,
  view: S,
  part = 0,
): string {
  const { words } = game;
  const phase = words.phase(view.phase);
  const when = view.round === 0 ? phase : `Round ${view.round}, ${phase}`;
  return [
    `${when}. ${words.player(question.player)}: ${words.question(question, view)}`,
    ...optionLines(game, question, view, part),
  ].join('\n');
}

function optionLines<S, Q extends Question>(
  { words, preview }: Asking<S, Q>,
  question: Q,
  view: S,
  part: number,
): readonly string[] {
  const asked: Question = question;
  if (asked.form === 'place') {
    return [
      '  x y facing in mm and degrees (facing 0 is away from Player 1, 90 to the right), or p for a place',
    ];
  }
  const numbered = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => `  ${String(i + 1).padStart(2)}  ${text(i)}`);
  if (asked.form === 'choice') {
    return numbered(asked.options.length, (i) => {
      const says = words.optionCardText?.(question, i) ?? null;
      return `${words.option(question, i, view)}${says === null ? '' : `\n      ${says}`}`;
    });
  }
  const { about, options } = asked.parts[part]!;
  return [
    ` ${words.ship(view, about)}, dial ${part + 1} of ${asked.parts.length}:`,
    ...numbered(options.length, (i) => {
      const text = words.option(question, i, view, part).replace(/\.$/, '');
      const entry = entryOf(options[i]);
      return entry === null ? text : `${text.padEnd(30)} ${preview(view, about, entry)}`;
    }),
  ];
}

/** The entry of a dial that an option stands for; null for what is no maneuver. */
const entryOf = (option: unknown): number | null =>
  typeof option === 'object' && option !== null && 'entry' in option && typeof option.entry === 'number'
    ? option.entry
    : null;

/** What reading a place needs: what the rules tell of it, the words for why it is none, and the chance of proposals. */
export interface Placing {
  readonly help: Help;
  readonly refusalText: (refusal: Refusal) => string;
  readonly proposals: number[];
}

/** Reads a line typed at a question. `chosen` are the answers so far to things that are decided together. */
export function readReply(
  question: Question,
  line: string,
  chosen: readonly number[],
  placing: Placing,
): Reply {
  switch (question.form) {
    case 'choice': {
      const index = numberFrom(line, question.options.length);
      return typeof index === 'string' ? wrong(index) : { kind: 'answer', answer: index };
    }
    case 'each':
      return readEach(question, line, chosen);
    case 'place':
      return readPlace(question, line, placing);
  }
}

const wrong = (...reasons: readonly string[]): Reply => ({ kind: 'wrong', reasons });

/** The index that a typed number means, or what is wrong with it. */
function numberFrom(text: string, count: number): number | string {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= count) return number - 1;
  return `'${text}' is not a number from 1 to ${count}`;
}

/** One number for the next thing, or several for the next ones; `-` goes one back. */
function readEach(question: Each, line: string, chosen: readonly number[]): Reply {
  if (line === '-') return { kind: 'partly', chosen: chosen.slice(0, -1) };
  const answers = [...chosen];
  for (const word of line.split(/\s+/)) {
    const part = question.parts[answers.length];
    if (!part) return wrong(`'${word}' is one number too many`);
    const index = numberFrom(word, part.options.length);
    if (typeof index === 'string') return wrong(index);
    answers.push(index);
  }
  if (answers.length < question.parts.length) return { kind: 'partly', chosen: answers };
  return { kind: 'answer', answer: answers };
}

/** Samples of a place that are tried before giving up. */
const TRIES = 10_000;

function readPlace(question: Place, line: string, { refusalText, proposals, help }: Placing): Reply {
  if (line === 'p') {
    const random = () => nextUint32(proposals, 0) / 2 ** 32;
    const { propose, validate } = placeHelp(question, help);
    for (let tries = 0; tries < TRIES; tries++) {
      const place = propose(random);
      if (place && validate(place).length === 0) return { kind: 'answer', answer: place };
    }
    return wrong('no free place was found; give x y facing');
  }
  const words = line.split(/[\s,]+/);
  const place = words.map(Number);
  if (place.length !== 3 || words.includes('') || !place.every(Number.isFinite)) {
    return wrong(`'${line}' is not x y facing, three numbers such as 300 60 0`);
  }
  const problems = answerProblems(question, place, help);
  if (problems.length === 0) return { kind: 'answer', answer: place };
  return wrong(...problems.map((problem) => `${refusalText(problem)} (${problem.ruling})`));
}

/** Why other things are not among the options, each with what the rulebook says. */
export function refusalLines(
  question: Question,
  refusalText: (refusal: Refusal) => string,
  ruling: (id: string) => string,
  help: Help,
): readonly string[] {
  const rule = `${ruling(question.because)} (${question.because})`;
  if (question.form !== 'choice') return [rule];
  const refused = help.refused?.() ?? [];
  if (refused.length === 0) return [`Nothing else is refused here. ${rule}`];
  return refused.map((one) => `${refusalText(one)} ${ruling(one.ruling)} (${one.ruling})`);
}
