/** What players are asked by strange acts. */
import type { ArmadaGame } from '../../game.ts';
import { aboutOf, targetOf } from '../asking.ts';
import type { TargetOption } from '../questions.ts';
import { type Bearer, isShip } from '../traits.ts';
import type { StrangeActing } from './code.ts';

/** A player picks one of some ships or squadrons; undefined when there is none. */
export const pickOne = <Piece extends Bearer>(
  game: ArmadaGame,
  player: number,
  acting: StrangeActing,
  pieces: readonly Piece[],
): Piece | undefined => pick(game, player, acting, pieces, []);

/** The same, and the player may pick none. */
export const pickOneOrNone = <Piece extends Bearer>(
  game: ArmadaGame,
  player: number,
  acting: StrangeActing,
  pieces: readonly Piece[],
): Piece | undefined => pick(game, player, acting, pieces, [{ kind: 'none' }]);

function pick<Piece extends Bearer>(
  game: ArmadaGame,
  player: number,
  { bearer, card }: StrangeActing,
  pieces: readonly Piece[],
  more: readonly { readonly kind: 'none' }[],
): Piece | undefined {
  if (pieces.length === 0) return;
  const picked = game.choose({
    form: 'choice',
    kind: 'pick-target',
    player,
    because: card.because,
    ...aboutOf(bearer),
    card: card.name,
    options: [...pieces.map(targetOf), ...more],
  });
  return pieces.find((piece) => isThat(picked, piece));
}

const isThat = (option: TargetOption | { readonly kind: 'none' }, piece: Bearer): boolean =>
  isShip(piece)
    ? option.kind === 'ship' && option.ship === piece.id
    : option.kind === 'squadron' && option.squadron === piece.id;
