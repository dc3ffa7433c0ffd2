import { replaceCounters } from '../damage/deck.ts';
import { endSkills, type FirstGame, inPlay } from '../game.ts';
import type { FirstState } from '../state.ts';
import { loseTokens } from '../tokens.ts';

/** All focus and evade tokens are removed, and no others (end-phase.1, .2). */
export function cleanUpRound(game: FirstGame): void {
  for (const ship of game.state.ships) {
    if (!inPlay(ship)) continue;
    for (const token of ['focus', 'evade'] as const) {
      loseTokens(game, ship, token, ship.tokens[token], 'xwing1:end-phase.1');
    }
  }
}

/** At the end of a round the game may be over (winning-the-game.1, .2); else the next round begins. */
export function endRound(game: FirstGame): void {
  endSkills(game.state, 'end of round');
  replaceCounters(game);
  const result = resultOf(game.state);
  if (!result) return game.next({ kind: 'round' });
  game.state.result = result;
  game.emit({ kind: 'game-over', ...result });
}

/** Who has won when a round ends: who has ships left, else nobody; at the round limit the higher score. */
function resultOf(state: FirstState): FirstState['result'] {
  const left = [0, 1].map((player) => state.ships.some((ship) => ship.player === player && inPlay(ship)));
  if (!left[0] && !left[1]) return { winner: -1, because: 'xwing1:winning-the-game.2' };
  if (!left[0] || !left[1]) return { winner: left[0] ? 0 : 1, because: 'xwing1:winning-the-game.1' };
  if (state.rounds === 0 || state.round < state.rounds) return null;
  const [mine, theirs] = [scoreOf(state, 0), scoreOf(state, 1)];
  const winner = mine === theirs ? -1 : mine > theirs ? 0 : 1;
  return { winner, because: 'xwing1:optional-rules-round-limit-and-time-limit.4' };
}

/** Cost of the enemy ships a player has destroyed, with all their upgrades (optional-rules-…-time-limit.3). */
export function scoreOf(state: FirstState, player: number): number {
  let score = 0;
  for (const ship of state.ships) if (ship.player !== player && ship.destroyed) score += ship.points;
  return score;
}

/** What lasts until the end of a phase ends. */
export function endPhase(game: FirstGame, phase: string): void {
  endSkills(game.state, `end of ${phase}`);
}
