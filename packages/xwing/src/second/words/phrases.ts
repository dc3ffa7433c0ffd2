import type { EventPhrases, EventTerms } from './events.ts';
import type { OptionPhrases, OptionTerms } from './options.ts';
import type { QuestionPhrases, QuestionTerms } from './questions.ts';
import type { RefusalPhrases, RefusalTerms } from './refusals.ts';
import type { ScenarioPhrases } from './scenarios.ts';
import type { Words } from './words.ts';

/** What a language calls the things of the game, and how it makes sentences and lists. */
export interface Terms
  extends EventTerms,
    QuestionTerms,
    OptionTerms,
    RefusalTerms,
    Pick<
      Words,
      | 'player'
      | 'deviceEffect'
      | 'maneuver'
      | 'difficulty'
      | 'action'
      | 'token'
      | 'arc'
      | 'turret'
      | 'face'
      | 'phase'
    > {
  /** That not all of a card is written. */
  readonly unwritten: string;
}

/** What a page needs from the first question on: the rest is heard of later, and may be fetched then. */
export interface EarlyPhrases extends Omit<Phrases, 'terms' | 'refusals' | 'scenarios'> {
  readonly terms: Omit<Terms, 'actionNamed' | 'deviceEffect'>;
}

/** All that a language says but for the words of cards: one table a structure. */
export interface Phrases {
  readonly terms: Terms;
  readonly events: EventPhrases;
  readonly questions: QuestionPhrases;
  readonly options: OptionPhrases;
  readonly refusals: RefusalPhrases;
  readonly scenarios: ScenarioPhrases;
}
