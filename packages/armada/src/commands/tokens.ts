import { eachOnce } from '../abilities/asking.ts';
import { gainerOf } from '../abilities/instead.ts';
import { cannot, heldTokens, holdsAlike } from '../abilities/modifiers.ts';
import type { Command } from '../cards/index.ts';
import type { ArmadaGame } from '../game.ts';
import type { Ship } from '../state.ts';

/**
 * A ship gains a command token. A duplicate goes back at once (command-tokens.3) but for cards, and so does one of the ship's choice
 * beyond its command value (command-tokens.2).
 */
export function gainCommandToken(game: ArmadaGame, due: Ship, command: Command, because: string): void {
  const ship = gainerOf(game, due);
  game.emit({ kind: 'command-token', ship: ship.id, command, because });
  const barred = cannot(game.state, ship, { kind: 'hold-command-tokens' });
  if (barred) return lose(game, ship, command, barred);
  if (ship.tokens.includes(command) && !holdsAlike(ship))
    return lose(game, ship, command, 'armada:command-tokens.3');
  ship.tokens.push(command);
  if (ship.tokens.length > heldTokens(game.state, ship)) discardOne(game, ship);
}

function discardOne(game: ArmadaGame, ship: Ship): void {
  const { command } = game.choose({
    form: 'choice',
    kind: 'discard-command-token',
    player: ship.player,
    because: 'armada:command-tokens.2',
    ship: ship.id,
    options: eachOnce(ship.tokens).map((one) => ({ command: one })),
  });
  discardCommandToken(game, ship, command, 'armada:command-tokens.2');
}

/** A command token goes back to the supply without being spent. */
export function discardCommandToken(game: ArmadaGame, ship: Ship, command: Command, because: string): void {
  const at = ship.tokens.indexOf(command);
  if (at < 0) return;
  ship.tokens.splice(at, 1);
  lose(game, ship, command, because);
}

function lose(game: ArmadaGame, ship: Ship, command: Command, because: string): void {
  game.emit({ kind: 'command-token-lost', ship: ship.id, command, because });
}
