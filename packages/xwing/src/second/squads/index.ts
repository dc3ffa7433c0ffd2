/** Squads of X-Wing 2.5: format packs, XWS, legality, ready squads. */

export { type JsonError, jsonError, plainLine } from '@firing-arc/referee';
export { editionOfText } from '../../common/squads/read-edition.ts';
export * from './coverage.ts';
export * from './legality.ts';
export * from './pack.ts';
export * from './pack-diff.ts';
export { PACK_SCHEMA } from './pack-schema.ts';
export * from './quick-builds.ts';
export * from './random-squad.ts';
export * from './read-squad.ts';
export * from './readiness.ts';
export * from './ready.ts';
export * from './squad.ts';
export * from './xws.ts';
export * from './yasb-link.ts';
