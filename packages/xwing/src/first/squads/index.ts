/** Squads of First Edition: format packs, XWS 1.0, legality, ready squads. */

export * from './coverage.ts';
export * from './legality.ts';
export * from './pack.ts';
export * from './pack-diff.ts';
export { PACK_SCHEMA } from './pack-schema.ts';
export * from './random-squad.ts';
export * from './read-squad.ts';
export * from './readiness.ts';
export * from './ready.ts';
export * from './squad.ts';
export { upgradeBar, upgradePoints } from './upgrade-bar.ts';
export * from './xws.ts';
