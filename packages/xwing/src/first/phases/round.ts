import type { FirstGame } from '../game.ts';
import { notFlown } from '../setup/setup.ts';
import { type FirstState, occasion, type Window } from '../state.ts';

/** Queues the four phases of the next round (round.1). */
export function startRound(game: FirstGame): void {
  const { state } = game;
  state.round += 1;
  state.active = -1;
  for (const ship of state.ships) {
    ship.dial = -1;
    ship.revealed = false;
    ship.activated = false;
    ship.fought = false;
    ship.skipsAction = '';
    ship.tractored = false;
    ship.hasAttacked = false;
    if (ship.fired.length > 0) ship.fired = [];
    ship.treated = null;
    ship.decloaked = false;
    ship.instead = null;
    ship.shownTo = [];
    ship.bombsDropped = 0;
    if (ship.flown.speed >= 0) ship.flown = notFlown();
    if (ship.performed.length > 0) ship.performed = [];
    if (ship.used.length > 0) ship.used = ship.used.filter((used) => !used.startsWith('round '));
  }
  game.emit({ kind: 'round', round: state.round, because: 'xwing1:round.1' });
  game.next({ kind: 'planning' }, { kind: 'activation' }, { kind: 'combat' }, { kind: 'end' });
}

/** Begins a phase: says so, opens its first window, then goes on with `steps`. */
export function beginPhase(
  game: FirstGame,
  phase: string,
  window: Window,
  ...steps: FirstState['agenda']
): void {
  game.state.phase = phase;
  game.emit({ kind: 'phase', phase, because: 'xwing1:round.1' });
  game.next({ kind: 'window', ...occasion(window) }, ...steps);
}
