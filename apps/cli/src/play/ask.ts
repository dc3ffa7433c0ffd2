import { type Answer, answerProblems } from '@firing-arc/referee';
import { nextUint32 } from '@firing-arc/table';
import {
  optionText,
  phaseText,
  playerText,
  questionText,
  refusalText,
  type SecondQuestion,
  type SecondState,
  shipLabel,
} from '@firing-arc/xwing/second';
import { maneuverPreview } from './preview.ts';

/** What a line typed at a question came to. */
export type Reply =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'partly'; readonly chosen: readonly number[] }
  | { readonly kind: 'wrong'; readonly reasons: readonly string[] };

/** A question with its options by number; of several things decided together, the one at `part`. */
export function askText(question: SecondQuestion, view: SecondState, part = 0): string {
  const when = view.round === 0 ? phaseText(view.phase) : `Round ${view.round}, ${phaseText(view.phase)}`;
  return [
    `${when}. ${playerText(question.player)}: ${questionText(question, view)}`,
    ...optionLines(question, view, part),
  ].join('\n');
}

function optionLines(question: SecondQuestion, view: SecondState, part: number): readonly string[] {
  if (question.form === 'place') {
    return [
      '  x y facing in mm and degrees (facing 0 is away from Player 1, 90 to the right), or p for a place',
    ];
  }
  const numbered = (count: number, words: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => `  ${String(i + 1).padStart(2)}  ${words(i)}`);
  if (question.form === 'choice') {
    return numbered(question.options.length, (i) => optionText(question, i, view));
  }
  const { about, options } = question.parts[part]!;
  return [
    ` ${shipLabel(view, about)}, dial ${part + 1} of ${question.parts.length}:`,
    ...numbered(options.length, (i) => {
      const text = optionText(question, i, view, part).replace(/\.$/, '');
      return `${text.padEnd(30)} ${maneuverPreview(view, about, options[i]!.entry)}`;
    }),
  ];
}

/** Reads a line typed at a question. `chosen` are the answers so far to things that are decided together. */
export function readReply(
  question: SecondQuestion,
  line: string,
  view: SecondState,
  chosen: readonly number[],
  streams: number[],
): Reply {
  switch (question.form) {
    case 'choice': {
      const index = numberFrom(line, question.options.length);
      return typeof index === 'string' ? wrong(index) : { kind: 'answer', answer: index };
    }
    case 'each':
      return readEach(question, line, chosen);
    case 'place':
      return readPlace(question, line, view, streams);
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
function readEach(
  question: Extract<SecondQuestion, { form: 'each' }>,
  line: string,
  chosen: readonly number[],
): Reply {
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

function readPlace(
  question: Extract<SecondQuestion, { form: 'place' }>,
  line: string,
  view: SecondState,
  streams: number[],
): Reply {
  if (line === 'p') {
    const random = () => nextUint32(streams, 0) / 2 ** 32;
    for (let tries = 0; tries < TRIES; tries++) {
      const place = question.propose(random);
      if (place && question.validate(place).length === 0) return { kind: 'answer', answer: place };
    }
    return wrong('no free place was found; give x y facing');
  }
  const words = line.split(/[\s,]+/);
  const place = words.map(Number);
  if (place.length !== 3 || words.includes('') || !place.every(Number.isFinite)) {
    return wrong(`'${line}' is not x y facing, three numbers such as 300 60 0`);
  }
  const problems = answerProblems(question, place);
  if (problems.length === 0) return { kind: 'answer', answer: place };
  return wrong(...problems.map((problem) => `${refusalText(problem, view)} (${problem.ruling})`));
}

/** Why other things are not among the options, each with what the rulebook says. */
export function refusalLines(
  question: SecondQuestion,
  view: SecondState,
  ruling: (id: string) => string,
): readonly string[] {
  const rule = `${ruling(question.because)} (${question.because})`;
  if (question.form !== 'choice') return [rule];
  const refused = question.refused?.() ?? [];
  if (refused.length === 0) return [`Nothing else is refused here. ${rule}`];
  return refused.map((one) => `${refusalText(one, view)} ${ruling(one.ruling)} (${one.ruling})`);
}
