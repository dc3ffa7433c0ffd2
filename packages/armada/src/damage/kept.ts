/** What is destroyed and stays in play for the rest of the round, because a card says so. */
import { wanted } from '../abilities/asking.ts';
import { isAll } from '../abilities/evaluate.ts';
import { ACTED, beginOn, hasActed } from '../abilities/lasting.ts';
import { type Bearer, cardsOf, isShip, modifiersOf } from '../abilities/scene.ts';
import { type ArmadaGame, shipsInPlay } from '../game.ts';
import type { Lasting, Ship } from '../state.ts';
import { LEFT_PLAY } from './events.ts';

/** What one that is kept notes of itself. */
const KEPT = 'kept';

const isNote = ({ card, on }: Lasting): boolean => card === KEPT && on === '';

/** Whether one that would be destroyed is kept: it has been already, or a card of its side keeps it now. */
export function isKept(game: ArmadaGame, piece: Bearer, because: string): boolean {
  // What has left the play area cannot stay in it, and the end of the round ends the keeping.
  if (because === LEFT_PLAY || because === OVER) return false;
  if (piece.lasting.some(isNote)) return true;
  const keeper = keeperOf(game, piece);
  if (!keeper) return false;
  const card = cardsOf(keeper).find(({ abilities }) =>
    abilities.some(({ kind }) => kind === 'keeps-destroyed'),
  );
  if (!card || hasActed(keeper, card.name)) return false;
  if (game.state.edition !== '1.6' && !wanted(game, keeper, card, piece)) return false;
  beginOn(keeper, { card: card.name, on: '', what: ACTED, until: 'round' });
  beginOn(piece, { card: KEPT, on: '', what: '', until: 'round' });
  game.emit({
    kind: 'kept-in-play',
    ship: isShip(piece) ? piece.id : -1,
    squadron: isShip(piece) ? -1 : piece.id,
    because: card.because,
  });
  return true;
}

/** Why those that were kept are destroyed. */
export const OVER = 'armada:golden-rules.2';

/** A friendly ship with such a card, of ships and unique squadrons alone. */
function keeperOf({ state }: ArmadaGame, piece: Bearer): Ship | undefined {
  if (!isAll({ state, bearer: piece }, piece, [{ kind: 'ship-or-ace' }])) return undefined;
  return shipsInPlay(state).find(
    (ship) => ship.player === piece.player && modifiersOf(ship, 'keeps-destroyed').length > 0,
  );
}

/** Those in play that were destroyed in this round and kept. */
export const keptOnes = ({ ships, squadrons }: ArmadaGame['state']): readonly Bearer[] =>
  [...ships, ...squadrons].filter(({ lasting, place }) => place === 'table' && lasting.some(isNote));
