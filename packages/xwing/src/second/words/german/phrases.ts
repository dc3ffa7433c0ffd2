import type { Incomplete } from '@firing-arc/words';
import { abilityNameIn, conditionNameIn } from '../labels.ts';
import type { Phrases, Terms } from '../phrases.ts';
import { deviceEffect, deviceLabel, deviceName } from './devices.ts';
import { EVENTS } from './events.ts';
import { list, sentence } from './grammar.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import { REFUSALS } from './refusals.ts';
import { SCENARIOS } from './scenarios.ts';
import * as terms from './terms.ts';

/** An ability by the card it stands on. */
const abilityName = abilityNameIn({
  linked: 'die verbundene Aktion',
  unknown: 'eine Fähigkeit',
  own: (ship) => `die Fähigkeit von ${ship}`,
});

/** A condition card by its name; of a facedown one only that it is secret. */
const conditionName = conditionNameIn('ein geheimer Zustand');

const TERMS: Terms = {
  ...terms,
  list,
  sentence,
  spaced: sentence,
  abilityName,
  condition: conditionName,
  conditionTitle: (id) => (id === null ? 'geheimer Zustand' : conditionName(id)),
  device: deviceLabel,
  deviceEffect,
  deviceKind: deviceName,
  itsAbility: 'seine Fähigkeit',
  unwritten: 'Diese Karte ist hier noch nicht ganz umgesetzt.',
};

/** All that German says but for the words of cards. */
export const GERMAN_PHRASES: Incomplete<Phrases> = {
  terms: TERMS,
  events: EVENTS,
  questions: QUESTIONS,
  options: OPTIONS,
  refusals: REFUSALS,
  scenarios: SCENARIOS,
};
