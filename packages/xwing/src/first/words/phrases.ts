import type { DamageTexts } from './damage-cards.ts';
import type { DeclarationPhrases, EventPhrases, EventTerms } from './events.ts';
import type { OptionPhrases, OptionTerms } from './options.ts';
import type { QuestionPhrases, QuestionTerms } from './questions.ts';
import type { RefusalPhrases, RefusalTerms } from './refusals.ts';
import type { Words } from './words.ts';

/** What a language calls the things of the game, and how it makes sentences and lists. */
export interface Terms
  extends EventTerms,
    QuestionTerms,
    OptionTerms,
    RefusalTerms,
    Pick<Words, 'arc' | 'bombEffect'> {}

/** What a page needs from the first question on: the rest is heard of later, and may be fetched then. */
export interface EarlyPhrases extends Omit<Phrases, 'terms' | 'refusals' | 'damage' | 'damageOfCore'> {
  readonly terms: Omit<Terms, 'arc' | 'bombEffect' | 'actionNamed'>;
}

/** All that a language says but for the words of ships, upgrades and conditions: one table a structure. */
export interface Phrases {
  readonly terms: Terms;
  readonly events: EventPhrases;
  /** What turned out impossible, as part of that event. */
  readonly declarations: DeclarationPhrases;
  readonly questions: QuestionPhrases;
  readonly options: OptionPhrases;
  readonly refusals: RefusalPhrases;
  /** What faceup damage cards do, and those of the older deck that do something else under the same name. */
  readonly damage: DamageTexts;
  readonly damageOfCore: Partial<DamageTexts>;
}
