import { merged } from '../../../common/words/french/merging.ts';
import { cardsIn } from '../cards.ts';
import { damageTextIn } from '../damage-cards.ts';
import { damageCard, shipLabel, upgradeName } from '../labels.ts';
import type { Words } from '../words.ts';
import { abilityText } from './abilities/sentences.ts';
import { ARCS } from './abilities/ships.ts';
import * as facts from './card-facts.ts';
import { DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE } from './damage-cards.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import {
  action,
  bomb,
  difficulty,
  face,
  maneuver,
  obstacle,
  phase,
  player,
  quarter,
  token,
} from './terms.ts';

export { FRENCH_SQUADS } from './squads.ts';

/** Everything a player meets, in French. */
export const FRENCH: Words = {
  language: 'fr',
  question,
  option,
  event,
  refusal,
  ship: shipLabel,
  obstacle,
  bomb,
  bombEffect: facts.bombEffect,
  player,
  upgrade: upgradeName,
  arc: (name) => ARCS[name],
  quarter,
  damageCard,
  damageText: damageTextIn(DAMAGE_TEXTS, DAMAGE_TEXTS_OF_CORE),
  maneuver,
  difficulty,
  action,
  token,
  face: (name) => face(name),
  phase,
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
};
