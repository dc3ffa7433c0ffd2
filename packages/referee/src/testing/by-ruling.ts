/** What a game asks, tells and refuses in many plays, kept by the ruling behind it. */
import type { State } from '../game.ts';
import type { Answerer } from '../playout.ts';
import { type Help, placeHelp, type Question, type Refusal } from '../question.ts';
import { hashPlain } from '../schema.ts';
import { fiveLetters } from './edges.ts';
import type { Moment } from './missed.ts';

/** Hears the moments of plays, and writes them down. */
export interface ByRuling {
  readonly hear: (moment: Moment) => void;
  /**
   * A line a ruling: how often it asks, tells and refuses, and a digest of what. Where a rule goes another way, the
   * lines of all that it reaches differ.
   */
  readonly lines: () => string;
}

interface Heard {
  asked: number;
  told: number;
  refused: number;
  digest: number;
}

export function byRuling(): ByRuling {
  const heard = new Map<string, Heard>();
  const note = (ruling: string, how: 'asked' | 'told' | 'refused', what: object): void => {
    const line = heard.get(ruling) ?? { asked: 0, told: 0, refused: 0, digest: 0 };
    line[how] += 1;
    line.digest = (Math.imul(line.digest, 31) + Number.parseInt(hashPlain(what).slice(0, 8), 16)) >>> 0;
    heard.set(ruling, line);
  };
  return {
    hear: (moment) => {
      if ('event' in moment) return note(moment.event.because, 'told', moment.event);
      const { question, help } = moment;
      note(question.because, 'asked', question);
      for (const refusal of refusalsOf(question, help))
        note(refusal.ruling, 'refused', { ...refusal, kind: question.kind });
    },
    lines: () =>
      [...heard]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(
          ([ruling, { asked, told, refused, digest }]) =>
            `${ruling}: asks ${asked}, tells ${told}, refuses ${refused}, ${fiveLetters(digest)}\n`,
        )
        .join(''),
  };
}

/** Places that are tried of a question for one, each with some about it. */
const PROPOSALS = 2;
/** How far about a proposed place others are tried: mm, and degrees. */
const ABOUT = [
  [0, 0, 0],
  [25, 0, 0],
  [0, -60, 0],
  [-140, 30, 45],
  [300, 300, 90],
] as const;

/** Why something else may not be answered: what a choice leaves out, places about those that are proposed. */
function refusalsOf(question: Question, help: Help): readonly Refusal[] {
  if (question.form !== 'place') return help.refused?.() ?? [];
  const { propose, validate } = placeHelp(question, help);
  return Array.from({ length: PROPOSALS }, (_, at) => at).flatMap((at) => {
    let draws = 0;
    // Fractions of the golden ratio: spread evenly, and the same in every run.
    const [x = 0, y = 0, facing = 0] = propose(() => ((at * 7 + ++draws) * 0.6180339887498949) % 1) ?? [];
    return ABOUT.flatMap(([dx, dy, turn]) => validate([x + dx, y + dy, facing + turn]));
  });
}

/** A player whose questions are heard before it answers. */
export const heardAsking =
  <S extends State, Q extends Question>(
    hear: (moment: Moment) => void,
    answers: Answerer<S, Q>,
  ): Answerer<S, Q> =>
  (question, view, help) => {
    hear({ question, help, view });
    return answers(question, view, help);
  };
