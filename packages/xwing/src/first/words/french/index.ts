import { completed } from '@firing-arc/words';
import { merged } from '../../../common/words/french/merging.ts';
import { cardsIn } from '../cards.ts';
import { ENGLISH_PHRASES } from '../english/phrases.ts';
import { laterIn } from '../later.ts';
import { speak } from '../speak.ts';
import type { Words } from '../words.ts';
import { abilityText, effectMay } from './abilities/sentences.ts';
import * as facts from './card-facts.ts';
import { FRENCH_PHRASES } from './phrases.ts';

export { FRENCH_PHRASES } from './phrases.ts';
export { FRENCH_SQUADS } from './squads.ts';

const PHRASES = completed(ENGLISH_PHRASES, FRENCH_PHRASES);

/** Everything a player meets, in French. */
export const FRENCH: Words = speak('fr', PHRASES, {
  ...laterIn(PHRASES),
  effect: effectMay,
  ...cardsIn({
    ...facts,
    ability: abilityText,
    merged,
    lendsPilotAbility:
      'Le vaisseau qui a assigné cet état a la capacité de pilote de ce vaisseau, même une fois celui-ci détruit, mais n’assigne aucun état avec elle.',
    lendsPilotSkill:
      'Le vaisseau qui a assigné cet état a la valeur de pilotage que ce vaisseau avait après la mise en place.',
    moreShields: (shields) => `La valeur de boucliers de ce vaisseau augmente de ${shields}.`,
    otherSide: (text) => `Sur l’autre face : ${text}`,
    ofCondition: (name, text) => `${name} : ${text}`,
    notWritten: (part) =>
      part
        ? 'Le reste de cette carte n’est pas encore écrit ici.'
        : 'L’effet de cette carte n’est pas encore écrit ici.',
  }),
});
