/** Squads of X-Wing 2.5: format packs, XWS, legality, ready squads. */

export * from './json-error.ts';
export * from './legality.ts';
export * from './pack.ts';
export { PACK_SCHEMA } from './pack-schema.ts';
export * from './readiness.ts';
export * from './ready.ts';
export * from './squad.ts';
export * from './xws.ts';
