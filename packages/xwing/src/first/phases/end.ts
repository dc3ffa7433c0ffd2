import { keepsToken } from '../abilities/modifiers.ts';
import { replaceCounters } from '../damage/deck.ts';
import { removeShip } from '../damage/removal.ts';
import { destroyDoomed } from '../damage/suffer.ts';
import { endLasting, type FirstGame, inPlay } from '../game.ts';
import { loseTokens } from '../lose-tokens.ts';
import { checkObjectives } from '../missions/objectives.ts';
import { sideOf, speakerOf } from '../sides.ts';
import type { FirstState, Token } from '../state.ts';
import { endGame, type Result } from './game-over.ts';

/** Tokens that last for a round, and the line that removes each. */
const REMOVED: readonly (readonly [Token, string])[] = [
  ['weapons-disabled', 'xwing1:weapons-disabled-token.2'],
  ['focus', 'xwing1:end-phase.1'],
  ['evade', 'xwing1:end-phase.1'],
  ['reinforce-fore', 'xwing1:reinforce.3'],
  ['reinforce-aft', 'xwing1:reinforce.3'],
  ['tractor-beam', 'xwing1:tractor-beam-token.2'],
];

/** All focus and evade tokens are removed (end-phase.1), and of the others only those of a round (end-phase.2). */
export function cleanUpRound(game: FirstGame): void {
  for (const ship of game.state.ships) {
    if (ship.destroyed) removeShip(game, ship, 'xwing1:faq-ship-cards.13');
    if (!inPlay(ship)) continue;
    for (const [token, because] of REMOVED)
      if (!keepsToken(game.state, ship, token)) loseTokens(game, ship, token, ship.tokens[token], because);
  }
}

/** At the end of a round the game may be over (winning-the-game.1, .2); else the next round begins. */
export function endRound(game: FirstGame): void {
  endLasting(game.state, 'end of round');
  replaceCounters(game);
  const { mission } = game.state;
  if (mission) checkObjectives(game, game.state.round);
  if (game.state.result) return;
  const result = mission ? missionResult(game.state) : resultOf(game.state);
  if (!result) return game.next({ kind: 'round' });
  endGame(game, result);
}

/**
 * A mission's objectives stand instead of elimination (formats-of-play.2): without one reached it ends when nobody is
 * left, or with the last round, and nobody wins.
 */
function missionResult(state: FirstState): Result | null {
  if (!state.ships.some(inPlay)) return { winner: -1, because: 'xwing1:winning-the-game.2' };
  return state.round < state.rounds ? null : { winner: -1, because: 'xwing1:winning-the-game.3' };
}

/** Who has won when a round ends: the side that has ships left, else nobody; at the round limit the higher score. */
function resultOf(state: FirstState): Result | null {
  const left = [0, 1].map((side) => state.ships.some((ship) => ship.side === side && inPlay(ship)));
  if (!left[0] && !left[1]) return { winner: -1, because: 'xwing1:winning-the-game.2' };
  if (!left[0] || !left[1])
    return { winner: speakerOf(state, left[0] ? 0 : 1), because: 'xwing1:winning-the-game.1' };
  if (state.rounds === 0 || state.round < state.rounds) return null;
  const [one, other] = [speakerOf(state, 0), speakerOf(state, 1)];
  const lead = scoreOf(state, one) - scoreOf(state, other);
  const winner = lead === 0 ? -1 : lead > 0 ? one : other;
  return { winner, because: 'xwing1:optional-rules-round-limit-and-time-limit.4' };
}

/** Cost of the enemy ships a player or team has destroyed, with all their upgrades (optional-rules-…-time-limit.3). */
export function scoreOf(state: FirstState, player: number): number {
  const side = sideOf(state, player);
  let score = 0;
  for (const ship of state.ships) if (ship.side !== side && ship.destroyed) score += ship.points;
  return score;
}

/** What lasts until the end of a phase ends. */
export function endPhase(game: FirstGame, phase: string): void {
  if (phase === 'combat') destroyDoomed(game);
  endLasting(game.state, `end of ${phase}`);
}
