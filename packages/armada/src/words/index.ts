/** Words for everything a player meets. Another language is another object of the type `Words`. */

import { ENGLISH } from './english/index.ts';

export { ENGLISH, ENGLISH_FLEETS } from './english/index.ts';
export type { FleetWords } from './fleets.ts';
export { shipLabel, squadronLabel } from './labels.ts';
export type { Words } from './words.ts';

export const {
  question: questionText,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  obstacle: obstacleLabel,
  party: partyText,
  player: playerText,
  upgrade: upgradeText,
  objective: objectiveText,
  cardText,
  damageCard: damageCardText,
  command: commandText,
  zone: zoneText,
  reach: reachText,
  face: faceText,
  phase: phaseText,
} = ENGLISH;
