/** The Armada table. JSON queries stand in `@firing-arc/armada/window`, pictures in `@firing-arc/armada/drawing`. */
export * from './geometry/index.ts';
