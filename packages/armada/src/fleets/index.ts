/** Fleets of Armada: format packs, legality, texts of list builders, ready fleets. */
export * from './coverage.ts';
export * from './fleet.ts';
export * from './legality.ts';
export * from './pack.ts';
export * from './pack-diff.ts';
export { PACK_SCHEMA } from './pack-schema.ts';
export * from './random-fleet.ts';
export * from './read-text.ts';
export * from './readiness.ts';
export * from './ready.ts';
export { upgradeBar } from './upgrade-bar.ts';
export * from './write-text.ts';
