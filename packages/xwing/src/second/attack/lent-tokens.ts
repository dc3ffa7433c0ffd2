import { passesAll } from '../abilities/evaluate.ts';
import type { LentToken } from '../abilities/language.ts';
import { permits } from '../abilities/permits.ts';
import { inPlay } from '../bodies.ts';
import type { SecondState, Ship } from '../state.ts';

/** The ships whose tokens of a kind a ship may spend as its own, by their cards: most only while it attacks or defends. */
export function lendersOf(state: SecondState, ship: Ship, token: LentToken): readonly Ship[] {
  const { attack } = state;
  const fights =
    attack !== null &&
    attack.step !== 'aftermath' &&
    (attack.attacker === ship.id || attack.defender === ship.id);
  return state.ships.filter(
    (lender) =>
      inPlay(lender) &&
      lender.tokens[token] > 0 &&
      permits(state, lender, 'lend').some(
        ({ ref, of }) =>
          (fights || of.atAnyTime) &&
          of.tokens.includes(token) &&
          passesAll({ state, self: lender, ref, occasion: null, chosen: -1 }, ship, of.whom),
      ),
  );
}
