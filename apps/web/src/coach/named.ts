/** What a coach found, in the words of its game as the page speaks them. */

import type { Answer, GameEvent, GameRecord, Help, Question, State } from '@firing-arc/referee';
import { bringGame, type PageGame, type PageState } from '../games/index.ts';
import { courseText } from '../questions/course-text.ts';
import type { ShownQuestion } from '../shown/question.ts';
import type { Finding } from './weigher.ts';

/** How a game is asked and shown, as far as a coach must name it. */
export interface GameWords {
  readonly question: (question: Question, state: State) => ShownQuestion;
  readonly ships: (state: State) => readonly { readonly name: string; readonly tag: string }[];
}

/** Nothing is placed where a decision is only told. */
const NO_PLACES: Help = { validate: () => [], propose: () => null };

/** The words of a game in the language of the page. Rejects for one that is not played here. */
export const bringWords = ({ game: id, setup }: GameRecord): Promise<GameWords> =>
  bringGame(id, wordsOf, setup);

/** Words for questions and positions that are known to be of a game. */
export const wordsOf = <S extends PageState, Setup, Q extends Question, E extends GameEvent>(
  game: PageGame<S, Setup, Q, E>,
): GameWords => ({
  question: (question, state) => game.question(question as Q, state as S, NO_PLACES),
  ships: (state) => game.table(state as S).ships,
});

interface NamedReply {
  readonly key: string;
  readonly ship: string;
  readonly answer: string;
  readonly worlds: number;
  readonly cost: number;
}

/** A finding as it is read. */
export interface NamedFinding {
  readonly question: string;
  /** The ship whose part it is; empty for a question that is one thing. */
  readonly ship: string;
  readonly given: string;
  readonly best: string;
  /** Every answer that may be given, to find the best among them; empty for a place. */
  readonly options: readonly { readonly answer: number; readonly text: string }[];
  readonly replies: readonly NamedReply[];
  /** What each answer that was tried is worth more than what was given (points). */
  readonly values: readonly {
    readonly key: string;
    readonly answer: string;
    readonly value: number;
    readonly error: number;
    readonly isGiven: boolean;
  }[];
}

/** What is named of a finding. */
interface Unnamed {
  readonly decision: Pick<
    Finding['decision'],
    'question' | 'part' | 'given' | 'best' | 'weighed' | 'replies' | 'asked'
  >;
  readonly state: State;
}

/** Names what a coach found. */
export function namedFinding({ decision, state }: Unnamed, words: GameWords): NamedFinding {
  const { question, part } = decision;
  const shown = words.question(question, state);
  const ships = words.ships(state);
  const shipOf = (asked: Question, nth: number) => {
    const ship = asked.form === 'each' ? ships[asked.parts[nth]!.about] : undefined;
    return ship ? `${ship.tag} ${ship.name}` : '';
  };
  const called = (answer: Answer): string =>
    typeof answer === 'number'
      ? optionText(shown, answer, part)
      : answer.map((one) => Math.round(one)).join(', ');
  const asked = decision.asked.map((one) => ({ one, shown: words.question(one, state) }));
  return {
    question: shown.text,
    ship: part === null ? '' : shipOf(question, part),
    given: called(decision.given),
    best: called(decision.best),
    options: optionsOf(question, part).map((_, answer) => ({ answer, text: called(answer) })),
    values: decision.weighed.map(({ option, value, error }) => ({
      key: String(option),
      answer: called(option),
      value,
      error,
      isGiven: String(option) === String(decision.given),
    })),
    replies: decision.replies.map(({ player, part: nth, option, worlds, cost }) => {
      const theirs = asked.find(({ one }) => one.player === player)!;
      return {
        key: `${player} ${nth} ${option}`,
        ship: shipOf(theirs.one, nth),
        answer: optionText(theirs.shown, option, nth),
        worlds,
        cost,
      };
    }),
  };
}

/** The options of a question, or of one of its parts; none of a place. */
function optionsOf(question: Question, part: number | null): readonly unknown[] {
  if (question.form === 'each') return question.parts[part ?? 0]?.options ?? [];
  return question.form === 'choice' ? question.options : [];
}

/** What an option is called within a sentence. */
function optionText(shown: ShownQuestion, answer: number, part: number | null): string {
  switch (shown.form) {
    case 'choice':
      return bare(shown.options[answer]?.text ?? '');
    case 'dials': {
      const named = shown.dials[part ?? 0]?.entries[answer];
      return named ? `${named.text} (${named.difficultyText})` : '';
    }
    case 'stacks':
      return (
        shown.stacks.flatMap(({ dials }) => dials).find((dial) => dial.part === part)?.options[answer]
          ?.name ?? ''
      );
    case 'course':
      return bare(courseText(shown.courses[answer]?.clicks ?? []));
    case 'place':
      return '';
  }
}

const bare = (text: string): string => text.replace(/\.$/, '');
