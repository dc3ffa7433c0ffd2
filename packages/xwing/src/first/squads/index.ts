/** Squads of First Edition: format packs, XWS 1.0, legality, ready squads. */

export { PILOT_ALIASES, SLOT_ALIASES, UPGRADE_ALIASES } from './aliases.ts';
export * from './coverage.ts';
export { cardSpellers } from './find-card.ts';
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
export { YASB_PILOTS, YASB_UPGRADES } from './yasb-ids.ts';
