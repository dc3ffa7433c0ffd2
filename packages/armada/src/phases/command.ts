import { dialsOf } from '../abilities/modifiers.ts';
import { COMMANDS } from '../cards/index.ts';
import { type ArmadaGame, shipsInPlay } from '../game.ts';
import type { ArmadaQuestion } from '../questions.ts';
import { type ArmadaState, occasion, type Ship } from '../state.ts';
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
      ship.dials.push(COMMANDS[chosen[at]!]!);
    });
    const { player } = dials[0]!;
    game.emit({ kind: 'commands-chosen', player, dials: dials.length, because: 'armada:command-phase.1' });
  });
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
  parts: dials.map((ship) => ({ about: ship.id, options: OPTIONS })),
});
