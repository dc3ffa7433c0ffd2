import { hasRule } from '../abilities/evaluate.ts';
import { announce } from '../abilities/windows.ts';
import { faceup } from '../damage/deck.ts';
import { type FirstGame, inPlay, shieldsOf, shipOf } from '../game.ts';
import { loseTokens } from '../lose-tokens.ts';
import { occasion, type Ship } from '../state.ts';

/** The action: what may come before it does, then all energy of the ship card is spent for shields (huge-ships.22). */
export function recover(game: FirstGame, ship: Ship): void {
  game.next({ kind: 'recover', ship: ship.id });
  announce(game, occasion('recovering', { ship: ship.id }));
}

/** Energy is removed from the ship card, and a shield recovered for each token, up to the shield value (huge-ships.22). */
export function spendOnShields(game: FirstGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const because = 'xwing1:huge-ships.22';
  const energy = energyToSpend(game, ship);
  loseTokens(game, ship, 'energy', energy, because);
  const most = isRuptured(game, ship) ? Math.min(MOST_OF_RUPTURED, energy) : energy;
  const shields = Math.min(shieldsOf(ship), ship.shields + most);
  if (shields === ship.shields) return;
  ship.shields = shields;
  const told = most < energy ? 'xwing1:damage-deck-rebel-transport.2' : because;
  game.emit({ kind: 'shield-recovered', ship: id, shields, because: told });
}

/** Reactor Cowl Rupture: all energy goes, but no more than 2 shields come for it (damage-deck-rebel-transport.2). */
const isRuptured = (game: FirstGame, ship: Ship): boolean =>
  faceup(game, ship, 'reactor-cowl-rupture').length > 0;
const MOST_OF_RUPTURED = 2;

/** All energy, or as much as its player likes where a card allows that. */
function energyToSpend(game: FirstGame, ship: Ship): number {
  const { energy } = ship.tokens;
  if (energy === 0 || isRuptured(game, ship) || !hasRule(game.state, ship, 'recovers-for-any')) return energy;
  return game.choose({
    form: 'choice',
    kind: 'choose-amount',
    player: ship.player,
    because: 'xwing1:card-abilities.4',
    ship: ship.id,
    options: Array.from({ length: energy + 1 }, (_, left) => ({ amount: energy - left })),
  }).amount;
}
