import { eventIn } from './events.ts';
import { conditionName, damageCard, shipLabel, upgradeName } from './labels.ts';
import { type OptionCards, optionIn } from './options.ts';
import type { EarlyPhrases } from './phrases.ts';
import { questionIn } from './questions.ts';
import type { Words } from './words.ts';

/** The words of cards, and of what cannot be done: most of all words, so a page may fetch them later. */
export type CardWords = Pick<
  Words,
  'arc' | 'bombEffect' | 'damageText' | 'pilotText' | 'upgradeText' | 'conditionText' | 'refusal'
> &
  OptionCards;

/** Everything a player meets, in the language of the phrases. */
export const speak = (language: string, say: EarlyPhrases, { effect, ...cards }: CardWords): Words => ({
  language,
  question: questionIn(say.terms, say.questions),
  option: optionIn({ ...say.terms, ...say.options, effect }),
  event: eventIn(say),
  ship: shipLabel,
  obstacle: say.terms.obstacle,
  bomb: say.terms.bomb,
  player: say.terms.player,
  upgrade: upgradeName,
  quarter: say.terms.quarter,
  condition: conditionName,
  damageCard,
  maneuver: say.terms.maneuver,
  difficulty: say.terms.difficulty,
  action: say.terms.action,
  token: say.terms.token,
  face: (name) => say.terms.face(name),
  phase: say.terms.phase,
  ...cards,
});
