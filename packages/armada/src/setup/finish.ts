import { type ArmadaGame, playerOrder } from '../game.ts';
import { type ArmadaState, occasion } from '../state.ts';
import { announceStep } from './steps.ts';

/** Prepare other components, then clean up: pass tokens, and everything is ready (setup.1, setup.10). */
export function finishSetup(game: ArmadaGame): void {
  const { state } = game;
  announceStep(game, 'prepare-other-components');
  giveIdTokens(state);
  for (const player of playerOrder(state)) {
    const count = passTokensOf(state, player);
    if (count === 0) continue;
    state.players[player]!.passTokens = count;
    game.emit({ kind: 'pass-tokens', player, count, because: 'armada:pass-tokens.1' });
  }
  announceStep(game, 'clean-up');
  game.next(
    { kind: 'window', ...occasion('fleets-deployed') },
    { kind: 'window', ...occasion('end-of-setup') },
  );
}

/** Who has fewer ships gets the difference, less one as first player (pass-tokens.1); none in 2015. */
function passTokensOf(state: ArmadaState, player: number): number {
  if (state.edition === '2015') return 0;
  const count = (side: number): number => state.ships.filter((ship) => ship.player === side).length;
  const fewer = count(1 - player) - count(player);
  return Math.max(0, player === state.first ? fewer - 1 : fewer);
}

/** Id tokens for ships with the same card, and for all where both fleets are of one faction (id-tokens.1). */
function giveIdTokens(state: ArmadaState): void {
  const [ours, theirs] = state.players.map(({ faction }) => faction);
  const all = ours === theirs;
  let next = 1;
  for (const ship of state.ships) {
    const same = state.ships.filter((other) => other.card === ship.card);
    if (all || same.length > 1) ship.idToken = next++;
  }
  if (all) for (const squadron of state.squadrons) squadron.idToken = next++;
}
