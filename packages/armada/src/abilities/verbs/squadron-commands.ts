/** Effects of cards that command squadrons. */
import { spendableFor, spendFor } from '../../commands/spend.ts';
import { commandSquadrons } from '../../commands/squadron.ts';
import type { ArmadaGame } from '../../game.ts';
import type { CommandOption } from '../../questions.ts';
import type { Ship } from '../../state.ts';
import { countedAs } from '../counted-as.ts';

/** The squadron command, out of its time, with what its player picks of what there is for it. */
export function resolveSquadrons(game: ArmadaGame, ship: Ship, because: string): void {
  const options = spendableFor(ship, 'squadron').map(
    (spending): CommandOption => ({ kind: 'command', command: 'squadron', with: spending }),
  );
  if (options.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'resolve-command',
    player: ship.player,
    because,
    ship: ship.id,
    options: [...options, { kind: 'none' }],
  });
  if (option.kind === 'none') return;
  spendFor(game, ship, 'squadron', option.with, because);
  commandSquadrons(game, ship, countedAs(game, ship, 'squadron', option.with));
}

/** Squadrons are activated as by a squadron dial. */
export function commandBySquadronDial(game: ArmadaGame, ship: Ship, because: string): void {
  if (ship.raids.includes('squadron') || ship.resolved.includes('squadron')) return;
  ship.resolved.push('squadron');
  game.emit({ kind: 'command', ship: ship.id, command: 'squadron', with: 'dial', because });
  commandSquadrons(game, ship, 'dial');
}
