import { permits } from '../abilities/modifiers.ts';
import { passesAll } from '../abilities/scene.ts';
import { inPlay } from '../game.ts';
import type { SecondState, Ship } from '../state.ts';

/** The ships whose focus tokens a ship may spend as its own: while it attacks or defends, by their cards. */
export function focusLenders(state: SecondState, ship: Ship): readonly Ship[] {
  const { attack } = state;
  if (!attack || attack.step === 'aftermath') return [];
  if (attack.attacker !== ship.id && attack.defender !== ship.id) return [];
  return state.ships.filter(
    (lender) =>
      inPlay(lender) &&
      lender.tokens.focus > 0 &&
      permits(state, lender, 'lend-focus').some(({ ref, of }) =>
        passesAll({ state, self: lender, ref, occasion: null, chosen: -1 }, ship, of.whom),
      ),
  );
}
