/** Which defense tokens may be spent. */
import type { Ruling } from '@firing-arc/referee';
import type { Modifier } from '../abilities/language.ts';
import { cannot, spendToken, tokenLimits } from '../abilities/modifiers.ts';
import { modifiersOf, spentExhausted } from '../abilities/scene.ts';
import type { ArmadaState, DefenseToken, Ship } from '../state.ts';
import { hasMadeItsAttack } from './once-a-round.ts';
import { pieceOf, shipIn, tokensOf } from './parties.ts';
import type { Attack } from './schema.ts';

/** What no effect lifts: speed 0, one of each type, each once (defense-tokens.17 to .19, faq-cards-core-set.1). */
export function limitOn(state: ArmadaState, attack: Attack, token: DefenseToken, at: number): Ruling | null {
  const ship = shipIn(state, attack.defender);
  if (ship?.speed === 0 && attack.spent.length >= spentAtRest(ship)) return 'armada:defense-tokens.17';
  if (attack.spent.includes(at)) return 'armada:defense-tokens.19';
  const tokens = tokensOf(state, attack.defender);
  if (attack.spent.some((spent) => tokens[spent]!.kind === token.kind)) return 'armada:defense-tokens.18';
  if (tokenLimits(state, attack).some(({ limit }) => isReached(attack, token, limit)))
    return 'armada:golden-rules.2';
  if (attack.used.includes(effectOf(token.kind))) return 'armada:defense-tokens.18';
  if (token.kind === 'salvo' && attack.kind !== 'attack') return 'armada:defense-tokens.11';
  if (token.kind === 'salvo' && !pieceOf(state, attack.attacker)) return 'armada:defense-tokens.10';
  if (token.kind === 'salvo' && ship && hasMadeItsAttack(state, ship)) return 'armada:golden-rules.3';
  return ship && cannot(state, ship, spendToken(token, attack.defender.zone));
}

/** Defense tokens that a card lets a ship spend at speed 0. */
export const spentAtRest = (ship: Ship): number =>
  modifiersOf(ship, 'spends-at-rest').reduce((sum, { tokens }) => sum + tokens, 0);

/** Whether a card's limit on the tokens spent in this attack leaves no room for one more. */
export function isReached(
  { spent, used }: Attack,
  token: DefenseToken,
  { to, exhausted }: Extract<Modifier, { readonly kind: 'limits-tokens' }>,
): boolean {
  if (!exhausted) return spent.length >= to;
  const before = spent.filter((at) => used.includes(spentExhausted(at)));
  return token.side === 'exhausted' && before.length >= to;
}

/** Locked tokens that could be spent if nothing locked them. */
export const unlockable = (state: ArmadaState, attack: Attack): readonly number[] =>
  attack.locked.filter((at) => {
    const token = tokensOf(state, attack.defender)[at]!;
    return token.side !== 'discarded' && limitOn(state, attack, token, at) === null;
  });

/** What an attack notes of the effect of a kind of token. */
export const effectOf = (kind: DefenseToken['kind']): string => `effect-of-${kind}`;

/** Whether a token of somebody else may be spent in the place of one of the defender (defense-tokens.18). */
export function mayLend(
  state: ArmadaState,
  attack: Attack,
  token: DefenseToken,
  how: 'spend' | 'discard',
): boolean {
  const own = tokensOf(state, attack.defender);
  if (attack.used.includes(effectOf(token.kind))) return false;
  if (attack.spent.some((at) => own[at]?.kind === token.kind)) return false;
  if (token.kind === 'salvo' && attack.kind !== 'attack') return false;
  return (
    how === 'discard' || tokenLimits(state, attack).every(({ limit }) => !isReached(attack, token, limit))
  );
}
