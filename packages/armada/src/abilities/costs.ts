/** What acting costs. */
import type { ArmadaGame } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Cost, Trigger } from './language.ts';
import type { Card } from './scene.ts';

/** Whether a card can be paid for: an exhausted card cannot be exhausted again (exhausted.1). */
export const payable = (ship: Ship, { upgrade }: Card, { cost }: Trigger): boolean =>
  cost.every((one) => canPay(ship, upgrade?.side === 'readied', one));

function canPay(ship: Ship, readied: boolean, cost: Cost): boolean {
  switch (cost.kind) {
    case 'exhaust':
    case 'discard':
      return readied;
    case 'command-token':
      return ship.tokens.length > 0;
    case 'shields':
      return Object.values(ship.shields).some((shields) => shields > 0);
  }
}

/** Exhausts or discards the card; costs that leave a choice stand with the effects that they pay for. */
export function payFor(
  game: ArmadaGame,
  ship: Ship,
  { upgrade, name, because }: Card,
  { cost }: Trigger,
): void {
  for (const { kind } of cost) {
    if (!upgrade || (kind !== 'exhaust' && kind !== 'discard')) continue;
    upgrade.side = kind === 'exhaust' ? 'exhausted' : 'discarded';
    game.emit({ kind: 'upgrade-used', ship: ship.id, upgrade: name, now: upgrade.side, because });
  }
}
