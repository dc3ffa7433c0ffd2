/** Which defense tokens may be spent. */
import type { Modifier } from '../abilities/language.ts';
import { forbidding, spendToken, tokenLimits } from '../abilities/modifiers.ts';
import { modifiersOf, spentExhausted } from '../abilities/scene.ts';
import { type Ban, CANNOT } from '../refusal.ts';
import type { ArmadaState, DefenseToken, Ship } from '../state.ts';
import { barsAttack } from './once-a-round.ts';
import { pieceOf, shipIn, tokensOf } from './parties.ts';
import type { Attack } from './schema.ts';

/** What no effect lifts: speed 0, one of each type, each once (defense-tokens.17 to .19, faq-cards-core-set.1). */
export function limitOn(state: ArmadaState, attack: Attack, token: DefenseToken, at: number): Ban | null {
  const ship = shipIn(state, attack.defender);
  if (ship?.speed === 0 && attack.spent.length >= spentAtRest(ship)) return line(17);
  if (attack.spent.includes(at)) return line(19);
  const tokens = tokensOf(state, attack.defender);
  if (attack.spent.some((spent) => tokens[spent]!.kind === token.kind)) return line(18);
  const limiting = tokenLimits(state, attack).find(({ limit }) => isReached(attack, token, limit));
  if (limiting) return { ruling: CANNOT, card: limiting.card };
  if (attack.used.includes(effectOf(token.kind))) return line(18);
  if (token.kind === 'salvo' && attack.kind !== 'attack') return line(11);
  if (token.kind === 'salvo' && !pieceOf(state, attack.attacker)) return line(10);
  const barred = token.kind === 'salvo' && ship ? barsAttack(state, ship) : null;
  return barred ?? (ship && forbidding(state, ship, spendToken(token, attack.defender.zone)));
}

const line = (number: number): Ban => ({ ruling: `armada:defense-tokens.${number}` });

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
