import { destroyIfDue } from '../damage/suffer.ts';
import { type ArmadaGame, playerOrder, shipsInPlay } from '../game.ts';
import { objectiveActs } from '../objectives/rules.ts';
import type { Occasion, Ship } from '../state.ts';
import { act } from './act.ts';
import { cardsOf } from './scene.ts';

/** Queues a named moment: what may act in it comes before whatever else is to come. */
export function announce(game: ArmadaGame, occasion: Occasion): void {
  game.next({ kind: 'window', ...occasion });
}

/**
 * Opens a named moment: the objective acts; then the cards of the ship that it is about, or those of all ships, the
 * first player's first (effect-use-and-timing.4).
 */
export function openWindow(game: ArmadaGame, occasion: Occasion): void {
  if (occasion.window === 'ship-destroyed') return checkHulls(game);
  objectiveActs(game, occasion);
  for (const ship of shipsOf(game, occasion)) {
    for (const card of cardsOf(ship)) {
      for (const ability of card.abilities) {
        if (ability.kind === 'trigger' && ability.at === occasion.window)
          act(game, ship, card, ability, occasion.what);
      }
    }
  }
}

function shipsOf({ state }: ArmadaGame, { ship: id }: Occasion): readonly Ship[] {
  const ships = shipsInPlay(state);
  if (id >= 0) return ships.filter((ship) => ship.id === id);
  return playerOrder(state).flatMap((player) => ships.filter((ship) => ship.player === player));
}

/** Hull that a destroyed ship's cards lent is gone (destroyed-ships-and-squadrons.5). */
function checkHulls(game: ArmadaGame): void {
  for (const ship of shipsInPlay(game.state)) destroyIfDue(game, ship);
}
