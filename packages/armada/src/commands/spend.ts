import { announce } from '../abilities/announce.ts';
import { wanted } from '../abilities/asking.ts';
import { mayHave } from '../abilities/kinds.ts';
import { hasActed, noteAct, noteDial } from '../abilities/lasting.ts';
import { type Card, cardsOf } from '../abilities/scene.ts';
import type { Command } from '../cards/index.ts';
import type { DialOrToken } from '../events.ts';
import type { ArmadaGame } from '../game.ts';
import { occasion, type Ship } from '../state.ts';

/**
 * With what a ship may resolve a command now: a dial, a token, or one of each (commands.1, .5). Not at all with a raid
 * token of the command (raid-tokens.1), nor twice in a round (commands.2).
 */
export function spendableFor(ship: Ship, command: Command): readonly DialOrToken[] {
  if (ship.raids.includes(command) || ship.resolved.includes(command)) return [];
  const dial = ship.revealed.includes(command);
  const token = ship.tokens.includes(command);
  if (!token && freeCommand(ship)) return dial ? ['dial', 'token'] : ['token'];
  if (dial && token) return ['dial', 'token', 'both'];
  if (dial) return ['dial'];
  return token ? ['token'] : [];
}

/** Spends what a command is resolved with; it counts as resolved whatever comes of it (commands.7). */
export function spendFor(
  game: ArmadaGame,
  ship: Ship,
  command: Command,
  spending: DialOrToken,
  because: string,
): void {
  const free = spending === 'token' ? freeFor(game, ship, command) : null;
  if (spending !== 'token') takeOne(ship.revealed, command);
  if (spending !== 'token' && mayHave(ship, 'at after-command')) noteDial(ship, command);
  if (spending !== 'dial' && !free) takeOne(ship.tokens, command);
  ship.resolved.push(command);
  game.emit({ kind: 'command', ship: ship.id, command, with: spending, because });
  if (free) return takeRaid(game, ship, command, free);
  if (spending !== 'dial') announce(game, occasion('token-spent', { ship: ship.id, what: command }));
}

/** The card by which a ship resolves a command without a token in its activation, as long as it may. */
function freeCommand(ship: Ship): Card | undefined {
  if (!mayHave(ship, 'free-commands')) return;
  return cardsOf(ship).find(({ name, abilities }) =>
    abilities.some((one) => one.kind === 'free-commands' && !hasActed(ship, name, one.times)),
  );
}

/** That card, where it must pay or its player would rather keep the token. */
function freeFor(game: ArmadaGame, ship: Ship, command: Command): Card | null {
  const card = freeCommand(ship);
  if (!card || !ship.tokens.includes(command)) return card ?? null;
  return wanted(game, ship, card) ? card : null;
}

/** What that costs: a raid token of the command, none twice (raid-tokens.1). */
function takeRaid(game: ArmadaGame, ship: Ship, command: Command, { name, because }: Card): void {
  noteAct(ship, name, 'activation');
  if (ship.raids.includes(command)) return;
  ship.raids.push(command);
  game.emit({ kind: 'raid-token', ship: ship.id, command, because });
}

/** Says that a command has been resolved, for what acts then. */
export function commandResolved(game: ArmadaGame, ship: Ship, command: Command): void {
  announce(game, occasion('after-command', { ship: ship.id, what: command }));
}

function takeOne(commands: Command[], command: Command): void {
  const at = commands.indexOf(command);
  if (at >= 0) commands.splice(at, 1);
}
