import { mayHave } from '../abilities/kinds.ts';
import { dialsOf } from '../abilities/modifiers.ts';
import { cardsOf } from '../abilities/scene.ts';
import { COMMANDS, type Command } from '../cards/index.ts';
import { type ArmadaGame, shipsInPlay } from '../game.ts';
import type { ArmadaQuestion } from '../questions.ts';
import { type ArmadaState, occasion, type Ship, type Upgrade } from '../state.ts';
import { beginPhase } from './round.ts';

type CommandsQuestion = Extract<ArmadaQuestion, { kind: 'commands' }>;

/** The Command Phase: every ship gets its dials (command-phase.1, .2). */
export function commandPhase(game: ArmadaGame): void {
  beginPhase(
    game,
    'command',
    'start-of-command-phase',
    { kind: 'choose-commands' },
    { kind: 'window', ...occasion('end-of-command-phase') },
  );
}

/** Both players choose in secret (command-phase.1); new dials go under those already there (command-phase.3). */
export function chooseCommands(game: ArmadaGame): void {
  const sides = [0, 1].map((player) => dialsDue(game.state, player)).filter((dials) => dials.length > 0);
  const questions = sides.map(commandsQuestion);
  const answers = game.askAll(questions);
  sides.forEach((dials, i) => {
    const chosen = answers[i] as readonly number[];
    dials.forEach((ship, at) => {
      ship.dials.push(optionsFor(ship)[chosen[at]!]!.command);
    });
    const { player } = dials[0]!;
    game.emit({ kind: 'commands-chosen', player, dials: dials.length, because: 'armada:command-phase.1' });
  });
  for (const ship of shipsInPlay(game.state)) showFixedDials(game, ship, sides.flat());
}

/** A card that says what the new dials show lets the other player see them, and its token goes. */
function showFixedDials(game: ArmadaGame, ship: Ship, due: readonly Ship[]): void {
  const fixed = fixing(ship);
  const command = fixedCommand(ship);
  if (!fixed || command === null) return;
  const count = due.filter((one) => one === ship).length;
  const because = 'armada:golden-rules.2';
  if (count > 0)
    game.emit({
      kind: 'dials-shown',
      ship: ship.id,
      commands: ship.dials.slice(-count).map(String),
      because,
    });
  fixed.tokens.splice(0, 1);
  game.emit({ kind: 'card-command', ship: ship.id, upgrade: fixed.id, command, because });
}

/** The upgrade of a ship that says what its new dials show. */
const fixing = (ship: Ship): Upgrade | undefined =>
  mayHave(ship, 'fixes-dials')
    ? (cardsOf(ship).find(({ abilities }) => abilities.some(({ kind }) => kind === 'fixes-dials'))?.upgrade ??
      undefined)
    : undefined;

/** The command that the new dials of a ship must show; null when they may show any. */
function fixedCommand(ship: Ship): Command | null {
  const token = fixing(ship)?.tokens[0];
  return token === undefined || token === 'hidden' ? null : token;
}

function optionsFor(ship: Ship): readonly { readonly command: Command }[] {
  const command = fixedCommand(ship);
  return command === null ? OPTIONS : [{ command }];
}

/** The ships of a player that get new dials, once for each dial up to the command value (command-phase.2). */
function dialsDue(state: ArmadaState, player: number): readonly Ship[] {
  return shipsInPlay(state)
    .filter((ship) => ship.player === player)
    .flatMap((ship) => {
      const due = dialsOf(state, ship) - ship.dials.length;
      return Array.from({ length: Math.max(0, due) }, () => ship);
    });
}

const OPTIONS = COMMANDS.map((command) => ({ command }));

const commandsQuestion = (dials: readonly Ship[]): CommandsQuestion => ({
  form: 'each',
  kind: 'commands',
  player: dials[0]!.player,
  because: 'armada:command-phase.1',
  parts: dials.map((ship) => ({ about: ship.id, options: optionsFor(ship) })),
});
