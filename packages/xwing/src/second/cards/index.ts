/** Cards as the rules look them up. The cards themselves stand in `all.ts`. */

export * from './chassis.ts';
export {
  addCards,
  type Cards,
  chassisById,
  chassisOf,
  knownCards,
  noOwnCard,
  noOwnPilot,
  pilotCard,
  upgradeCard,
} from './library.ts';
