import { announce } from '../abilities/hooks.ts';
import { endLasting } from '../abilities/modifiers.ts';
import { inPlay } from '../bodies.ts';
import { canAct } from '../damage/staying.ts';
import { detonateBombs } from '../devices/detonate.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { offerJettison } from '../scenarios/jettison.ts';
import { dialFor } from '../ship/card.ts';
import { isIonized } from '../ship/conditions.ts';
import { activationOf } from '../ship/initiative.ts';
import { rankOf } from '../sides.ts';
import { type SecondState, type Ship, windowStep } from '../state.ts';
import { gainTokens, loseTokens } from '../tokens.ts';
import { matesOf } from '../wings/members.ts';

/** The ships of the next initiative step: the first player's before the second's (activation-phase.1, .7). */
function nextToActivate(state: SecondState): readonly Ship[] {
  let lowest = Number.POSITIVE_INFINITY;
  let next: Ship[] = [];
  for (const ship of state.ships) {
    if (!inPlay(ship) || ship.activated || ship.inFormation || isStraggler(ship)) continue;
    if (dialFor(ship).length === 0) continue;
    const order = activationOf(ship) * state.players.length + rankOf(state, ship.player);
    if (order > lowest) continue;
    if (order < lowest) next = [];
    lowest = order;
    next.push(ship);
  }
  return next;
}

/** A ship split from its wing without a dial: it activates when all others have (wings.17). */
const isStraggler = (ship: Ship): boolean => ship.wing >= 0 && ship.wing !== ship.id && ship.dial < 0;

/** One ship after the other activates; a player with several at one initiative picks (activation-phase.6). */
export function activateNext(game: SecondGame): void {
  const next = nextToActivate(game.state);
  if (next.length === 0) {
    const last = game.state.wings ? game.state.ships.find(isLate) : undefined;
    if (last) return activateStraggler(game, last);
    game.next(windowStep('end-of-activation'), { kind: 'end-phase-of', phase: 'activation' });
    if (game.state.devices.length > 0) detonateBombs(game);
    return;
  }
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-activation',
    player: next[0]!.player,
    because: 'xwing2:activation-phase.6',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  const ship = shipOf(game, id);
  ship.activated = true;
  game.emit({ kind: 'activates', ship: id, because: 'xwing2:activation-phase.1' });
  game.next(
    { kind: 'reveal', ship: id },
    { kind: 'maneuver', ship: id },
    { kind: 'action', ship: id },
    { kind: 'end-activation', ship: id },
    ...matesOf(game.state, ship).map((mate) => ({ kind: 'follow-leader' as const, ship: mate.id })),
    { kind: 'activate-next' },
  );
  announce(game, 'before-reveal', { ship: id });
  announce(game, 'before-activating', { ship: id });
}

const isLate = (ship: Ship): boolean => inPlay(ship) && !ship.activated && isStraggler(ship);

/** It flies a white 2 straight, gains a stress token and performs no action (wings.17). */
function activateStraggler(game: SecondGame, ship: Ship): void {
  ship.activated = true;
  ship.skipsAction = 'xwing2:wings.17';
  game.emit({ kind: 'activates', ship: ship.id, because: 'xwing2:wings.17' });
  game.next(
    { kind: 'maneuver', ship: ship.id },
    { kind: 'action', ship: ship.id },
    { kind: 'end-activation', ship: ship.id },
    { kind: 'activate-next' },
  );
  gainTokens(game, ship, 'stress', 1, 'xwing2:wings.17');
}

/** Reveal Dial: the dial is turned faceup (activation-phase.3); an ionized ship's reveal triggers nothing (ion.11). */
export function revealDial(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (!canAct(game.state, ship)) return;
  announce(game, 'before-maneuver', { ship: id });
  if (ship.dial < 0) return gainTokens(game, ship, 'stress', 1, 'xwing2:planning-phase.12');
  ship.revealed = true;
  const { maneuver, difficulty } = dialFor(ship)[ship.dial]!;
  game.emit({ kind: 'dial-revealed', ship: id, maneuver, difficulty, because: 'xwing2:activation-phase.3' });
  if (!isIonized(ship)) game.next(windowStep('after-reveal', { ship: id }));
}

/** The end of a ship's activation: after an ion maneuver it sheds its ion tokens (ion.9). */
export function endActivation(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  offerJettison(game, ship);
  if (ship.flown.ion) loseTokens(game, ship, 'ion', ship.tokens.ion, 'xwing2:ion.9');
  ship.flown.ion = false;
  ship.skipsAction = '';
  ship.noMoreActions = false;
  endLasting(game.state, 'end of its activation');
  announce(game, 'after-activating', { ship: id });
}
