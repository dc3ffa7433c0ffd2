/** Words for everything a player meets. Another language is another object of the type `Words`. */

import { ENGLISH } from './english/index.ts';

export { ENGLISH } from './english/index.ts';

export const {
  question: questionText,
  option: optionText,
  event: eventText,
  refusal: refusalText,
  obstacle: obstacleLabel,
  marker: markerLabel,
  player: playerText,
  ability: abilityText,
  abilities: abilityTexts,
  damageCard: damageCardText,
  upgrade: upgradeText,
  maneuver: maneuverText,
  difficulty: difficultyText,
  action: actionText,
  token: tokenText,
  arc: arcText,
  turret: turretText,
  placement: placementText,
  face: faceText,
  phase: phaseText,
} = ENGLISH;
