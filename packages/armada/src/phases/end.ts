import { modifiersOf } from '../abilities/scene.ts';
import { type ArmadaGame, bodyOf, inPlay, playerOrder } from '../game.ts';
import { isInside } from '../geometry/index.ts';
import { objectivePoints, shipWorth, victoryTokenWorth } from '../objectives/hooks.ts';
import { deploymentZoneOf } from '../setup/zones.ts';
import { type ArmadaState, occasion } from '../state.ts';

/** After the sixth round the game is over (round.1, winning-and-losing.1); without a limit initiative passes on (optional-rules.1). */
export function endRound(game: ArmadaGame): void {
  const { state } = game;
  if (state.rounds > 0 && state.round >= state.rounds) return game.next({ kind: 'end-game' });
  if (state.rounds === 0) {
    state.first = 1 - state.first;
    game.emit({ kind: 'first-player', player: state.first, because: 'armada:optional-rules.1' });
  }
  game.next({ kind: 'round' });
}

/** Players without a ship in play; ships that wait to be deployed by an effect do not count (set-aside-…-squadrons.2). */
export function fleetsLost(state: ArmadaState): readonly number[] {
  return [0, 1].filter(
    (player) => !state.ships.some((ship) => ship.player === player && ship.place === 'table'),
  );
}

/** Whether the game ends at once, because a fleet has lost its last ship (winning-and-losing.2). */
export const endsNow = (state: ArmadaState): boolean =>
  state.round > 0 && state.phase !== 'end' && fleetsLost(state).length > 0;

/** The game is scored: cards that say so act, then the winner is named. */
export function endGame(game: ArmadaGame): void {
  game.state.phase = 'end';
  game.next({ kind: 'window', ...occasion('end-of-game') }, { kind: 'name-winner' });
}

export function nameWinner(game: ArmadaGame): void {
  const { state } = game;
  destroySetAside(state);
  for (const player of playerOrder(state)) {
    const points = scoreOf(state, player);
    game.emit({ kind: 'score', player, points, because: 'armada:scoring.1' });
  }
  state.result = resultOf(state);
  game.emit({ kind: 'game-over', ...state.result });
}

/** What is still set aside when the game ends counts as destroyed (set-aside-ships-and-squadrons.2). */
function destroySetAside(state: ArmadaState): void {
  for (const piece of [...state.ships, ...state.squadrons]) {
    if (piece.place === 'set-aside' || piece.place === 'reserve') piece.place = 'destroyed';
  }
}

/** The last fleet with ships wins; else the higher score, and a tie goes to the second player (winning-and-losing.1 to .3). */
function resultOf(state: ArmadaState): { winner: number; because: string } {
  const lost = fleetsLost(state);
  if (lost.length === 1) return { winner: 1 - lost[0]!, because: 'armada:winning-and-losing.2' };
  const [mine, theirs] = [scoreOf(state, state.first), scoreOf(state, 1 - state.first)];
  const because = lost.length === 2 ? 'armada:winning-and-losing.3' : 'armada:winning-and-losing.1';
  return { winner: mine > theirs ? state.first : 1 - state.first, because };
}

/** Points of a player: enemy ships and squadrons destroyed, and victory tokens (scoring.1 to .3). */
export function scoreOf(state: ArmadaState, player: number): number {
  let score = state.players[player]!.victoryTokens * victoryTokenWorth(state);
  for (const ship of state.ships) if (ship.player !== player) score += shipWorth(state, ship);
  for (const squadron of state.squadrons) {
    if (squadron.player !== player && squadron.place === 'destroyed') score += squadron.points;
  }
  return score + objectivePoints(state, player) + cardPoints(state, player);
}

/** What cards on ships bring at the end of the game: to their player in the enemy zone, to the opponent when destroyed. */
function cardPoints(state: ArmadaState, player: number): number {
  if (state.phase !== 'end') return 0;
  const zone = deploymentZoneOf(state, 1 - player);
  let points = 0;
  for (const ship of state.ships) {
    for (const { inEnemyZone, destroyed } of modifiersOf(ship, 'scores')) {
      if (ship.place === 'destroyed') points += ship.player === player ? 0 : destroyed;
      else if (ship.player === player && inPlay(ship) && isInside(bodyOf(ship), zone)) points += inEnemyZone;
    }
  }
  return points;
}
