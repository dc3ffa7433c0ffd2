/** Spend Defense Tokens: the defender spends them one at a time and sees what each does (attack.15, defense-tokens.22). */
import type { Refusal, Ruling } from '@firing-arc/referee';
import { cannot, isWornOut, spendToken } from '../abilities/modifiers.ts';
import { spentExhausted } from '../abilities/scene.ts';
import type { ArmadaGame } from '../game.ts';
import { type Ban, banned } from '../refusal.ts';
import type { ArmadaState, DefenseToken } from '../state.ts';
import { attackCards, attackMoment, useAttackCard } from './card-effects.ts';
import { dodge, dodges } from './dodge.ts';
import { defendingPlayer, shipIn, tokensOf } from './parties.ts';
import type { DefenseOption } from './questions.ts';
import type { Attack } from './schema.ts';
import { flip, takeEffect } from './token-effects.ts';
import { doesInstead } from './token-instead.ts';
import { limitOn, spentAtRest } from './token-limits.ts';

/** Tokens and effects one after the other until the defender is done. */
export function spendDefenseTokens(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  tellSuppressed(game, attack);
  for (;;) {
    const options = defenseOptions(state, attack);
    if (options.length === 0) break;
    const option = game.choose(
      {
        form: 'choice',
        kind: 'defense-token',
        player: defendingPlayer(state, attack),
        because: 'armada:attack.15',
        options: [...options, { kind: 'done' }],
      },
      { refused: () => tokenRefusals(state, attack) },
    );
    if (option.kind === 'done') break;
    if (option.kind === 'token') spend(game, attack, option.token);
    else if (option.effect === 'dodge') dodge(game, attack);
    else useAttackCard(game, attack, 'defense-tokens', option.effect);
  }
  attackMoment(game, attack, 'tokens-spent');
}

/** Tokens that lie ready and yet cannot be spent, because the ship is at speed 0 or a card forbids it. */
function tellSuppressed(game: ArmadaGame, attack: Attack): void {
  const { state } = game;
  const { defender } = attack;
  const reasons = new Map<Ruling, string[]>();
  for (const [at, token] of tokensOf(state, defender).entries()) {
    if (token.side === 'discarded' || attack.locked.includes(at)) continue;
    const because = suppressing(state, attack, token);
    if (because) reasons.set(because, [...(reasons.get(because) ?? []), token.kind]);
  }
  for (const [because, tokens] of reasons)
    game.emit({ kind: 'suppressed', party: defender, what: 'defense-tokens', tokens, because });
}

/** The ruling that suppresses a token before any is spent (defense-tokens.17), or by which a card forbids it; else null. */
function suppressing(state: ArmadaState, { defender }: Attack, token: DefenseToken): Ruling | null {
  const ship = shipIn(state, defender);
  if (!ship) return null;
  if (ship.speed === 0 && spentAtRest(ship) === 0) return 'armada:defense-tokens.17';
  return cannot(state, ship, spendToken(token, defender.zone));
}

/** Tokens that may be spent, alike ones once, and what else acts in this step. */
function defenseOptions(state: ArmadaState, attack: Attack): readonly DefenseOption[] {
  const seen = new Set<string>();
  const tokens = tokensOf(state, attack.defender).flatMap((token, at): readonly DefenseOption[] => {
    const name = `${token.kind} ${token.side}`;
    if (seen.has(name) || refusal(state, attack, token, at)) return [];
    seen.add(name);
    return [{ kind: 'token', token: at, name: token.kind }];
  });
  const effects = attackCards(state, attack, 'defense-tokens');
  return [
    ...tokens,
    ...effects.map((effect) => ({ kind: 'effect' as const, effect })),
    ...(dodges(state, attack) > 0 ? [{ kind: 'effect' as const, effect: 'dodge' }] : []),
  ];
}

/** Why a token may not be spent; null when it may. */
function refusal(state: ArmadaState, attack: Attack, token: DefenseToken, at: number): Ban | null {
  if (token.side === 'discarded') return { ruling: 'armada:defense-tokens.16' };
  if (attack.locked.includes(at)) return { ruling: 'armada:attack.13' };
  return limitOn(state, attack, token, at);
}

/** What an attack notes of a token that is discarded once it is spent. */
export const watching = (at: number): string => `watched-token-${at}`;

/** What is over with one token tells least of why another one of its kind cannot be spent. */
const LEAST_TOLD = ['armada:defense-tokens.19', 'armada:defense-tokens.16'];

/** Why tokens of a kind cannot be spent, once for each kind; one of which a token is offered is not refused. */
function tokenRefusals(state: ArmadaState, attack: Attack): readonly Refusal[] {
  const tokens = tokensOf(state, attack.defender);
  return [...new Set(tokens.map(({ kind }) => kind))].flatMap((kind) => {
    const bans = tokens.flatMap((token, at) =>
      token.kind === kind ? [refusal(state, attack, token, at)] : [],
    );
    const rank = (ban: Ban | null): number => (ban ? LEAST_TOLD.indexOf(ban.ruling) : -2);
    const [first] = bans.toSorted((a, b) => rank(a) - rank(b));
    return first ? [banned(kind, first)] : [];
  });
}

/** A readied token is exhausted, an exhausted one discarded (defense-tokens.16); then it does what it does. */
export function spend(game: ArmadaGame, attack: Attack, at: number): void {
  const token = tokensOf(game.state, attack.defender)[at]!;
  attack.spent.push(at);
  if (token.side === 'exhausted') attack.used.push(spentExhausted(at));
  flip(game, attack, token, token.side === 'readied' ? 'exhausted' : 'discarded', 'armada:defense-tokens.16');
  const goes = attack.used.includes(watching(at)) || isWornOut(game.state, attack, token.kind);
  if (goes && token.side !== 'discarded') flip(game, attack, token, 'discarded', 'armada:golden-rules.2');
  if (!doesInstead(game, attack, at)) takeEffect(game, attack, token, token.kind);
}

/** A token of somebody else does for the defender what its kind does. */
export const takeLent = (game: ArmadaGame, attack: Attack, token: DefenseToken): void =>
  takeEffect(game, attack, token, token.kind);
