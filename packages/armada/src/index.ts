/** The Armada table. JSON queries stand in `@firing-arc/armada/window`, pictures in `@firing-arc/armada/drawing`. */

import './all-cards.ts';

export { abilitiesOf as abilitiesOfCard } from './abilities/library.ts';
export { cardElements, ownCardId, ownSquadronId, squadronElements } from './abilities/own-cards.ts';
export { UPGRADE_CARDS } from './cards/upgrades.ts';
export * from './engine.ts';
export * from './fleets/index.ts';
export {
  buildPosition as buildArmadaPosition,
  measuredBetween,
  type Position as ArmadaPosition,
  SCENARIO_FILES as ARMADA_SCENARIO_FILES,
  type Thing,
  writePosition as writeArmadaPosition,
} from './position/index.ts';
export * from './setup/from-fleets.ts';
export * from './words/index.ts';
