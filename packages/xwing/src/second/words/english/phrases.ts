import { abilityNameIn, conditionNameIn } from '../labels.ts';
import type { Phrases, Terms } from '../phrases.ts';
import { deviceEffect, deviceLabel, deviceName } from './devices.ts';
import { EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import {
  action,
  actionNamed,
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

const TERMS: Terms = {
  action,
  actionNamed,
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
  deviceEffect,
  deviceKind: deviceName,
  itsAbility: 'its ability',
  unwritten: 'Not all of this card is written yet.',
};

/** All that English says but for the words of cards. */
export const ENGLISH_PHRASES: Phrases = {
  terms: TERMS,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
};
