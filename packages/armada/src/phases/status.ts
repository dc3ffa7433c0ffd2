import { cannot } from '../abilities/modifiers.ts';
import { destroyKept } from '../damage/removal.ts';
import { type ArmadaGame, inPlay } from '../game.ts';
import { type DefenseToken, occasion } from '../state.ts';
import { purrgilMoves } from './purrgil.ts';
import { beginPhase } from './round.ts';

/** The Status Phase: tokens are readied, then upgrades, then the initiative token is flipped (status-phase.1). */
export function statusPhase(game: ArmadaGame): void {
  beginPhase(
    game,
    'status',
    'start-of-status-phase',
    { kind: 'ready-tokens' },
    { kind: 'ready-upgrades' },
    { kind: 'flip-initiative' },
  );
}

/** All exhausted defense tokens are readied (status-phase.2). */
export function readyTokens(game: ArmadaGame): void {
  const { state } = game;
  let count = 0;
  for (const ship of state.ships) {
    if (!inPlay(ship) || cannot(state, ship, { kind: 'ready-defense-tokens' })) continue;
    count += readied(ship.defense);
  }
  for (const squadron of state.squadrons) if (inPlay(squadron)) count += readied(squadron.defense);
  if (count > 0) game.emit({ kind: 'tokens-readied', count, because: 'armada:status-phase.2' });
}

function readied(tokens: DefenseToken[]): number {
  const exhausted = tokens.filter(({ side }) => side === 'exhausted');
  for (const token of exhausted) token.side = 'readied';
  return exhausted.length;
}

/** The token shows its other side: every squadron now reads as not activated, and the first player stays (status-phase.3). */
export function flipInitiative(game: ArmadaGame): void {
  const { state } = game;
  state.initiativeSide = 1 - state.initiativeSide;
  destroyKept(game);
  for (const squadron of state.squadrons) {
    if (squadron.place !== 'table') squadron.slider = state.initiativeSide;
  }
  game.emit({ kind: 'initiative-flipped', side: state.initiativeSide, because: 'armada:status-phase.3' });
  game.next({ kind: 'window', ...occasion('end-of-round') }, ...purrgilMoves(state));
}
