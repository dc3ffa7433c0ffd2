import {
  aligned,
  bodiesOverlap,
  deviceBody,
  deviceOf,
  overlapsBody,
  type Pose,
  relocated,
} from '../../common/index.ts';
import { bodyOf, inPlay, isRemote, obstacleBodyOf } from '../bodies.ts';
import { COUNTER } from '../damage/deck.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { breakLock, breakLocksOn } from '../locks.ts';
import { obstacleType } from '../obstacles.ts';
import { sizeOf } from '../ship/card.ts';
import { initiativeOf } from '../ship/initiative.ts';
import { newShip } from '../ship/new-ship.ts';
import { areEnemies } from '../sides.ts';
import type { Device, SecondState, Ship } from '../state.ts';
import { giveTokens } from '../tokens.ts';
import { deviceBodyOf, deviceOfUnit, inside, rangeOf, shipsOver } from './bodies.ts';
import { removeDevice } from './fuses.ts';
import { type DeviceKind, template } from './kinds.ts';
import type { RelocateOption } from './questions.ts';
import type { DeviceStep } from './steps.ts';

/** The unit that a remote is: what it has of a ship (remotes.1). */
export function newUnit(state: SecondState, kind: DeviceKind, player: number, at: Pose): Ship {
  const unit = newShip(state.ships.length, player, kind, 0);
  Object.assign(unit, { x: at.x, y: at.y, facing: at.facing, place: 'remote', turret: -1 });
  state.ships.push(unit);
  return unit;
}

/** Templates by which remotes are relocated, and from which of their guides. */
const MOVES: Readonly<
  Record<string, { readonly templates: readonly ReturnType<typeof template>[]; readonly may: boolean }>
> = {
  drk1probedroid: {
    templates: [template(2, 'bank', 'left'), template(2, 'straight'), template(2, 'bank', 'right')],
    may: true,
  },
  commandos: {
    templates: [template(1, 'turn', 'left'), template(2, 'straight'), template(1, 'turn', 'right')],
    may: true,
  },
  trackingtorpedoes: {
    templates: [template(3, 'bank', 'left'), template(4, 'straight'), template(3, 'bank', 'right')],
    may: false,
  },
};

/** Whether a remote's relocation is a choice of its player (objects-remotes.7, .14) or a must (objects-remotes.21). */
export const mayStay = (kind: string): boolean => MOVES[kind]?.may !== false;

/** Every way a remote may be relocated by its card; a probe from any of its guides, others forward (remotes.22). */
export function relocations(device: Device): readonly RelocateOption[] {
  const moves = MOVES[device.kind];
  if (!moves) return [];
  const guides =
    device.kind === 'drk1probedroid' ? deviceOf(device.kind).guides.map(({ name }) => name) : ['front'];
  return guides.flatMap((from) =>
    moves.templates.map((by) => {
      const { pose } = relocated(device.kind, device, from, by);
      return { kind: 'relocate' as const, guides: from, template: by, at: pose };
    }),
  );
}

/** Picks a remote up and places it (remotes.21): nothing is moved through or overlapped on the way (device.5). */
export function relocate(game: SecondGame, device: Device, to: Pose, because: string): void {
  const { id, player, kind } = device;
  const from = { x: device.x, y: device.y, facing: device.facing };
  const unit = shipOf(game, device.unit);
  for (const thing of [device, unit]) Object.assign(thing, { x: to.x, y: to.y, facing: to.facing });
  game.emit({ kind: 'device-moved', player, device: id, name: kind, from, to: { ...to }, because });
  if (!inside(game.state, deviceBodyOf(device))) return fleeRemote(game, unit);
  landRemote(game, device);
  burnInBlaze(game, device);
}

/** Partly outside the play area a remote flees (remotes.23). */
function fleeRemote(game: SecondGame, unit: Ship): void {
  unit.fled = true;
  game.emit({ kind: 'fled', ship: unit.id, because: 'xwing2:remotes.23' });
  takeOff(game, unit, 'xwing2:remotes.23');
}

/** A commando team that comes to lie under enemy ships strains each of them (objects-remotes.20). */
export function landRemote(game: SecondGame, device: Device): void {
  if (device.kind !== 'commandos') return;
  for (const ship of shipsOver(game.state, deviceBodyOf(device))) {
    if (areEnemies(game.state, ship.player, device.player))
      giveTokens(game, device.player, ship, {
        token: 'strain',
        count: 1,
        because: 'xwing2:objects-remotes.20',
      });
  }
}

/** At range 0 of a Blaze a relocated remote suffers 1 hit damage (blaze.6). */
function burnInBlaze(game: SecondGame, device: Device): void {
  const body = deviceBodyOf(device);
  for (const obstacle of game.state.obstacles) {
    if (!obstacle.placed || obstacleType(obstacle.outline) !== 'blaze') continue;
    if (rangeOf(body, obstacleBodyOf(obstacle)) > 0) continue;
    sufferDamage(game, shipOf(game, device.unit), { hits: 1, crits: 0 }, 'xwing2:blaze.6');
  }
}

/** A destroyed remote leaves the table; its damage cards go back into the deck (remotes.12). */
export function removeRemote(game: SecondGame, unit: Ship, because = 'xwing2:remotes.12'): void {
  if (!isRemote(unit)) return;
  game.emit({ kind: 'removed', ship: unit.id, because });
  takeOff(game, unit, because);
}

function takeOff(game: SecondGame, unit: Ship, because: string): void {
  const device = deviceOfUnit(game.state, unit);
  const { deck } = game.state.players[unit.player]!;
  for (const { kind } of unit.damage) if (kind !== COUNTER) deck[kind]! += 1;
  unit.damage = [];
  unit.place = 'removed';
  breakLock(game, unit, because);
  breakLocksOn(game, unit, because);
  removeDevice(game, device, because);
}

/** Whether a destroyed remote stays until the end of the initiative step in which it was attacked (remotes.13). */
export const waitsForItsStep = (state: SecondState, unit: Ship): boolean =>
  state.phase === 'engagement' && initiativeOf(unit) === state.engaging;

/** What a ship does to the remote it met, and the remote to the ship (objects-remotes.3, .11, .19). */
export function meetRemote(game: SecondGame, ship: Ship, device: Device): void {
  const unit = shipOf(game, device.unit);
  switch (device.kind) {
    case 'buzzdroidswarm':
      return settleDroids(game, ship, device);
    case 'drk1probedroid':
      if (rollSingleDie(game, ship, 'xwing2:objects-remotes.11') === 'focus') {
        sufferDamage(game, unit, { hits: 1, crits: 0 }, 'xwing2:objects-remotes.11');
      }
      return;
    case 'commandos':
      return giveTokens(game, device.player, ship, {
        token: 'strain',
        count: 1,
        because: 'xwing2:objects-remotes.19',
      });
  }
}

/** The swarm goes to the front or rear guides of the ship (objects-remotes.3); where it cannot, both are damaged (.5). */
function settleDroids(game: SecondGame, ship: Ship, device: Device): void {
  const size = sizeOf(ship);
  const options = (['front', 'rear'] as const)
    .map((guides) => ({ guides, at: aligned(device.kind, size, ship, guides).pose }))
    .filter(({ at }) => freeForDroids(game.state, ship, device, at));
  if (options.length === 0) {
    const because = 'xwing2:objects-remotes.5';
    sufferDamage(game, shipOf(game, device.unit), { hits: 1, crits: 0 }, because);
    sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
    return;
  }
  const { at } = game.choose({
    form: 'choice',
    kind: 'droid-guides',
    player: device.player,
    because: 'xwing2:objects-remotes.3',
    ship: ship.id,
    device: device.id,
    options,
  });
  relocate(game, device, at, 'xwing2:objects-remotes.3');
}

/** The swarm may not lie on any object but the ship it settles at (objects-remotes.4). */
function freeForDroids(state: SecondState, at: Ship, swarm: Device, pose: Pose): boolean {
  const body = deviceBody(swarm.kind, pose);
  if (state.ships.some((ship) => ship !== at && inPlay(ship) && overlapsBody(bodyOf(ship), body)))
    return false;
  if (state.obstacles.some((rock) => rock.placed && bodiesOverlap(body, obstacleBodyOf(rock)))) return false;
  return !state.devices.some((other) => other !== swarm && bodiesOverlap(body, deviceBodyOf(other)));
}

/** The removal of destroyed remotes that waited for the end of their initiative step (remotes.13). */
export const destroyedRemotes = (state: SecondState): readonly DeviceStep[] =>
  state.ships
    .filter((unit) => isRemote(unit) && unit.destroyed)
    .map(({ id }) => ({ kind: 'remove-remote' as const, ship: id, waits: false }));
