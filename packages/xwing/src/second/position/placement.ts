import { poseAt } from '@firing-arc/table';
import { traitOf } from '../devices/kinds.ts';
import { newUnit } from '../devices/remotes.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Device, SecondState } from '../state.ts';
import { placeInWing } from '../wings/wings.ts';
import { type PositionProblem, problem } from './problems.ts';
import type { Position, PositionDevice } from './schema.ts';
import { dealDamage } from './ships.ts';

/** The obstacles are in the game already, as the first side's; here they get their places. */
export function placeObstacles(state: SecondState, given: Position): readonly PositionProblem[] {
  return (given.obstacles ?? []).flatMap(({ at, fuses, player, removed }, id) => {
    const obstacle = state.obstacles[id]!;
    if (at) Object.assign(obstacle, poseAt(...at), { placed: !removed });
    obstacle.leftOut = removed ?? false;
    obstacle.fuses = fuses ?? 0;
    obstacle.player = player ?? -1;
    return player === undefined ? [] : playerProblems(state, player, `/obstacles/${id}/player`);
  });
}

const playerProblems = (state: SecondState, player: number, where: string): readonly PositionProblem[] =>
  state.players[player] ? [] : [problem(where, 'players', `there is no player ${player}`)];

/** Lays devices on the table; behind each remote stands a unit, whose id comes after those of the ships. */
export function placeDevices(state: SecondState, given: Position): readonly PositionProblem[] {
  return (given.devices ?? []).flatMap((written, at) => placeDevice(state, written, at, `/devices/${at}`));
}

function placeDevice(
  state: SecondState,
  written: PositionDevice,
  place: number,
  where: string,
): readonly PositionProblem[] {
  const { kind, at, player = 0, fuses = 0, id = place, damage, charges, removed = false } = written;
  if (!removed && state.devices.some((other) => other.id === id))
    return [problem(`${where}/id`, 'twice', `another device has the number ${id}`)];
  if (!state.players[player]) return playerProblems(state, player, `${where}/player`);
  const pose = poseAt(...at);
  if (traitOf(kind) === 'remote') {
    const unit = newUnit(state, kind, player, pose);
    unit.charges = charges ?? unit.charges;
    if (removed) unit.place = 'removed';
    else putDown(state, { id, kind, player, ...pose, fuses, unit: unit.id });
    return dealDamage(state, unit, damage ?? [], where);
  }
  if (damage || charges !== undefined || removed)
    return [
      problem(where, 'no-such-thing', 'only a remote has damage or charges, or is remembered when removed'),
    ];
  putDown(state, { id, kind, player, ...pose, fuses, unit: -1 });
  return [];
}

function putDown(state: SecondState, device: Device): void {
  state.devices.push(device);
  state.nextUid = Math.max(state.nextUid, device.id + 1);
}

/** Wingmates for which no place is written stand beside their leaders (wings.4). */
export function formUp(state: SecondState, given: Position): void {
  if (!state.wings) return;
  const written = given.sides.flatMap(({ ships }) => ships);
  for (const ship of state.ships) {
    const own = written[ship.id];
    if (!ship.inFormation || own?.at || own?.place || state.ships[ship.wing]!.place !== 'table') continue;
    Object.assign(ship, placeInWing(state, ship), { place: 'table' });
  }
}

/** Lays the objectives of the scenario: those that are written, or the centre one. */
export function placeObjectives(state: SecondState, given: Position): readonly PositionProblem[] {
  const { scenario, markers } = state;
  const { objectives, red, informed = [] } = given;
  if (!scenario) {
    const [field] = Object.entries({ objectives, red }).find(([, value]) => value !== undefined) ?? [];
    return field
      ? [problem(`/${field}`, 'unknown-scenario', 'there is no `scenario` that it belongs to')]
      : [];
  }
  const problems = informed.flatMap((id, at) => shipProblems(state, id, `/informed/${at}`));
  state.informed = [...informed];
  state.red = red ?? (coloured(scenario) && state.phase !== 'setup' ? state.firstPlayer : -1);
  if (red !== undefined) problems.push(...playerProblems(state, red, '/red'));
  if (!objectives) {
    if (state.phase !== 'setup')
      Object.assign(markers[0]!, poseAt(state.width / 2, state.depth / 2, 0), { placed: true });
    return problems;
  }
  if (objectives.length > markers.length) {
    const what = `${objectives.length}, but ${scenario.id} has ${markers.length}`;
    return [...problems, problem('/objectives', 'too-many', what)];
  }
  for (const [id, { at, carrier, holder, charges }] of objectives.entries()) {
    const marker = markers[id]!;
    if (at) Object.assign(marker, poseAt(...at), { placed: true });
    if (carrier !== undefined) {
      Object.assign(marker, { carrier, placed: false });
      problems.push(...shipProblems(state, carrier, `/objectives/${id}/carrier`));
    }
    if (holder !== undefined) problems.push(...playerProblems(state, holder, `/objectives/${id}/holder`));
    marker.holder = holder ?? marker.holder;
    marker.charges = charges ?? marker.charges;
  }
  return problems;
}

const coloured = ({ control }: Scenario): boolean => control === 'carry' || control === 'claim';

const shipProblems = (state: SecondState, id: number, where: string): PositionProblem[] =>
  state.ships[id] ? [] : [problem(where, 'no-such-ship', `there is no ship ${id}`)];

/** Locks and contacts between what is there. */
export function relate(state: SecondState, given: Position): readonly PositionProblem[] {
  const problems: PositionProblem[] = [];
  for (const [at, { by, on, kind = 'ship' }] of (given.locks ?? []).entries()) {
    const where = `/locks/${at}`;
    problems.push(...shipProblems(state, by, `${where}/by`));
    const target = lockTarget(state, kind, on);
    if (target) state.locks.push({ by, ...target });
    else problems.push(problem(`${where}/on`, 'no-such-thing', `there is no ${kind} ${on}`));
  }
  for (const [at, pair] of (given.contacts ?? []).entries())
    for (const [i, ship] of pair.entries())
      problems.push(...shipProblems(state, ship, `/contacts/${at}/${i}`));
  state.contacts = (given.contacts ?? []).flat();
  return problems;
}

/** What a lock lies on: for a remote its unit (remotes.3). */
function lockTarget(
  { ships, obstacles, devices }: SecondState,
  kind: 'ship' | 'obstacle' | 'device',
  on: number,
): { readonly kind: string; readonly on: number } | undefined {
  if (kind === 'ship') return ships[on] && { kind, on };
  if (kind === 'obstacle') return obstacles[on] && { kind, on };
  const device = devices.find(({ id }) => id === on);
  return device && (device.unit < 0 ? { kind, on } : { kind: 'ship', on: device.unit });
}
