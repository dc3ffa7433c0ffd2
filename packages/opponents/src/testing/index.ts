export {
  type BeforeShots,
  FEATURES,
  type Features,
  FIRST_WEIGHTS,
  featuresOf,
  SECOND_WEIGHTS,
} from '../search/before-shots.ts';
export { firstBeforeShots } from '../search/first-worth.ts';
export { secondBeforeShots } from '../search/second-worth.ts';
export * from './arena/armada.ts';
export * from './arena/bout.ts';
export * from './arena/first.ts';
export * from './arena/second.ts';
export * from './arena/thought.ts';
export * from './armada/invariants.ts';
export * from './armada/self-play.ts';
export * from './cards.ts';
export * from './first/invariants.ts';
export * from './first/self-play.ts';
export * from './interactions/index.ts';
export * from './invariants.ts';
export * from './once.ts';
export * from './self-play.ts';
export * from './squads.ts';
export * from './watched-game.ts';
