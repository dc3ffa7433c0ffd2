import { type Command, type StartingCommands, upgradeCard } from '../cards/index.ts';
import { type ArmadaGame, shipOf } from '../game.ts';
import type { Ship, Step, Upgrade } from '../state.ts';

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
    options: openCommands(starts, upgrade).map((one) => ({ command: one })),
  });
  upgrade.tokens.push(command);
  if (upgrade.tokens.length < starts.count) {
    return game.next({ kind: 'starting-commands', ship: id, upgrade: at });
  }
  game.emit({
    kind: 'starting-commands',
    ship: id,
    upgrade: upgrade.id,
    // Dials lie facedown: only how many there are is told (command-phase.1).
    commands: starts.with === 'tokens' ? upgrade.tokens.filter((one) => one !== 'hidden') : [],
    because,
  });
}

/** Commands that the next one may be, so that as many kinds as the card asks for can still be among them. */
function openCommands({ of, count, kinds = 1 }: StartingCommands, { tokens }: Upgrade): readonly Command[] {
  const missing = kinds - new Set(tokens).size;
  return count - tokens.length > missing ? of : of.filter((one) => missing <= 0 || !tokens.includes(one));
}
