declare const __FIRING_ARC_BUILD__: string | undefined;

/**
 * Names the code of the rules that run: `source` when nothing was built, else the version and a hash of the sources.
 * Records and snapshots carry it, so that what other rules made can be told from what is their own.
 */
export const BUILD: string = typeof __FIRING_ARC_BUILD__ === 'string' ? __FIRING_ARC_BUILD__ : 'source';
