import { chooseCommand, eachOnce } from '../abilities/asking.ts';
import { countedAs } from '../abilities/counted-as.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { isAtDistance } from '../abilities/traits.ts';
import type { Command } from '../cards/index.ts';
import { type ArmadaGame, cardOf, inPlay, shipOf, shipsInPlay } from '../game.ts';
import type { CommandOption } from '../questions.ts';
import { type ArmadaState, occasion, type Ship } from '../state.ts';
import { beginRepair } from './repair.ts';
import { spendableFor, spendFor } from './spend.ts';
import { commandSquadrons } from './squadron.ts';
import { discardCommandToken, gainCommandToken } from './tokens.ts';

/** The top dial is revealed and put beside the ship (command-dials.1). */
export function revealDial(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const command = ship.revealsNone ? undefined : ship.dials[0];
  if (command === undefined || command === 'hidden') {
    game.emit({ kind: 'no-dial', ship: id, because: 'armada:command-dials.1' });
    return game.next({ kind: 'resolve-commands', ship: id });
  }
  ship.dials.shift();
  ship.revealed.push(command);
  game.emit({ kind: 'dial-revealed', ship: id, command, because: 'armada:command-dials.1' });
  if (cardOf(ship).size === 'huge') gainCommandToken(game, ship, command, 'armada:huge-ship.3');
  game.next(
    { kind: 'window', ...occasion('reveal', { ship: id, what: command }) },
    { kind: 'clear-raids', ship: id },
    { kind: 'use-dial', ship: id },
    { kind: 'window', ...occasion('dials-used', { ship: id }) },
    { kind: 'resolve-commands', ship: id },
  );
}

/** The dial may be discarded to clear all raid tokens, or a token to clear the matching one (raid-tokens.2). */
export function clearRaids(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  if (ship.raids.length === 0) return;
  const matching = eachOnce(ship.tokens).filter((command) => ship.raids.includes(command));
  const option = game.choose({
    form: 'choice',
    kind: 'clear-raid',
    player: ship.player,
    because: 'armada:raid-tokens.2',
    ship: id,
    options: [
      ...(ship.revealed.length > 0 ? [{ kind: 'dial' as const }] : []),
      ...matching.map((command) => ({ kind: 'token' as const, command })),
      { kind: 'none' },
    ],
  });
  if (option.kind === 'none') return;
  if (option.kind === 'dial') {
    const command = ship.revealed.shift()!;
    game.emit({ kind: 'dial-discarded', ship: id, command, because: 'armada:raid-tokens.2' });
    const raids = isHampered(game.state, ship) ? [pickRaid(game, ship)] : [...ship.raids];
    for (const raid of raids) clearRaid(game, ship, raid);
    return;
  }
  discardCommandToken(game, ship, option.command, 'armada:raid-tokens.2');
  clearRaid(game, ship, option.command);
  game.next({ kind: 'clear-raids', ship: id });
}

/** Whether a card of an enemy near leaves a ship only one raid token to discard with its dial. */
const isHampered = (state: ArmadaState, ship: Ship): boolean =>
  shipsInPlay(state).some(
    (enemy) =>
      enemy.player !== ship.player &&
      modifiersOf(enemy, 'slow-clearing').some(({ within }) => isAtDistance(enemy, ship, within)),
  );

const pickRaid = (game: ArmadaGame, ship: Ship): Command =>
  chooseCommand(game, ship.player, ship, ship.raids, 'armada:golden-rules.2');

function clearRaid(game: ArmadaGame, ship: Ship, command: Ship['raids'][number]): void {
  ship.raids = ship.raids.filter((raid) => raid !== command);
  game.emit({ kind: 'raid-cleared', ship: ship.id, command, because: 'armada:raid-tokens.2' });
}

/** A revealed dial may be spent at once for a token (command-dials.2), also one that the ship gained (command-dials.7). */
export function useDial(game: ArmadaGame, id: number, at = 0): void {
  const ship = shipOf(game, id);
  const command = ship.revealed[at];
  if (command === undefined) return;
  const { kind } = game.choose({
    form: 'choice',
    kind: 'dial-use',
    player: ship.player,
    because: 'armada:command-dials.2',
    ship: id,
    options: [{ kind: 'keep' }, { kind: 'token' }],
  });
  game.next({ kind: 'use-dial', ship: id, at: kind === 'keep' ? at + 1 : at });
  if (kind === 'keep') return;
  ship.revealed.splice(at, 1);
  gainCommandToken(game, ship, command, 'armada:command-dials.2');
}

/** Squadron and repair commands resolve right after the dial is revealed (commands-squadron.1, commands-repair.1). */
export function resolveCommands(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const options = (['squadron', 'repair'] as const).flatMap((command) =>
    spendableFor(ship, command).map(
      (spending): CommandOption => ({ kind: 'command', command, with: spending }),
    ),
  );
  const option = game.choose({
    form: 'choice',
    kind: 'resolve-command',
    player: ship.player,
    because: 'armada:commands.1',
    ship: id,
    options: [...options, { kind: 'none' }],
  });
  if (option.kind === 'none') return;
  game.next({ kind: 'resolve-commands', ship: id });
  const squadrons = option.command === 'squadron';
  spendFor(
    game,
    ship,
    option.command,
    option.with,
    squadrons ? 'armada:commands-squadron.1' : 'armada:commands-repair.1',
  );
  const spending = countedAs(game, ship, option.command, option.with);
  if (squadrons) commandSquadrons(game, ship, spending);
  else beginRepair(game, ship, spending);
}
