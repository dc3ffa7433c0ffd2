import { announce } from '../abilities/hooks.ts';
import { endLasting } from '../abilities/modifiers.ts';
import { inPlay } from '../bodies.ts';
import type { SecondGame } from '../game.ts';
import type { SecondQuestion } from '../questions.ts';
import { rollForPlayerOrder } from '../setup/player-order.ts';
import { returnSteps } from '../setup/reserve.ts';
import { dialFor } from '../ship/card.ts';
import { playerOrder } from '../sides.ts';
import type { Ship } from '../state.ts';

/** The Planning Phase begins. */
export function planningPhase(game: SecondGame): void {
  const { state } = game;
  state.phase = 'planning';
  game.emit({ kind: 'phase', phase: 'planning', because: 'xwing2:round.1' });
  game.next(...returnSteps(state), { kind: 'dials' });
  announce(game, 'start-of-planning');
}

/** Both players set all their dials in secret, in any order and at the same time (planning-phase.1, .9). */
export function setDials(game: SecondGame): void {
  const { state } = game;
  endLasting(state, 'next planning');
  const sides = playerOrder(state)
    .map((player) =>
      state.ships.filter(
        (ship) => inPlay(ship) && ship.player === player && !ship.inFormation && dialFor(ship).length > 0,
      ),
    )
    .filter((ships) => ships.length > 0);
  const answers = game.askAll(sides.map(dialQuestion));
  sides.forEach((ships, i) => {
    const entries = answers[i] as readonly number[];
    ships.forEach((ship, at) => {
      ship.dial = entries[at]!;
    });
    const player = ships[0]!.player;
    game.emit({ kind: 'dials-set', player, ships: ships.length, because: 'xwing2:planning-phase.2' });
  });
}

function dialQuestion(ships: readonly Ship[]): SecondQuestion {
  return {
    form: 'each',
    kind: 'dials',
    player: ships[0]!.player,
    because: 'xwing2:planning-phase.1',
    parts: ships.map((ship) => ({ about: ship.id, options: dialOptions(ship) })),
  };
}

const OPTIONS = Array.from({ length: 32 }, (_, entry) => ({ entry }));

/** Every entry of a ship type's dial (dial.1); stress and ions matter only when it is revealed. */
function dialOptions(ship: Ship): readonly { readonly entry: number }[] {
  return OPTIONS.slice(0, dialFor(ship).length);
}

/** When all dials are set the players roll for player order, and the phase ends (planning-phase.3, .8). */
export function rollPlayerOrder(game: SecondGame): void {
  rollForPlayerOrder(game, 'xwing2:planning-phase.3');
}
