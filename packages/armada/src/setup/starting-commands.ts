import { upgradeCard } from '../cards/index.ts';
import { type ArmadaGame, shipOf } from '../game.ts';
import type { Ship, Step } from '../state.ts';

/** Steps in which the tokens and dials are chosen that upgrades of a ship start with, when it is deployed. */
export const startingSteps = (ship: Ship): readonly Step[] =>
  ship.upgrades.flatMap(({ id }, upgrade) =>
    upgradeCard(id)?.starts ? [{ kind: 'starting-commands' as const, ship: ship.id, upgrade }] : [],
  );

/** One token or dial after the other goes on the card, and belongs to it (upgrade-cards-with-tokens-or-dials.1). */
export function chooseStartingCommands(game: ArmadaGame, id: number, at: number): void {
  const ship = shipOf(game, id);
  const upgrade = ship.upgrades[at]!;
  const starts = upgradeCard(upgrade.id)?.starts;
  if (!starts || upgrade.tokens.length >= starts.count) return;
  const because = 'armada:upgrade-cards-with-tokens-or-dials.1';
  const { command } = game.choose({
    form: 'choice',
    kind: 'starting-command',
    player: ship.player,
    because,
    ship: id,
    upgrade: upgrade.id,
    options: starts.of.map((one) => ({ command: one })),
  });
  upgrade.tokens.push(command);
  if (upgrade.tokens.length < starts.count) {
    return game.next({ kind: 'starting-commands', ship: id, upgrade: at });
  }
  game.emit({
    kind: 'starting-commands',
    ship: id,
    upgrade: upgrade.id,
    commands: [...upgrade.tokens],
    because,
  });
}
