/** What the ship card of a unit says of it. */

import type { BaseSize } from '../../common/index.ts';
import { type DialEntry, type PilotCard, standardSize } from '../cards/chassis.ts';
import { shipCard } from '../cards/library.ts';
import { remoteName } from '../devices/remote-cards.ts';
import type { Ship } from '../state.ts';

/** Whether a unit is a remote, in play or not any more: no ship of a squad. */
export const isRemoteCard = (ship: Ship): boolean => remoteName(ship.card) !== undefined;

/** Whether a ship is huge, with the many rules of its own (ship-sizes.6). */
export const isHuge = (ship: Ship): boolean => shipCard(ship.card).chassis.size === 'huge';

/** The size of the standard base that is as wide as a ship's. */
export const sizeOf = (ship: Ship): BaseSize => standardSize(shipCard(ship.card).chassis.size);

/** The pilot card that gives a ship its name, initiative and charges: another's when it took over from that ship. */
export const pilotOf = (ship: Ship): PilotCard => shipCard(ship.successorOf ?? ship.card).pilot;

/** The dial of a ship: its own, or for a ship type without one that of the ship docked with it. */
export const dialFor = (ship: Ship): readonly DialEntry[] =>
  shipCard(pulledBy(ship) ?? ship.card).chassis.dial;

/** The card of the docked ship that moves a ship without a dial of its own; undefined for all others. */
export const pulledBy = (ship: Ship): string | undefined =>
  ship.aboard && shipCard(ship.card).chassis.dial.length === 0 ? ship.aboard[0] : undefined;
