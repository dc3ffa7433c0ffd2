import { abilityNameIn, conditionNameIn } from '../labels.ts';
import type { EarlyPhrases } from '../phrases.ts';
import { deviceLabel, deviceName } from './device-names.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import {
  action,
  arc,
  colouredAction,
  difficulty,
  face,
  faces,
  list,
  maneuver,
  marker,
  obstacle,
  of,
  phase,
  placement,
  player,
  sentence,
  template,
  token,
  turret,
} from './terms.ts';

/** An ability by the card it stands on: the ship's own pilot ability is "its ability". */
const abilityName = abilityNameIn({
  linked: 'the linked action',
  unknown: 'an ability',
  own: (ship) => `${of(ship)} ability`,
});

/** A condition card by its name; of a facedown one only that it is secret. */
const conditionName = conditionNameIn('a secret condition');

const TERMS: EarlyPhrases['terms'] = {
  action,
  arc,
  colouredAction,
  difficulty,
  face,
  faces,
  list,
  maneuver,
  marker,
  obstacle,
  phase,
  placement,
  player,
  sentence,
  template,
  token,
  turret,
  spaced: sentence,
  abilityName,
  condition: conditionName,
  conditionTitle: conditionName,
  device: deviceLabel,
  deviceKind: deviceName,
  itsAbility: 'its ability',
  unwritten: 'Not all of this card is written yet.',
};

/** What English says from the first question on: all but cards, what devices do, and why something cannot be done. */
export const EARLY_PHRASES: EarlyPhrases = {
  terms: TERMS,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
};
