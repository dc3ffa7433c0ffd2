import type { SecondGame } from '../game.ts';
import { NOBODY_ENGAGED } from '../setup/setup.ts';
import { notFlown } from '../ship/new-ship.ts';
import { type SecondState, type Window, windowStep } from '../state.ts';

/** Queues the five phases of the next round (round.1). */
export function startRound(game: SecondGame): void {
  const { state } = game;
  state.round += 1;
  state.engaging = NOBODY_ENGAGED;
  for (const ship of state.ships) {
    ship.dial = -1;
    ship.revealed = false;
    ship.activated = false;
    ship.engaged = false;
    ship.skipsAction = '';
    ship.noMoreActions = false;
    ship.bonusAttacked = false;
    // Tested first: to delete what is not there is a slow call, and five of them a ship were 4 % of a game.
    if (ship.attacked) delete ship.attacked;
    if (ship.fired.length > 0) ship.fired = [];
    if (ship.firedFrom) delete ship.firedFrom;
    if (ship.targets) delete ship.targets;
    if (ship.defended) delete ship.defended;
    if (ship.closedArcs) delete ship.closedArcs;
    ship.devicesPlaced = 0;
    ship.decloakedIn = '';
    ship.tractored = false;
    ship.dialShown = false;
    if (ship.seenBy) delete ship.seenBy;
    if (ship.flown.bearing !== '') ship.flown = notFlown();
    if (ship.performed.length > 0) ship.performed = [];
    if (ship.failed.length > 0) ship.failed = [];
  }
  game.emit({ kind: 'round', round: state.round, because: 'xwing2:round.1' });
  game.next(
    ...(state.wings ? [{ kind: 'join-wings' as const }] : []),
    { kind: 'planning' },
    { kind: 'player-order' },
    { kind: 'system' },
    { kind: 'activation' },
    { kind: 'engagement' },
    { kind: 'end' },
  );
}

/** Begins a phase: says so, opens its first window, then goes on with `steps`. */
export function beginPhase(
  game: SecondGame,
  phase: string,
  window: Window,
  because: string,
  ...steps: SecondState['agenda']
): void {
  game.state.phase = phase;
  game.emit({ kind: 'phase', phase, because });
  game.next(windowStep(window), ...steps);
}
