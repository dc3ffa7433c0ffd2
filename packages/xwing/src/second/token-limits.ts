/** Which tokens a ship can gain and lose. */

import { forbidding, passesAll } from './abilities/evaluate.ts';
import { isRemote } from './bodies.ts';
import { isCloaked } from './ship/conditions.ts';
import type { SecondState, Ship, Token } from './state.ts';

/** Why a ship cannot gain a token, as a ruling; null when it can. */
export function cannotGain(state: SecondState, ship: Ship, token: Token): string | null {
  if (isRemote(ship)) return 'xwing2:remotes.17';
  if (token === 'cloak' && isCloaked(ship)) return 'xwing2:cloak.4';
  const barred = forbidding(state, 'gain').some(({ by, of }) => by === ship && of.tokens.includes(token));
  return barred ? 'xwing2:introduction.3' : null;
}

/** How many tokens of a kind cards keep on a ship, whatever would remove them ("cannot": introduction.3). */
export function keptTokens(state: SecondState, ship: Ship, token: Token): number {
  let kept = 0;
  for (const { by, on, ref, of } of forbidding(state, 'lose-tokens')) {
    if (!of.tokens.includes(token) || (of.only === 'end-phase' && state.phase !== 'end')) continue;
    if (of.whom.length === 0 && on !== ship) continue;
    if (!passesAll({ state, self: by, ref, occasion: null, chosen: -1 }, ship, of.whom)) continue;
    kept = Math.max(kept, of.most ?? Number.POSITIVE_INFINITY);
  }
  return kept;
}

/** Whether any ship has a condition: some ask what was done in an attack. */
export const conditionsInPlay = (state: SecondState): boolean =>
  state.ships.some(({ conditions }) => conditions.length > 0);
