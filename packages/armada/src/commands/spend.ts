import { announce } from '../abilities/windows.ts';
import type { Command } from '../cards/index.ts';
import type { CommandMeans } from '../events.ts';
import type { ArmadaGame } from '../game.ts';
import { occasion, type Ship } from '../state.ts';

/**
 * With what a ship may resolve a command now: a dial, a token, or one of each (commands.1, .5). Not at all with a raid
 * token of the command (raid-tokens.1), nor twice in a round (commands.2).
 */
export function meansFor(ship: Ship, command: Command): readonly CommandMeans[] {
  if (ship.raids.includes(command) || ship.resolved.includes(command)) return [];
  const dial = ship.revealed.includes(command);
  const token = ship.tokens.includes(command);
  if (dial && token) return ['dial', 'token', 'both'];
  if (dial) return ['dial'];
  return token ? ['token'] : [];
}

/** Spends what a command is resolved with; it counts as resolved whatever comes of it (commands.7). */
export function spendFor(
  game: ArmadaGame,
  ship: Ship,
  command: Command,
  means: CommandMeans,
  because: string,
): void {
  if (means !== 'token') takeOne(ship.revealed, command);
  if (means !== 'dial') takeOne(ship.tokens, command);
  ship.resolved.push(command);
  game.emit({ kind: 'command', ship: ship.id, command, with: means, because });
  if (means !== 'dial') announce(game, occasion('token-spent', { ship: ship.id, what: command }));
}

/** Says that a command has been resolved, for what acts then. */
export function commandResolved(game: ArmadaGame, ship: Ship, command: Command): void {
  announce(game, occasion('after-command', { ship: ship.id, what: command }));
}

function takeOne(commands: Command[], command: Command): void {
  const at = commands.indexOf(command);
  if (at >= 0) commands.splice(at, 1);
}
