/** Armada without the builder of fleets, positions and the words of cards: what a game is played with. */

export { keyword } from './abilities/evaluate.ts';
export type { Ability } from './abilities/language.ts';
export { abilitiesOf } from './abilities/library.ts';
export { dialsOf, holdsAlike } from './abilities/modifiers.ts';
export { mostEver } from './abilities/verbs/ships.ts';
export { armamentOf } from './attack/armament.ts';
export {
  braced,
  COLORS,
  type Color,
  critIcons,
  DICE,
  evadeAt,
  type Face,
  gathered,
  hitIcons,
  mayTurn,
  type Reach,
} from './attack/dice.ts';
export { isOnShip, measured, pieceOf } from './attack/parties.ts';
export type { DeclaredAttack } from './attack/questions.ts';
export { hullLeftOf } from './attack/stations.ts';
export * from './cards/index.ts';
export { DAMAGE_CARDS } from './damage/cards.ts';
export { damageName } from './damage/deck.ts';
export { LEFT_PLAY } from './damage/events.ts';
export type { ArmadaEvent } from './events.ts';
export {
  bodyOf,
  cardOf,
  inPlay,
  isActivated,
  mostShields,
  obstacleBodyOf,
  placedObstacles,
  playArea,
  setupArea,
  shipsInPlay,
  squadronBodyOf,
  squadronCardOf,
  squadronsInPlay,
  surroundings,
  zonesBeside,
  zonesOf,
} from './game.ts';
export * from './geometry/index.ts';
export { coursesOf, movingSpeed } from './maneuver/course.ts';
export * from './objectives/cards.ts';
export { scoreOf } from './phases/end.ts';
export type { ArmadaQuestion } from './questions.ts';
export { ARMADA } from './rules.ts';
export { LEARNING_SCENARIO } from './setup/learning.ts';
export type { ArmadaSetup, SetupOfFleets } from './setup/setup.ts';
export { deploymentZoneOf } from './setup/zones.ts';
export { engagedWith, sightRule } from './squadrons/engaged.ts';
export { heldBy } from './squadrons/engagement.ts';
export type { ArmadaState, Ship, Squadron } from './state.ts';
export { UNKNOWN_CARD } from './view.ts';
export { ENGLISH_WITHOUT_CARDS } from './words/english/without-cards.ts';
export { shipLabel, squadronLabel } from './words/labels.ts';
export type { Words } from './words/words.ts';
