/** X-Wing 2.5 without its cards: whoever takes this in adds the cards that a game needs (`addCards`). */

export * from './abilities/damage-deck.ts';
export {
  attemptedManeuver,
  isAttackWith,
  maneuverToExecute,
  treatsAsBullseye,
} from './abilities/evaluate.ts';
export { hooked } from './abilities/hooks.ts';
export type { Ability } from './abilities/language.ts';
export { ROLLS } from './actions/barrel-roll.ts';
export { BOOSTS } from './actions/boost.ts';
export { coordinateTargets } from './actions/coordinate-targets.ts';
export { mostRestrictive } from './actions/difficulty.ts';
export { jamTargets } from './actions/jam.ts';
export { lockTargets } from './actions/lock-targets.ts';
export { boostTemplate } from './actions/other-templates.ts';
export * from './actions/perform.ts';
export { actionKey, actionRefusal, standardActions } from './actions/refusal.ts';
export { repositionRefusal } from './actions/reposition.ts';
export * from './attack/roll-dice.ts';
export { isFrontArcAttack, isPrimaryAttack, isWeaponOf, weaponOf } from './attack/weapon.ts';
export * from './attack/weapons.ts';
export { bodyOf, inPlay, isRemote, obstacleBodyOf } from './bodies.ts';
export { unwrittenOfPilot, unwrittenOfUpgrade } from './cards/coverage.ts';
export type { OwnedAbility, ShipCard } from './cards/gathered.ts';
export * from './cards/index.ts';
export { shipCard } from './cards/library.ts';
export { CONDITIONS } from './conditions/cards.ts';
export { deviceBodyOf } from './devices/bodies.ts';
export * from './dice.ts';
export { dockedWith, isDocked } from './docking/carriers.ts';
export * from './events.ts';
export * from './game.ts';
export { energyOf } from './huge/energy.ts';
export { acquireLock, cannotLock, inCloud, mostLocks, spendLock } from './locking.ts';
export * from './locks.ts';
export { otherShips } from './maneuver/neighbours.ts';
export { executionOf, previewOf } from './maneuver/preview.ts';
export * from './maneuver/revealed.ts';
export { obstaclesUnder, obstacleType } from './obstacles.ts';
export * from './questions.ts';
export * from './range.ts';
export * from './readings.ts';
export * from './rules.ts';
export * from './scenarios/choose.ts';
export * from './scenarios/environments.ts';
export { isInformed } from './scenarios/knowledge.ts';
export * from './scenarios/markers.ts';
export * from './scenarios/objectives.ts';
export * from './scenarios/scenario.ts';
export * from './setup/edges.ts';
export * from './setup/from-squads.ts';
export * from './setup/setup.ts';
export * from './ship/abilities.ts';
export { firingArcs, isTurretArcAttack, turretArcs, weaponArcs } from './ship/arcs.ts';
export { dialFor, isHuge, isRemoteCard, pilotOf, sizeOf } from './ship/card.ts';
export * from './ship/conditions.ts';
export * from './ship/initiative.ts';
export { newShip, newUpgrade, noTokens, notFlown } from './ship/new-ship.ts';
export {
  cardOf,
  chargesOfUpgrade,
  fillsSlot,
  hasBack,
  replacesShipAbility,
  upgradeRef,
  upgradeWith,
} from './ship/upgrades.ts';
export * from './ship/values.ts';
export { agilityOf } from './ship/values.ts';
export * from './ship/weapons.ts';
export * from './sides.ts';
export { HOUSE } from './squads/readiness.ts';
export * from './squads/ready.ts';
export * from './squads/squad.ts';
export * from './state.ts';
export * from './streams.ts';
export { cannotGain, conditionsInPlay } from './token-limits.ts';
export * from './tokens.ts';
export * from './view.ts';
export { ENGLISH_SQUADS } from './words/english/squads.ts';
export { ENGLISH_WITHOUT_CARDS } from './words/english/without-cards.ts';
export { deviceTitle, shipLabel } from './words/labels.ts';
export type { SquadWords } from './words/squads.ts';
export type { Words } from './words/words.ts';
