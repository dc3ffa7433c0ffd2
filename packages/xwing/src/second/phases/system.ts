import type { Refusal } from '@firing-arc/referee';
import { systemAbilities } from '../abilities/queue.ts';
import { resolveAbility } from '../abilities/resolve.ts';
import { DECLOAK_MOVES, decloak } from '../actions/cloak.ts';
import { inPlay } from '../bodies.ts';
import { mustRelocate, relocateInSystem, systemRelocations } from '../devices/phases.ts';
import { placeBy } from '../devices/place.ts';
import { deviceRefusals, moreToPlace, mustPlace, systemDevices } from '../devices/place-options.ts';
import { dockOptions, dockRefusals } from '../docking/carriers.ts';
import { useDockOption } from '../docking/dock.ts';
import { type SecondGame, shipOf } from '../game.ts';
import type { SystemOption } from '../questions.ts';
import { findAbility } from '../ship/abilities.ts';
import { isCloaked } from '../ship/conditions.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { rankOf } from '../sides.ts';
import { occasion, type SecondState, type Ship } from '../state.ts';

/**
 * What a ship may still do in its part of the System Phase (system-phase.2, .3). Each room adds its own here by one
 * line, and what it does to `useSystemOption`; what it has used stands in `ship.systemUsed`.
 */
export function systemOptions(state: SecondState, ship: Ship): readonly SystemOption[] {
  const options: SystemOption[] = [];
  const forced = mustPlace(ship, systemDevices(state, ship));
  if (mayDecloak(ship) && !forced) for (const move of DECLOAK_MOVES) options.push({ kind: 'decloak', move });
  options.push(...systemDevices(state, ship), ...systemRelocations(state, ship));
  if (state.carriers.length > 0) options.push(...dockOptions(state, ship));
  options.push(...systemAbilities(state, ship));
  return options;
}

/** A ship does one of the things that `systemOptions` lists. */
function useSystemOption(game: SecondGame, ship: Ship, option: SystemOption): void {
  switch (option.kind) {
    case 'decloak':
      ship.systemUsed.push(decloak(game, ship, option.move).failed ? 'failed-decloak' : 'decloak');
      return;
    case 'ability':
      ship.systemUsed.push(option.ability);
      return resolveAbility(game, option.ability, ship.id, occasion('during-system', { ship: ship.id }));
    case 'dock':
    case 'deploy':
      return useDockOption(game, ship, option);
    case 'device':
      ship.systemUsed.push('device');
      moreToPlace(game, ship, option, []);
      return placeBy(game, ship, option);
    case 'relocate':
      ship.systemUsed.push('relocate');
      return relocateInSystem(game, ship, option);
  }
}

/** Some cards leave no choice whether to act (objects-remotes.21, errata-upgrade-cards.11). */
const mustAct = (ship: Ship, options: readonly SystemOption[]): boolean =>
  mustRelocate(ship) ||
  mustPlace(
    ship,
    options.filter((option) => option.kind === 'device'),
  ) ||
  options.some((option) => option.kind === 'ability' && leavesNoChoice(ship, option.ability));

/** Whether an ability happens without asking. */
function leavesNoChoice(ship: Ship, ref: string): boolean {
  const ability = findAbility(ship, ref)?.ability;
  return (ability?.kind === 'trigger' || ability?.kind === 'strange') && !ability.may;
}

/** A cloaked ship may try once (cloak.5, .10), stressed or not (cloak.9), unless it placed a device (device.12). */
const mayDecloak = (ship: Ship): boolean =>
  isCloaked(ship) &&
  inPlay(ship) &&
  !ship.destroyed &&
  !ship.systemUsed.some((used) => NOT_WITH_DECLOAK.includes(used));

/** Why a cloaked ship may not decloak, where it could have before it placed a device. */
const decloakRefusals = (ship: Ship): readonly Refusal[] =>
  isCloaked(ship) && ship.systemUsed.includes('device')
    ? [{ option: 'decloak', ruling: 'xwing2:device.12' }]
    : [];

const NOT_WITH_DECLOAK: readonly string[] = ['decloak', 'failed-decloak', 'device'];

/** The System Phase begins: nobody has acted in it (system-phase.1). */
export function beginSystem(state: SecondState): void {
  state.systemStep = -1;
  for (const ship of state.ships) {
    ship.systemDone = false;
    if (ship.systemUsed.length > 0) ship.systemUsed = [];
  }
}

/**
 * Ships with something to do act one after the other, by ascending initiative, the first player's before the second's
 * (system-phase.1, .5); a player with several picks, and one is finished before the next (system-phase.4).
 */
export function systemNext(game: SecondGame): void {
  const next = nextInSystem(game.state);
  if (next.length === 0) {
    game.next({ kind: 'end-phase-of', phase: 'system' });
    return;
  }
  game.state.systemStep = orderOf(game.state, next[0]!);
  const { ship: id } = game.choose({
    form: 'choice',
    kind: 'choose-system',
    player: next[0]!.player,
    because: 'xwing2:system-phase.4',
    options: next.map((ship) => ({ ship: ship.id })),
  });
  game.next({ kind: 'system-ship', ship: id }, { kind: 'system-next' });
}

/** The ships of the lowest step that is not over and has something to do in it. */
function nextInSystem(state: SecondState): readonly Ship[] {
  let lowest = Number.POSITIVE_INFINITY;
  let next: Ship[] = [];
  for (const ship of state.ships) {
    if (ship.systemDone || ship.place === 'removed') continue;
    const order = orderOf(state, ship);
    if (order < state.systemStep || order > lowest || systemOptions(state, ship).length === 0) continue;
    if (order < lowest) next = [];
    lowest = order;
    next.push(ship);
  }
  return next;
}

const orderOf = (state: SecondState, ship: Ship): number =>
  initiativeOf(ship) * state.players.length + rankOf(state, ship.player);

/** A ship does what it may in the System Phase, one thing after the other, until it is done (system-phase.2). */
export function systemShip(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  const options = systemOptions(game.state, ship);
  if (options.length === 0) {
    ship.systemDone = true;
    return;
  }
  const option = game.choose(
    {
      form: 'choice',
      kind: 'system',
      player: ship.player,
      because: 'xwing2:system-phase.2',
      ship: id,
      options: mustAct(ship, options) ? options : [...options, { kind: 'done' }],
    },
    {
      refused: () => [
        ...decloakRefusals(ship),
        ...deviceRefusals(game.state, ship),
        ...dockRefusals(game.state, ship),
      ],
    },
  );
  if (option.kind === 'done') {
    ship.systemDone = true;
    return;
  }
  game.next({ kind: 'system-ship', ship: id });
  useSystemOption(game, ship, option);
}
