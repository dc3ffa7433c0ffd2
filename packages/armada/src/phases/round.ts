import { endLasting } from '../abilities/lasting.ts';
import type { ArmadaGame } from '../game.ts';
import { type ArmadaState, occasion, type Window } from '../state.ts';

/** Queues the four phases of the next round (round.1). */
export function startRound(game: ArmadaGame): void {
  const { state } = game;
  state.round += 1;
  state.active = -1;
  for (const ship of state.ships) {
    ship.activated = false;
    ship.revealsNone = false;
    ship.resolved = [];
    ship.attacks = [];
    ship.attacksOnShips = 0;
  }
  endLasting([...state.ships, ...state.squadrons], 'round');
  game.emit({ kind: 'round', round: state.round, because: 'armada:round.1' });
  game.next(
    { kind: 'window', ...occasion('start-of-round') },
    { kind: 'command-phase' },
    { kind: 'ship-phase' },
    { kind: 'window', ...occasion('end-of-ship-phase') },
    { kind: 'squadron-phase' },
    { kind: 'status-phase' },
    { kind: 'end-round' },
  );
}

/** Begins a phase: says so, opens its first window, then goes on with `steps`. */
export function beginPhase(
  game: ArmadaGame,
  phase: string,
  window: Window,
  ...steps: ArmadaState['agenda']
): void {
  game.state.phase = phase;
  game.emit({ kind: 'phase', phase, because: 'armada:round.1' });
  game.next({ kind: 'window', ...occasion(window) }, ...steps);
}
