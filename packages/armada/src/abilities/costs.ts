/** What acting costs. */
import { isSuch } from '../attack/dice.ts';
import { squadronParty, zoneParty } from '../attack/parties.ts';
import { dieOptions, takeDie } from '../attack/pool.ts';
import type { Attack } from '../attack/schema.ts';
import type { ArmadaGame } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Cost, Trigger } from './language.ts';
import { type Bearer, type Card, isShip } from './scene.ts';

/** Whether a card can be paid for: an exhausted card cannot be exhausted again (exhausted.1). */
export const payable = (
  bearer: Bearer,
  { upgrade }: Card,
  { cost }: Trigger,
  attack: Attack | null,
): boolean => cost.every((one) => canPay(bearer, upgrade?.side === 'readied', one, attack));

function canPay(bearer: Bearer, readied: boolean, cost: Cost, attack: Attack | null): boolean {
  switch (cost.kind) {
    case 'exhaust':
    case 'discard':
      return readied;
    case 'command-token':
      return isShip(bearer) && bearer.tokens.length > 0;
    case 'shields':
      return isShip(bearer) && Object.values(bearer.shields).some((shields) => shields > 0);
    case 'die':
      return attack?.dice.some((die) => isSuch(die, cost.which)) === true;
    case 'defense-token':
      return ownTokens(bearer, cost).length > 0;
  }
}

/** Defense tokens that may be paid with, alike ones once. */
function ownTokens({ defense }: Bearer, { is }: Extract<Cost, { kind: 'defense-token' }>) {
  const seen = new Set<string>();
  return defense.flatMap(({ kind, side }, token) => {
    const alike = `${kind} ${side}`;
    if (side === 'discarded' || (is !== undefined && kind !== is) || seen.has(alike)) return [];
    seen.add(alike);
    return [{ token, name: kind }];
  });
}

/** Pays for a card; shields are spent with the effect that they buy, one by one. */
export function payFor(game: ArmadaGame, bearer: Bearer, card: Card, { cost }: Trigger): void {
  for (const one of cost) pay(game, bearer, card, one);
}

function pay(game: ArmadaGame, bearer: Bearer, card: Card, cost: Cost): void {
  const { upgrade, name, because } = card;
  switch (cost.kind) {
    case 'exhaust':
    case 'discard':
      if (!upgrade || !isShip(bearer)) return;
      upgrade.side = cost.kind === 'exhaust' ? 'exhausted' : 'discarded';
      return game.emit({ kind: 'upgrade-used', ship: bearer.id, upgrade: name, now: upgrade.side, because });
    case 'command-token':
      return isShip(bearer) ? payToken(game, bearer, because) : undefined;
    case 'die':
      return payDie(game, bearer, cost, because);
    case 'defense-token':
      return payDefenseToken(game, bearer, cost, because);
    case 'shields':
      return;
  }
}

/** A command token spent as a cost does nothing else (effect-use-and-timing.6). */
function payToken(game: ArmadaGame, ship: Ship, because: string): void {
  const { command } = game.choose({
    form: 'choice',
    kind: 'discard-command-token',
    player: ship.player,
    because,
    ship: ship.id,
    options: ship.tokens.map((one) => ({ command: one })),
  });
  ship.tokens = ship.tokens.filter((one) => one !== command);
  game.emit({
    kind: 'command-token-lost',
    ship: ship.id,
    command,
    because: 'armada:effect-use-and-timing.6',
  });
}

function payDie(
  game: ArmadaGame,
  { player }: Bearer,
  { which }: Extract<Cost, { kind: 'die' }>,
  because: string,
): void {
  const { attack } = game.state;
  if (!attack) return;
  const options = dieOptions(attack, (die) => isSuch(die, which));
  const option = game.choose({ form: 'choice', kind: 'spend-die', player, because, options });
  takeDie(game, attack, option.die, 'spend', player, because);
}

/** A defense token spent or discarded as a cost does not do what it does (defense-tokens.20). */
function payDefenseToken(
  game: ArmadaGame,
  bearer: Bearer,
  cost: Extract<Cost, { kind: 'defense-token' }>,
  because: string,
): void {
  const { token: at } = game.choose({
    form: 'choice',
    kind: 'pick-defense-token',
    player: bearer.player,
    because,
    ship: isShip(bearer) ? bearer.id : -1,
    options: ownTokens(bearer, cost),
  });
  const token = bearer.defense[at]!;
  const now = cost.how === 'spend' && token.side === 'readied' ? 'exhausted' : 'discarded';
  token.side = now;
  const defender = isShip(bearer) ? zoneParty(bearer, 'front') : squadronParty(bearer);
  game.emit({
    kind: 'defense-token-spent',
    defender,
    token: token.kind,
    now,
    because: 'armada:defense-tokens.20',
  });
}
