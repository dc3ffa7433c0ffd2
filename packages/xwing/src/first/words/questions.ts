import { type PhrasesWithNames, sayWithNames } from '@firing-arc/words';
import type { FirstQuestion } from '../questions.ts';
import type { FirstState } from '../state.ts';
import { cardNamed, shipLabel, upgradeName } from './labels.ts';

/** What a player is asked: names in the place of the numbers of a question; the phrases are those of a language. */

/** What a language calls what questions are about. */
export interface QuestionTerms {
  readonly obstacle: (view: FirstState, id: number) => string;
  readonly bomb: (kind: string) => string;
  readonly faces: (faces: readonly string[]) => string;
}

type AboutDice = Extract<FirstQuestion, { kind: 'modify-attack-dice' | 'modify-defense-dice' }>;

/** A question, with the dice that lie on the table where it is about them. */
type Asked = Exclude<FirstQuestion, AboutDice> | (AboutDice & { readonly faces: readonly string[] });

type Names = ReturnType<typeof namesIn>;

/** A phrase for each kind of question, a whole sentence. */
export type QuestionPhrases = PhrasesWithNames<Asked, keyof Names>;

/** What a player is asked, as one sentence that ends with a question mark or says what to do. */
export const questionIn =
  (terms: QuestionTerms, phrases: QuestionPhrases) =>
  (question: FirstQuestion, view: FirstState): string => {
    const asked = withDice(question, view);
    return sayWithNames(phrases, asked, namesIn(terms, asked, view));
  };

function withDice(asked: FirstQuestion, view: FirstState): Asked {
  if (!isAboutDice(asked)) return asked;
  const dice = view.attack?.[asked.kind === 'modify-attack-dice' ? 'attackDice' : 'defenseDice'] ?? [];
  return { ...asked, faces: dice.map(({ face }) => face) };
}

const isAboutDice = (asked: FirstQuestion): asked is AboutDice =>
  asked.kind === 'modify-attack-dice' || asked.kind === 'modify-defense-dice';

/** By the field of the question; empty where it has none. */
const namesIn = (terms: QuestionTerms, asked: Asked, view: FirstState) => ({
  ship: 'ship' in asked ? shipLabel(view, asked.ship) : '',
  /** The ship that has what is chosen. */
  of: 'of' in asked ? shipLabel(view, asked.of) : '',
  obstacle: 'obstacle' in asked ? terms.obstacle(view, asked.obstacle) : '',
  upgrade: 'upgrade' in asked ? upgradeName(asked.upgrade) : '',
  ability: 'ability' in asked ? cardNamed(asked.ability) : '',
  bomb: 'bomb' in asked ? terms.bomb(view.bombs.find(({ id }) => id === asked.bomb)?.kind ?? '') : '',
  /** A bomb token that is placed. */
  token: 'token' in asked ? terms.bomb(asked.token) : '',
  faces: 'faces' in asked ? terms.faces(asked.faces) : '',
});
