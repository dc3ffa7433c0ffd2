/** What acting costs. */
import type { ArmadaGame } from '../game.ts';
import type { Cost, Trigger } from './language.ts';
import { type Bearer, type Card, isShip } from './scene.ts';

/** Whether a card can be paid for: an exhausted card cannot be exhausted again (exhausted.1). */
export const payable = (bearer: Bearer, { upgrade }: Card, { cost }: Trigger): boolean =>
  cost.every((one) => canPay(bearer, upgrade?.side === 'readied', one));

function canPay(bearer: Bearer, readied: boolean, cost: Cost): boolean {
  switch (cost.kind) {
    case 'exhaust':
    case 'discard':
      return readied;
    case 'command-token':
      return isShip(bearer) && bearer.tokens.length > 0;
    case 'shields':
      return isShip(bearer) && Object.values(bearer.shields).some((shields) => shields > 0);
  }
}

/** Pays for a card; shields are spent with the effect that they buy, one by one. */
export function payFor(game: ArmadaGame, bearer: Bearer, card: Card, { cost }: Trigger): void {
  if (!isShip(bearer)) return;
  const { upgrade, name, because } = card;
  for (const { kind } of cost) {
    if (kind === 'command-token') payToken(game, bearer, because);
    if (!upgrade || (kind !== 'exhaust' && kind !== 'discard')) continue;
    upgrade.side = kind === 'exhaust' ? 'exhausted' : 'discarded';
    game.emit({ kind: 'upgrade-used', ship: bearer.id, upgrade: name, now: upgrade.side, because });
  }
}

/** A command token spent as a cost does nothing else (effect-use-and-timing.6). */
function payToken(game: ArmadaGame, ship: Extract<Bearer, { shields: unknown }>, because: string): void {
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
