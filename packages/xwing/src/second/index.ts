/** X-Wing 2.5 with all its cards. */

import { tellReasons } from './tell-reasons.ts';

export * from './cards/all.ts';
export * from './engine.ts';
export * from './position/index.ts';
export * from './squads/index.ts';
export * from './words/index.ts';

// Also in a program that bundles none of its words: questions say why something is not among their options.
tellReasons();
