/** Words for everything a player meets. Another language is another object of the type `Words`. */

import { ENGLISH } from './english/index.ts';

export { ENGLISH } from './english/index.ts';
export { ENGLISH_SQUADS } from './english/squads.ts';
export { shipLabel } from './labels.ts';
export type { SquadWords } from './squads.ts';
export type { Words } from './words.ts';

export const {
  question: questionText,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  obstacle: obstacleLabel,
  bomb: bombText,
  player: playerText,
  upgrade: upgradeText,
  quarter: quarterText,
  condition: conditionText,
  damageCard: damageCardText,
  maneuver: maneuverText,
  difficulty: difficultyText,
  action: actionText,
  token: tokenText,
  face: faceText,
  phase: phaseText,
} = ENGLISH;
