import { staysExhausted } from '../abilities/modifiers.ts';
import type { Command, Exhaustion } from '../cards/index.ts';
import { upgradeCard } from '../cards/index.ts';
import { discardCommandToken } from '../commands/tokens.ts';
import { type ArmadaGame, shipOf, shipsInPlay } from '../game.ts';
import type { ArmadaState, Ship, Upgrade } from '../state.ts';

const exhaustionOf = (upgrade: Upgrade): Exhaustion => upgradeCard(upgrade.id)?.exhausts ?? 'never';

/** Cards that ready by themselves do so; the others only where their cost is paid (readied.2). */
export function readyUpgrades(game: ArmadaGame): void {
  const { state } = game;
  for (const ship of shipsInPlay(state)) {
    for (const upgrade of ship.upgrades) {
      const how = exhaustionOf(upgrade);
      if (upgrade.side !== 'exhausted' || (how !== 'recur' && how !== 'plain')) continue;
      if (!staysExhausted(state, ship, upgrade)) ready(game, ship, upgrade, 'armada:readied.2');
    }
  }
  game.next({ kind: 'pay-to-ready', player: state.first, passed: [] });
}

function ready(game: ArmadaGame, ship: Ship, upgrade: Upgrade, because: string): void {
  upgrade.side = 'readied';
  game.emit({ kind: 'upgrade-readied', ship: ship.id, upgrade: upgrade.id, because });
}

/** A card that a player can ready now, and with which command token of its ship (ready-cost.1). */
export interface ReadyOption {
  readonly kind: 'ready';
  readonly ship: number;
  readonly upgrade: string;
  readonly command: Command;
  /** The token lies on the card itself, whose text allows to pay with it. */
  readonly own?: true;
}

/** The players ready one card by turns, the first player first, until both have passed (ready-cost.2). */
export function payToReady(game: ArmadaGame, player: number, passed: readonly number[]): void {
  if (passed.includes(0) && passed.includes(1)) return;
  const options = passed.includes(player) ? [] : readyOptions(game.state, player);
  const option = game.choose({
    form: 'choice',
    kind: 'ready-upgrade',
    player,
    because: 'armada:ready-cost.1',
    options: [...options, { kind: 'none' }],
  });
  const done = option.kind === 'none';
  game.next({
    kind: 'pay-to-ready',
    player: 1 - player,
    passed: done && !passed.includes(player) ? [...passed, player] : passed,
  });
  if (done) return;
  const ship = shipOf(game, option.ship);
  const upgrade = ship.upgrades.find(({ id }) => id === option.upgrade)!;
  if (option.own) upgrade.tokens.splice(upgrade.tokens.indexOf(option.command), 1);
  else discardCommandToken(game, ship, option.command, 'armada:ready-cost.1');
  ready(game, ship, upgrade, 'armada:ready-cost.1');
}

function readyOptions(state: ArmadaState, player: number): readonly ReadyOption[] {
  return shipsInPlay(state)
    .filter((ship) => ship.player === player)
    .flatMap((ship) =>
      ship.upgrades.flatMap((upgrade): readonly ReadyOption[] => {
        const how = exhaustionOf(upgrade);
        if (upgrade.side !== 'exhausted' || typeof how === 'string') return [];
        const option = { kind: 'ready' as const, ship: ship.id, upgrade: upgrade.id };
        return how.readyFor.flatMap((command): readonly ReadyOption[] => [
          ...(ship.tokens.includes(command) ? [{ ...option, command }] : []),
          ...(how.ownTokens && upgrade.tokens.includes(command)
            ? [{ ...option, command, own: true as const }]
            : []),
        ]);
      }),
    );
}
