import { merged } from '../../../common/words/german/merging.ts';
import { cardsIn } from '../cards.ts';
import { damageTextIn } from '../damage-cards.ts';
import { damageCard, shipLabel, upgradeName } from '../labels.ts';
import type { Words } from '../words.ts';
import { abilityText } from './abilities/sentences.ts';
import { arcName } from './abilities/ships.ts';
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

export { GERMAN_SQUADS } from './squads.ts';

/** Everything a player meets, in German. */
export const GERMAN: Words = {
  language: 'de',
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
  arc: arcName,
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
      'Das Schiff, das diesen Zustand zugewiesen hat, hat die Pilotenfähigkeit dieses Schiffs, auch wenn dieses zerstört ist, weist damit aber keine Zustände zu.',
    lendsPilotSkill:
      'Das Schiff, das diesen Zustand zugewiesen hat, hat den Pilotenwert, den dieses Schiff nach dem Aufbau hatte.',
    moreShields: (shields) => `Der Schildwert dieses Schiffs ist um ${shields} höher.`,
    otherSide: (text) => `Auf der anderen Seite: ${text}`,
    ofCondition: (name, text) => `${name}: ${text}`,
    notWritten: (part) => `Was diese Karte ${part ? 'sonst noch ' : ''}tut, ist hier noch nicht umgesetzt.`,
  }),
};
