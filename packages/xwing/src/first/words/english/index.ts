import { shipLabel } from '../labels.ts';
import type { Words } from '../words.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { question } from './questions.ts';
import { refusal } from './refusals.ts';
import {
  action,
  bomb,
  damageCard,
  difficulty,
  face,
  maneuver,
  obstacle,
  phase,
  player,
  token,
  upgrade,
} from './terms.ts';

/** Everything a player meets, in English. */
export const ENGLISH: Words = {
  language: 'en',
  question,
  option,
  event,
  refusal,
  ship: shipLabel,
  obstacle,
  bomb,
  player,
  upgrade,
  damageCard,
  maneuver,
  difficulty,
  action,
  token,
  face,
  phase,
};
