/** The Armada table. JSON queries stand in `@firing-arc/armada/window`, pictures in `@firing-arc/armada/drawing`. */
export * from './cards/index.ts';
export * from './fleets/index.ts';
export * from './geometry/index.ts';
export * from './objectives/cards.ts';
