import { endInitiatives, inPlay, type SecondGame, shipCard } from '../game.ts';
import { checkForWinner } from '../scoring.ts';
import { GREEN_TOKENS, loseTokens, ORANGE_TOKENS } from '../tokens.ts';

/** Every ship loses its circular tokens, the green ones before the orange ones (end-phase.3), then charges come back. */
export function cleanUp(game: SecondGame): void {
  const ships = game.state.ships.filter(inPlay);
  for (const tokens of [GREEN_TOKENS, ORANGE_TOKENS]) {
    for (const ship of ships) {
      for (const token of tokens) loseTokens(game, ship, token, ship.tokens[token], 'xwing2:end-phase.3');
    }
  }
  for (const ship of ships) {
    const charges = shipCard(ship.card).pilot.charges;
    if (!charges || charges.recurring === 0) continue;
    const now = Math.min(charges.limit, Math.max(0, ship.charges + charges.recurring));
    if (now === ship.charges) continue;
    ship.charges = now;
    game.emit({ kind: 'charges-recovered', ship: ship.id, charges: now, because: 'xwing2:end-phase.4' });
  }
}

/** After the End Phase the winning criteria are checked; without a winner the next round begins (end-phase.5). */
export function endRound(game: SecondGame): void {
  endInitiatives(game.state, 'end of round');
  if (!checkForWinner(game)) game.next({ kind: 'round' });
}
