/** Whom cards are about: the ships and squadrons that fit, and those that a player picks. */

import type { ArmadaGame } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import type { Acting } from './act.ts';
import { aboutOf, targetOf } from './asking.ts';
import { isAll } from './evaluate.ts';
import type { Whom } from './language.ts';
import { cardValue } from './modifiers.ts';
import type { TargetOption } from './questions.ts';
import { type Bearer, isActive, isShip } from './traits.ts';

type Several = Extract<Whom, { readonly kind: 'pick' }>;

/** Those that an effect could be about; the one that bears the card is a friend too. */
export function candidates(
  state: ArmadaState,
  { bearer, other }: Acting,
  whom: Whom,
  fits: (piece: Bearer) => boolean,
): readonly Bearer[] {
  if (whom.kind !== 'each' && whom.kind !== 'pick') return [];
  const { side, is } = whom;
  return [...state.ships, ...state.squadrons].filter(
    (piece) =>
      isActive(state, piece) &&
      (side === 'any' || (piece.player === bearer.player) === (side === 'friend')) &&
      isAll({ state, bearer, other }, piece, is) &&
      fits(piece),
  );
}

/** A player picks one, or up to so many, one after the other. */
export function pickTargets(
  game: ArmadaGame,
  acting: Acting,
  whom: Several,
  fits: (piece: Bearer) => boolean,
): readonly Bearer[] {
  const { bearer, card } = acting;
  const most =
    whom.most !== 'squadron-value'
      ? whom.most
      : isShip(bearer)
        ? cardValue(game.state, bearer, 'squadron')
        : 0;
  const picked: Bearer[] = [];
  while (picked.length < most) {
    const open = candidates(game.state, acting, whom, fits).filter((one) => !picked.includes(one));
    if (open.length === 0) break;
    const option = game.choose({
      form: 'choice',
      kind: 'pick-target',
      player: bearer.player,
      because: card.because,
      ...aboutOf(bearer),
      card: card.name,
      options: whom.may ? [...open.map(targetOf), { kind: 'none' }] : open.map(targetOf),
    });
    const found = open.find((one) => isSame(option, one));
    if (!found) break;
    picked.push(found);
  }
  return picked;
}

const isSame = (option: TargetOption | { readonly kind: 'none' }, piece: Bearer): boolean => {
  const other = targetOf(piece);
  if (option.kind === 'ship') return other.kind === 'ship' && other.ship === option.ship;
  return option.kind === 'squadron' && other.kind === 'squadron' && other.squadron === option.squadron;
};
