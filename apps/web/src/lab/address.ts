import type { Draft } from '../games/builder.ts';
import type { FormatId } from '../games/index.ts';
import { PLACES } from '../places.ts';
import { type Addressed, addressOf, readAddress } from '../squads/address.ts';

/** Where the lab stands; it comes with the builder's place, so that the first screen knows nothing of it. */
export const LAB = '/lab';

/** The lab with a list: its address holds all of the list, as the builder's does. */
export const labAddress = (format: FormatId, draft: Draft): string =>
  addressOf(format, draft).replace(PLACES.squads, LAB);

/** What an address below `/lab` names; null when it is not understood. */
export const readLabAddress = (path: string): Addressed | null =>
  path.startsWith(`${LAB}/`) ? readAddress(path.replace(LAB, PLACES.squads)) : null;
