/** Defense tokens that do something else than their kind does, because a card says so. */
import { wanted } from '../abilities/asking.ts';
import { useUp } from '../abilities/costs.ts';
import { hold } from '../abilities/evaluate.ts';
import { mayHave } from '../abilities/kinds.ts';
import type { Replacement } from '../abilities/language.ts';
import { type Bearer, type Card, cardsOf, spentExhausted } from '../abilities/scene.ts';
import type { ArmadaGame } from '../game.ts';
import type { ArmadaState } from '../state.ts';
import { pieceOf } from './parties.ts';
import type { Attack } from './schema.ts';
import { flip, takeEffect } from './token-effects.ts';
import { effectOf } from './token-limits.ts';

/** A spent token does something else where a card says so and its player wants it. */
export function doesInstead(game: ArmadaGame, attack: Attack, at: number): boolean {
  const bearer = pieceOf(game.state, attack.defender)!;
  const token = bearer.defense[at]!;
  if (!mayHave(bearer, 'replacement')) return false;
  return cardsOf(bearer).some((card) =>
    card.abilities.some((one) => {
      if (one.kind !== 'replacement' || one.of !== 'token-effect') return false;
      if (!mayDoInstead(game.state, attack, at, { bearer, card }, one) || !wanted(game, bearer, card))
        return false;
      if (one.price === 'exhaust') useUp(game, { bearer, card }, 'exhaust');
      if (one.price === 'discard-token' && token.side !== 'discarded')
        flip(game, attack, token, 'discarded', card.because);
      if ('as' in one.does) takeEffect(game, attack, token, one.does.as);
      else attack.lessened += one.does.lessen;
      return true;
    }),
  );
}

type TokenEffect = Extract<Replacement, { readonly of: 'token-effect' }>;

/** A token of the kind, and no effect of a kind twice in an attack. */
function mayDoInstead(
  state: ArmadaState,
  attack: Attack,
  at: number,
  { bearer, card }: { readonly bearer: Bearer; readonly card: Card },
  { tokens, price, does, if: conditions }: TokenEffect,
): boolean {
  const { kind } = bearer.defense[at]!;
  if (tokens.is !== undefined && kind !== tokens.is) return false;
  if (tokens.readied && attack.used.includes(spentExhausted(at))) return false;
  if (price === 'exhaust' && card.upgrade?.side !== 'readied') return false;
  if ('as' in does) {
    if (does.as === kind || attack.used.includes(effectOf(does.as))) return false;
    if (does.as === 'salvo' && (attack.salvo || attack.kind !== 'attack')) return false;
  }
  return hold({ state, bearer, attack, card: card.name }, conditions);
}
