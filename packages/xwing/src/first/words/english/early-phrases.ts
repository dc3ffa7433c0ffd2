import type { EarlyPhrases } from '../phrases.ts';
import { DECLARATIONS, EVENTS } from './events.ts';
import { OPTIONS } from './options.ts';
import { QUESTIONS } from './questions.ts';
import {
  action,
  bomb,
  bombWay,
  boostWay,
  decloakMove,
  difficulty,
  edge,
  face,
  faces,
  list,
  maneuver,
  obstacle,
  phase,
  player,
  quarter,
  rollWay,
  sentence,
  token,
  tractorMove,
} from './terms.ts';

/** What English says from the first question on: all but cards, what bombs do, and why something cannot be done. */
export const EARLY_PHRASES: EarlyPhrases = {
  terms: {
    action,
    bomb,
    bombWay,
    boostWay,
    decloakMove,
    difficulty,
    edge,
    face,
    faces,
    list,
    maneuver,
    obstacle,
    phase,
    player,
    quarter,
    rollWay,
    sentence,
    spaced: sentence,
    token,
    tractorMove,
  },
  events: EVENTS,
  declarations: DECLARATIONS,
  questions: QUESTIONS,
  options: OPTIONS,
};
