import { type Body, band, deviceBody, remoteShot } from '../../common/index.ts';
import { unlockable } from '../actions/lock-targets.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { rollDice } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { acquireLock } from '../locking.ts';
import { lockOf } from '../locks.ts';
import type { LockOption } from '../questions.ts';
import { areEnemies, playerOrder } from '../sides.ts';
import type { Device, SecondState, Ship, Step } from '../state.ts';
import { deviceBodyOf, deviceOfUnit, deviceWith, rangeOf, unitBody, unitsNear } from './bodies.ts';
import { carriedDevices } from './carried.ts';
import { countOf } from './detonate.ts';
import { ignoresDevice } from './ignored.ts';
import { PLACING, type PlacedIn } from './kinds.ts';
import { fadeObstacles } from './obstacles.ts';
import { offerDevice } from './place.ts';
import type { RelocateOption } from './questions.ts';
import { mayStay, relocate, relocations } from './remotes.ts';

/** Where a remote may go in its part of the System Phase (objects-remotes.7, .21). */
export function systemRelocations(state: SecondState, unit: Ship): readonly RelocateOption[] {
  if (!isRemote(unit) || unit.systemUsed.includes('relocate')) return [];
  const device = deviceOfUnit(state, unit);
  return device.kind === 'commandos' ? [] : relocations(device);
}

/** Tracking torpedoes must move, probes may stay. */
export const mustRelocate = (unit: Ship): boolean => isRemote(unit) && !mayStay(unit.card);

/** A remote relocates in the System Phase. */
export function relocateInSystem(game: SecondGame, unit: Ship, { at }: RelocateOption): void {
  const because = mayStay(unit.card) ? 'xwing2:objects-remotes.7' : 'xwing2:objects-remotes.21';
  relocate(game, deviceOfUnit(game.state, unit), at, because);
}

/** Commando teams move at the start of the Activation Phase, in player order (objects-remotes.14, .15). */
export function moveCommandos(game: SecondGame): void {
  if (game.state.devices.length === 0) return;
  const teams = playerOrder(game.state).flatMap((player) =>
    game.state.devices.filter(({ kind, player: own }) => kind === 'commandos' && own === player),
  );
  if (teams.length > 0) game.next({ kind: 'commandos-move', left: teams.map(({ id }) => id) });
}

export function moveNextTeam(game: SecondGame, left: readonly number[]): void {
  const [id, ...rest] = left;
  if (rest.length > 0) game.next({ kind: 'commandos-move', left: rest });
  const device = id === undefined ? undefined : deviceWith(game.state, id);
  if (!device) return;
  const option = game.choose({
    form: 'choice',
    kind: 'relocate',
    player: device.player,
    because: 'xwing2:objects-remotes.14',
    ship: device.unit,
    options: [...relocations(device), { kind: 'none' as const }],
  });
  if (option.kind === 'relocate') relocate(game, device, option.at, 'xwing2:objects-remotes.14');
}

/** Whether a remote does something at its initiative in the Engagement Phase (remotes.14). */
export const engages = (unit: Ship): boolean =>
  isRemote(unit) &&
  (unit.card === 'buzzdroidswarm' || unit.card === 'commandos' || unit.card === 'trackingtorpedoes');

/** A remote engages: what its card says for the Engagement Phase. */
export function engageRemote(game: SecondGame, id: number): void {
  const unit = shipOf(game, id);
  if (!isRemote(unit) || unit.destroyed) return;
  switch (unit.card) {
    case 'buzzdroidswarm':
      return sting(game, unit);
    case 'commandos':
      return game.next({ kind: 'attack', ship: id, bonus: false });
    case 'trackingtorpedoes':
      if (seesItsTarget(game.state, unit)) detonateTorpedoes(game, deviceOfUnit(game.state, unit));
  }
}

/** Each enemy ship at range 0 of the swarm suffers 1 crit damage (objects-remotes.2). */
function sting(game: SecondGame, unit: Ship): void {
  const body = unitBody(unit);
  for (const ship of game.state.ships) {
    if (!inPlay(ship) || !areEnemies(game.state, ship.player, unit.player) || rangeOf(bodyOf(ship), body) > 0)
      continue;
    sufferDamage(game, ship, { hits: 0, crits: 1 }, 'xwing2:objects-remotes.2');
  }
}

/** Whether what torpedoes have locked is in their front arc at range 0-1 (objects-remotes.22). */
function seesItsTarget(state: SecondState, unit: Ship): boolean {
  const lock = lockOf(state, unit);
  if (!lock) return false;
  const target = lockedBody(state, lock.kind, lock.on);
  const shot = target && remoteShot(unit.card, unit, target);
  return shot !== null && shot !== undefined && band(shot.mm) <= 1;
}

function lockedBody(state: SecondState, kind: string, on: number) {
  if (kind === 'ship') return state.ships[on] && unitBody(state.ships[on]);
  if (kind === 'obstacle') return state.obstacles[on] && obstacleBodyOf(state.obstacles[on]);
  const device = deviceWith(state, on);
  return device && deviceBodyOf(device);
}

/** Every unit in contact, or at range 1 in the front arc, rolls 4 dice and suffers hits and crits (objects-remotes.25). */
export function detonateTorpedoes(game: SecondGame, device: Device): void {
  const because = 'xwing2:objects-remotes.25';
  const { id, player, kind } = device;
  game.emit({
    kind: 'device-detonates',
    player,
    device: id,
    name: kind,
    because: 'xwing2:objects-remotes.22',
  });
  const body = deviceBody(kind, device);
  for (const unit of unitsNear(game.state, body, 1)) {
    if (unit.id === device.unit || ignoresDevice(game.state, unit, device)) continue;
    const target = unitBody(unit);
    const shot = rangeOf(body, target) === 0 ? null : remoteShot(kind, device, target);
    if (rangeOf(body, target) > 0 && (shot === null || band(shot.mm) > 1)) continue;
    const faces = rollDice(game, unit, 4, because);
    sufferDamage(game, unit, { hits: countOf(faces, 'hit'), crits: countOf(faces, 'crit') }, because);
  }
  const torpedoes = shipOf(game, device.unit);
  torpedoes.destroyed = true;
  game.next({ kind: 'remove-remote', ship: device.unit, waits: false });
}

/** The End Phase: obstacles fade, torpedoes without a lock lock what they see (objects-remotes.23), probes are placed. */
export function endDevices(game: SecondGame): void {
  if (game.state.obstacles.length > 0) fadeObstacles(game);
  for (const player of playerOrder(game.state)) {
    for (const device of game.state.devices) {
      if (device.player === player && device.kind === 'trackingtorpedoes') lockAhead(game, device);
    }
  }
  placeInTurn(game, 'end');
}

function lockAhead(game: SecondGame, device: Device): void {
  const unit = shipOf(game, device.unit);
  if (lockOf(game.state, unit)) return;
  const inSight = (target: Body): boolean => {
    const shot = remoteShot(device.kind, device, target);
    return shot !== null && band(shot.mm) >= 1 && band(shot.mm) <= 3;
  };
  const options: LockOption[] = [
    ...game.state.ships
      .filter((ship) => isRemote(ship) || (inPlay(ship) && unlockable(game.state, ship) === null))
      .filter((ship) => ship !== unit && inSight(unitBody(ship)))
      .map(({ id }) => ({ kind: 'ship' as const, id })),
    ...game.state.obstacles
      .filter((rock) => rock.placed && inSight(obstacleBodyOf(rock)))
      .map(({ id }) => ({ kind: 'obstacle' as const, id })),
    ...game.state.devices
      .filter((other) => other.unit < 0 && inSight(deviceBodyOf(other)))
      .map(({ id }) => ({ kind: 'device' as const, id })),
  ];
  if (options.length === 0) return;
  const target = game.choose({
    form: 'choice',
    kind: 'lock-target',
    player: device.player,
    because: 'xwing2:objects-remotes.23',
    ship: unit.id,
    options,
  });
  acquireLock(game, unit, target.kind, target.id);
}

/** Whether a card of the ship names such a moment for its device. */
const carriesFor = (ship: Ship, when: PlacedIn): boolean =>
  carriedDevices(ship).some(({ device }) => PLACING[device].in === when);

/** Ships that may place a device at such a moment do so in player order. */
export function placeInTurn(game: SecondGame, when: 'start-of-engagement' | 'end'): void {
  const steps: Step[] = [];
  for (const player of playerOrder(game.state)) {
    for (const ship of game.state.ships) {
      if (ship.player === player && inPlay(ship) && carriesFor(ship, when))
        steps.push({ kind: 'place-device', ship: ship.id, when });
    }
  }
  game.next(...steps);
}

/** A ship may place a device that its card names for this moment. */
export function placeAt(game: SecondGame, id: number, when: 'start-of-engagement' | 'end'): void {
  const ship = shipOf(game, id);
  if (inPlay(ship)) offerDevice(game, ship, when, 'xwing2:device.9');
}
