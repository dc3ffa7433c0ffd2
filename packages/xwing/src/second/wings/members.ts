/** Who flies in which wing. */

import { wingPositions } from '../../common/index.ts';
import { allowedTo } from '../abilities/evaluate.ts';
import type { ActionName } from '../cards/chassis.ts';
import type { SecondGame } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';
import type { LedOtherwise } from './cards.ts';

/** Whether a ship follows a leader instead of acting for itself (wings.7); a split ship does not (wings.11). */
export const isMate = (ship: Ship): boolean => ship.inFormation;

/** Whether a ship flies in formation, as leader or wingmate: such ships do not dock (wings.22). */
export const isInWing = (state: SecondState, ship: Ship): boolean =>
  ship.inFormation || (ship.wing === ship.id && matesOf(state, ship).length > 0);

const ORDER: readonly string[] = ['left-flank', 'right-flank', 'rear', 'left-support', 'right-support'];

/** The wingmates in formation behind a leader, in ascending ID order (wings.6). */
export function matesOf(state: SecondState, leader: Ship): readonly Ship[] {
  if (!state.wings) return [];
  const mates = state.ships.filter((ship) => ship.inFormation && ship.wing === leader.id);
  return mates.sort((a, b) => ORDER.indexOf(a.wingPosition) - ORDER.indexOf(b.wingPosition));
}

/** A wingmate acts for itself from now on (wings.11). */
export function split(game: SecondGame, ship: Ship, because: string): void {
  if (!ship.inFormation) return;
  ship.inFormation = false;
  game.emit({ kind: 'wing-split', ship: ship.id, leader: ship.wing, because });
}

/** Gives ships their places in a wing, when the game begins. */
export function formWing(state: SecondState, leader: Ship, mates: readonly Ship[]): void {
  state.wings = true;
  leader.wing = leader.id;
  wingPositions(mates.length).forEach((position, at) => {
    const mate = mates[at]!;
    mate.wing = leader.id;
    mate.wingPosition = position;
    mate.inFormation = true;
  });
}

/** Why a wingmate may not perform an action after it followed, as a ruling; null when it may (wings.10). */
export function mateRefusal(state: SecondState, ship: Ship, action: ActionName | string): string | null {
  if (!isMate(ship) || MATES_ACTIONS.includes(action)) return null;
  const repositions = action === 'barrel-roll' || action === 'boost';
  if (repositions && ledOtherwise(state, state.ships[ship.wing]!, 'reposition')) return null;
  const following = state.agenda.some((step) => step.kind === 'end-activation' && step.ship === ship.id);
  return following ? 'xwing2:wings.10' : null;
}

export const MATES_ACTIONS: readonly string[] = ['calculate', 'evade', 'focus', 'reinforce', 'lock'];

/** Whether a card of a leader that holds now makes its wing fly otherwise. */
export const ledOtherwise = (state: SecondState, leader: Ship, how: LedOtherwise): boolean =>
  allowedTo(state, leader, 'lead-otherwise').some((can) => can.how === how);
