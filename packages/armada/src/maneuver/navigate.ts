import { countedAs } from '../abilities/counted-as.ts';
import { yawAtRest } from '../abilities/modifiers.ts';
import { modifiersOf } from '../abilities/scene.ts';
import { noteRaise } from '../abilities/verbs/ships.ts';
import { commandResolved, spendableFor, spendFor } from '../commands/spend.ts';
import type { DialOrToken } from '../events.ts';
import { type ArmadaGame, cardOf, inPlay, shipOf } from '../game.ts';
import type { CommandOption, NavigateOption } from '../questions.ts';
import { occasion, type Ship, type Step } from '../state.ts';
import { setSpeed } from './speed.ts';

/** Determine Course: the navigate command first (commands-navigate.1), then the course (ship-movement.1). */
export function determineCourse(game: ArmadaGame, id: number): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  const spendable = spendableFor(ship, 'navigate');
  const options = spendable.map(
    (one): CommandOption => ({ kind: 'command', command: 'navigate', with: one }),
  );
  const option = game.choose({
    form: 'choice',
    kind: 'resolve-command',
    player: ship.player,
    because: 'armada:commands-navigate.1',
    ship: id,
    options: [...options, { kind: 'none' }],
  });
  if (option.kind === 'none') return game.next(...plotSteps(id, 0));
  spendFor(game, ship, 'navigate', option.with, 'armada:commands-navigate.1');
  commandResolved(game, ship, 'navigate');
  game.next({ kind: 'navigate', ship: id, with: countedAs(game, ship, 'navigate', option.with) });
}

/** Cards act in Determine Course, then the course is plotted. */
const plotSteps = (ship: number, raised: number): readonly Step[] => [
  { kind: 'window', ...occasion('determine-course', { ship }) },
  { kind: 'plot-course', ship, raised },
];

/** What a navigate command can do: a dial changes speed by one and raises one joint, a token only changes speed. */
export function navigateOptions(ship: Ship, spending: DialOrToken): readonly NavigateOption[] {
  const { speeds } = cardOf(ship);
  const reach = spending === 'both' ? 2 : 1;
  const options: NavigateOption[] = [];
  for (let speed = ship.speed - reach; speed <= ship.speed + reach; speed++) {
    // Never below 0 nor beyond the chart (commands-navigate.4, speed.2).
    if (speed < 0 || speed > speeds.length) continue;
    const joints = spending === 'token' ? 0 : Math.max(speed, yawAtRest(ship) > 0 ? 1 : 0);
    for (let joint = 0; joint <= joints; joint++) options.push({ speed, joint });
  }
  return modifiersOf(ship, 'yaw-for-speed').length > 0 && spending !== 'dial'
    ? [...options, ...swapsOf(options, ship, reach - 1)]
    : options;
}

/** Options with one change of speed fewer, and one more click instead. */
const swapsOf = (options: readonly NavigateOption[], ship: Ship, reach: number): readonly NavigateOption[] =>
  options
    .filter(({ speed }) => Math.abs(speed - ship.speed) <= reach)
    .flatMap((one) => Array.from({ length: one.speed }, (_, at) => ({ ...one, swap: at + 1 })));

/** Changes speed and yaw as the command allows (commands-navigate.2, .3). */
export function navigate(game: ArmadaGame, id: number, spending: DialOrToken): void {
  const ship = shipOf(game, id);
  const { speed, joint, swap } = game.choose({
    form: 'choice',
    kind: 'navigate',
    player: ship.player,
    because: spending === 'token' ? 'armada:commands-navigate.3' : 'armada:commands-navigate.2',
    ship: id,
    options: navigateOptions(ship, spending),
  });
  game.next(...plotSteps(id, joint));
  if (swap) noteRaise(ship, swap, 'one-more');
  setSpeed(game, ship, speed, 'armada:commands-navigate.2');
}
