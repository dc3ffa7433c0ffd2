/** Squads of X-Wing 2.5: format packs, XWS, legality, ready squads. */

export { type JsonError, jsonError, plainLine } from '@firing-arc/referee';
export { editionOfText } from '../../common/squads/read-edition.ts';
export { PILOT_ALIASES, SLOT_ALIASES, UPGRADE_ALIASES } from './aliases.ts';
export * from './coverage.ts';
export { cardSpellers } from './find-card.ts';
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
export { YASB_PILOTS, YASB_UPGRADES } from './yasb-ids.ts';
export * from './yasb-link.ts';
