/** Spend Defense Tokens: the defender spends them one at a time and sees what each does (attack.15, defense-tokens.22). */
import type { Refusal, Ruling } from '@firing-arc/referee';
import type { EvadeBonus, Modifier } from '../abilities/language.ts';
import {
  cannot,
  evadeBonuses,
  forbidding,
  isWornOut,
  modifiersOf,
  spendToken,
  tokenLimits,
} from '../abilities/modifiers.ts';
import { spentExhausted } from '../abilities/scene.ts';
import { type ArmadaGame, cardOf, zonesBeside, zonesOf } from '../game.ts';
import type { Zone } from '../geometry/index.ts';
import type { ArmadaState, DefenseToken, Ship } from '../state.ts';
import { attackCards, attackMoment, useAttackCard } from './card-effects.ts';
import { type Evade, evadeAt, mayTurn } from './dice.ts';
import { dodge, dodges } from './dodge.ts';
import { hasMadeItsAttack } from './once-a-round.ts';
import { defendingPlayer, isShipOnShip, pieceOf, shipIn, tokensOf } from './parties.ts';
import { cancelAll, dieOptions, rerollDie, takeDie } from './pool.ts';
import type { DefenseOption } from './questions.ts';
import type { Attack } from './schema.ts';
import { doesInstead } from './token-instead.ts';

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

/** The ruling by which a token may not be spent; null when it may. */
function refusal(state: ArmadaState, attack: Attack, token: DefenseToken, at: number): Ruling | null {
  if (token.side === 'discarded') return 'armada:defense-tokens.16';
  if (attack.locked.includes(at)) return 'armada:attack.13';
  return limitOn(state, attack, token, at);
}

/** What no effect lifts: speed 0, one of each type, each once (defense-tokens.17 to .19, faq-cards-core-set.1). */
function limitOn(state: ArmadaState, attack: Attack, token: DefenseToken, at: number): Ruling | null {
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
const spentAtRest = (ship: Ship): number =>
  modifiersOf(ship, 'spends-at-rest').reduce((sum, { tokens }) => sum + tokens, 0);

/** Whether a card's limit on the tokens spent in this attack leaves no room for one more. */
function isReached(
  { spent, used }: Attack,
  token: DefenseToken,
  { to, exhausted }: Extract<Modifier, { readonly kind: 'limits-tokens' }>,
): boolean {
  if (!exhausted) return spent.length >= to;
  const before = spent.filter((at) => used.includes(spentExhausted(at)));
  return token.side === 'exhausted' && before.length >= to;
}

/** What an attack notes of a token that is discarded once it is spent. */
export const watching = (at: number): string => `watched-token-${at}`;

function tokenRefusals(state: ArmadaState, attack: Attack): readonly Refusal[] {
  return tokensOf(state, attack.defender).flatMap((token, at) => {
    const ruling = refusal(state, attack, token, at);
    if (!ruling) return [];
    const card = ruling === 'armada:golden-rules.2' ? forbiddingCard(state, attack, token) : undefined;
    return [{ option: token.kind, ruling, ...(card === undefined ? {} : { facts: { card } }) }];
  });
}

/** The card that forbids or limits the spending of a token. */
function forbiddingCard(state: ArmadaState, attack: Attack, token: DefenseToken): string | undefined {
  const limiting = tokenLimits(state, attack).find(({ limit }) => isReached(attack, token, limit));
  if (limiting) return limiting.card;
  const ship = shipIn(state, attack.defender);
  return (ship && forbidding(state, ship, spendToken(token, attack.defender.zone)))?.name;
}

/** Locked tokens that could be spent if nothing locked them. */
export const unlockable = (state: ArmadaState, attack: Attack): readonly number[] =>
  attack.locked.filter((at) => {
    const token = tokensOf(state, attack.defender)[at]!;
    return token.side !== 'discarded' && limitOn(state, attack, token, at) === null;
  });

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

/** A token does what a kind does: its own, or that of another one. */
export function takeEffect(
  game: ArmadaGame,
  attack: Attack,
  token: DefenseToken,
  kind: DefenseToken['kind'],
): void {
  attack.used.push(effectOf(kind));
  switch (kind) {
    case 'scatter':
      return cancelAll(game, attack, defendingPlayer(game.state, attack), 'armada:defense-tokens.15');
    case 'evade':
      return evade(game, attack, token);
    case 'brace':
      attack.braced = true;
      return;
    case 'redirect':
      return nameRedirectZone(game, attack);
    case 'contain':
      attack.contained = true;
      return;
    case 'salvo':
      attack.salvo = true;
      return;
  }
}

export function flip(
  game: ArmadaGame,
  { defender }: Attack,
  token: DefenseToken,
  now: 'exhausted' | 'discarded',
  because: string,
): void {
  token.side = now;
  game.emit({ kind: 'defense-token-spent', defender, token: token.kind, now, because });
}

/** Evade cancels or has rerolled dice that the defender picks (defense-tokens.4 to .7). */
function evade(game: ArmadaGame, attack: Attack, token: DefenseToken): void {
  const does = evadeWith(game.state, attack);
  if (does === null) return;
  const because = EVADES[attack.reach];
  for (let die = 0; die < does.dice; die++) evadeDie(game, attack, does.how, because);
  if (!mayEvadeMore(game.state, attack)) return;
  const { kind } = game.choose({
    form: 'choice',
    kind: 'evade-more',
    player: defendingPlayer(game.state, attack),
    because: 'armada:defense-tokens.8',
    options: [{ kind: 'yes' }, { kind: 'no' }],
  });
  if (kind === 'no') return;
  evadeDie(game, attack, does.how, 'armada:defense-tokens.8');
  if (token.side !== 'discarded') flip(game, attack, token, 'discarded', 'armada:defense-tokens.8');
}

/** What evade does in an attack, with what cards of the defender's side add to it. */
function evadeWith(state: ArmadaState, attack: Attack): Evade | null {
  const does = evadeAt(attack.reach, state.edition);
  const ship = shipIn(state, attack.defender);
  if (does === null || !ship) return does;
  return evadeBonuses(state, ship).reduce((evade, bonus) => better(evade, attack.reach, bonus), does);
}

function better({ dice, how }: Evade, reach: Attack['reach'], bonus: EvadeBonus): Evade {
  const near = reach === 'close' || reach === 'distance-1';
  switch (bonus) {
    case 'cancel-at-medium':
      return { dice, how: reach === 'medium' ? 'cancel' : how };
    case 'one-more-close':
      return { dice: near ? dice + 1 : dice, how };
    case 'cancel-close':
      return { dice, how: near ? 'cancel' : how };
    case 'one-more':
      return { dice: dice + 1, how };
  }
}

const EVADES: Readonly<Record<Attack['reach'], string>> = {
  close: 'armada:defense-tokens.6',
  medium: 'armada:defense-tokens.5',
  long: 'armada:defense-tokens.4',
  extreme: 'armada:defense-tokens.7',
  'distance-1': 'armada:defense-tokens.6',
  'distance-2': 'armada:defense-tokens.6',
};

/** Against a larger ship one die more may be affected (defense-tokens.8); not in 2015. */
function mayEvadeMore(state: ArmadaState, attack: Attack): boolean {
  if (!isShipOnShip(attack) || attack.dice.length === 0 || state.edition === '2015') return false;
  const sizes = ['small', 'medium', 'large', 'huge'];
  const [attacker, defender] = [shipIn(state, attack.attacker)!, shipIn(state, attack.defender)!];
  return sizes.indexOf(cardOf(attacker).size) > sizes.indexOf(cardOf(defender).size);
}

function evadeDie(game: ArmadaGame, attack: Attack, how: 'cancel' | 'reroll', because: string): void {
  const dice = dieOptions(attack, how === 'reroll' ? mayTurn : undefined);
  if (dice.length === 0) return;
  const player = defendingPlayer(game.state, attack);
  const { die } = game.choose({ form: 'choice', kind: 'evade-die', how, player, because, options: dice });
  if (how === 'cancel') takeDie(game, attack, die, 'cancel', player, because);
  else rerollDie(game, attack, die, player, because);
}

/** Redirect names an adjacent zone; how much it takes is settled after the damage is totaled (defense-tokens.3). */
function nameRedirectZone(game: ArmadaGame, attack: Attack): void {
  const { defender } = attack;
  const ship = shipIn(game.state, defender);
  if (!ship) return;
  const wider = modifiersOf(ship, 'redirects');
  const anywhere = wider.some((one) => one.anywhere);
  const most = Math.max(1, ...wider.map(({ zones }) => zones));
  const zones = anywhere
    ? zonesOf(ship).filter((zone) => zone !== defender.zone)
    : zonesBeside(ship, defender.zone);
  const player = ship.player;
  const because = 'armada:defense-tokens.3';
  const options = zones.map((zone) => ({ zone }));
  const first = game.choose({ form: 'choice', kind: 'redirect-zone', player, because, options });
  nameZone(game, attack, first.zone, because);
  for (let named = 1; named < most; named++) {
    const left = options.filter(({ zone }) => !attack.redirects.includes(zone));
    const more = game.choose({
      form: 'choice',
      kind: 'redirect-more',
      player,
      because,
      options: [...left, { kind: 'none' }],
    });
    if (!('zone' in more)) return;
    nameZone(game, attack, more.zone, because);
  }
}

function nameZone(game: ArmadaGame, attack: Attack, zone: Zone, because: string): void {
  attack.redirects.push(zone);
  game.emit({ kind: 'redirect-zone', ship: attack.defender.id, zone, because });
}
