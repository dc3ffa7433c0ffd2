import type { Incomplete } from '@firing-arc/words';
import { abilityNameIn, conditionNameIn } from '../labels.ts';
import type { Phrases, Terms } from '../phrases.ts';
import { deviceEffect, deviceLabel, deviceName } from './devices.ts';
import { EVENTS } from './events.ts';
import { de, list, sentence, spaced } from './grammar.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import { SCENARIOS } from './scenarios.ts';
import * as terms from './terms.ts';

/** An ability by the card it stands on. */
const abilityName = abilityNameIn({
  linked: 'l’action liée',
  unknown: 'une capacité',
  own: (ship) => `la capacité ${de(ship)}`,
});

/** A condition card by its name; of a facedown one only that it is secret. */
const conditionName = conditionNameIn('un état secret');

const TERMS: Terms = {
  ...terms,
  list,
  sentence,
  spaced,
  abilityName,
  condition: conditionName,
  conditionTitle: conditionName,
  device: deviceLabel,
  deviceEffect,
  deviceKind: deviceName,
  itsAbility: 'sa capacité',
  unwritten: 'Cette carte n’est pas encore complète ici.',
};

/** All that French says but for the words of cards. */
export const FRENCH_PHRASES: Incomplete<Phrases> = {
  terms: TERMS,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
  scenarios: SCENARIOS,
};
