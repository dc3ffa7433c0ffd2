import { moved } from '@firing-arc/table';
import { deviceBody, deviceOf, type Pose, type Template } from '../../common/index.ts';
import { announce } from '../abilities/hooks.ts';
import { payCosts } from '../abilities/pay.ts';
import { permits } from '../abilities/permits.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { rulingFor } from '../ship/abilities.ts';
import { upgradeRef } from '../ship/upgrades.ts';
import type { Device, Ship } from '../state.ts';
import { spendToken } from '../tokens.ts';
import { placeBeside } from './beside.ts';
import { deviceBodyOf, shipsOver } from './bodies.ts';
import { fuseDevice } from './fuses.ts';
import { ignoresDevice } from './ignored.ts';
import { type DeviceKind, type DeviceTrait, PLACING, type PlacedIn, traitOf, type Way } from './kinds.ts';
import { addObstacle } from './obstacles.ts';
import { deviceOptions, moreToPlace } from './place-options.ts';
import type { DeviceOption } from './questions.ts';
import { landRemote, newUnit } from './remotes.ts';
import type { Detonation } from './steps.ts';

/** What an effect lets a ship place besides what its cards say themselves. */
export interface Granted {
  /** Only devices of this trait; any without it. */
  readonly trait?: DeviceTrait;
  /** Only the device of this upgrade. */
  readonly upgrade?: string;
  /** Only dropped, only launched, or either. */
  readonly hows?: readonly Way['how'][];
  /** Only by these ways, instead of those of the device's card. */
  readonly ways?: readonly Way[];
}

/** A ship places a device: its card is paid, the device lies there, and acts at once on what is over it. */
export function placeBy(game: SecondGame, ship: Ship, option: DeviceOption): void {
  const touching = touchingInstead(game, ship, option);
  if (touching) return placeInstead(game, ship, option, touching.at, touching.because);
  const { how, template, at } = option;
  payFor(game, ship, option);
  payForWay(game, ship, option);
  lay(game, ship, option.device, {
    how,
    template,
    at,
    because: how === 'drop' ? 'xwing2:device.2' : 'xwing2:device.3',
  });
}

/** A device that a ship would drop is placed elsewhere instead; its card is paid all the same. */
export function placeInstead(
  game: SecondGame,
  ship: Ship,
  option: DeviceOption,
  at: Pose,
  because: string,
): void {
  payFor(game, ship, option);
  lay(game, ship, option.device, { how: 'place', template: null, at, because });
}

function payFor(game: SecondGame, ship: Ship, { upgrade, device }: DeviceOption): void {
  payCosts(game, ship, upgradeRef(upgrade), [{ kind: 'charge', count: 1 }], { because: 'xwing2:device.9' });
  if (PLACING[device].calculate) spendToken(game, ship, 'calculate', 'xwing2:device.9');
}

type Laid = Pick<NewDevice, 'how' | 'template' | 'at'> & { readonly because: string };

/** A device of a ship comes to lie on the table, as an obstacle if it is one. */
function lay(game: SecondGame, ship: Ship, device: DeviceKind, { how, template, at, because }: Laid): void {
  const { fuses } = PLACING[device];
  ship.devicesPlaced += 1;
  const number = traitOf(device) === 'obstacle' ? game.state.obstacles.length : game.state.nextUid;
  announce(game, how === 'place' ? 'after-place' : 'after-drop', {
    ship: ship.id,
    what: `${traitOf(device)}:${number}`,
    colour: how,
  });
  if (traitOf(device) === 'obstacle') {
    addObstacle(game, { outline: device, player: ship.player, at, fuses }, 'xwing2:obstacles.21');
    return;
  }
  addDevice(game, { kind: device, player: ship.player, ship: ship.id, how, template, at, fuses }, because);
}

/** A card lets a device that would be dropped be placed touching the ship instead, anywhere around it. */
function touchingInstead(game: SecondGame, ship: Ship, { device, how }: DeviceOption) {
  if (how !== 'drop') return null;
  for (const { ref, of } of permits(game.state, ship, 'place-touching')) {
    const because = rulingFor(ship, ref, 'xwing2:card-interpretation.4');
    if (of.trait !== traitOf(device)) continue;
    const { use } = game.choose({
      form: 'choice',
      kind: 'use-ability',
      player: ship.player,
      because,
      ship: ship.id,
      ability: ref,
      options: [{ use: true }, { use: false }],
    });
    if (!use) continue;
    const at = placeBeside(game, ship, { device, body: (pose) => deviceBody(device, pose) }, because);
    return { at, because };
  }
  return null;
}

/** What a card takes for the way in which it lets the device be placed. */
function payForWay(game: SecondGame, ship: Ship, { ability }: DeviceOption): void {
  const change = permits(game.state, ship, 'place-otherwise').find(({ ref }) => ref === ability)?.of.change;
  if (ability && change?.costs) payCosts(game, ship, ability, change.costs, { because: 'xwing2:device.11' });
}

/** How a device comes to lie on the table. */
export interface NewDevice {
  readonly kind: DeviceKind;
  readonly player: number;
  readonly ship: number;
  readonly how: 'drop' | 'launch' | 'place';
  readonly template: Template | null;
  readonly at: Pose;
  readonly fuses: number;
}

/** Puts a device on the table; mines detonate at once on ships they lie under (device.15, faq-objects.5). */
export function addDevice(game: SecondGame, given: NewDevice, because: string): Device {
  const device = layDevice(game, given.kind, given.player, given.at);
  const { kind, player, ship, how, template, at } = given;
  game.emit({
    kind: 'device-placed',
    player,
    ship,
    device: device.id,
    name: kind,
    how,
    template,
    at: { x: at.x, y: at.y, facing: at.facing },
    because,
  });
  for (let i = 0; i < given.fuses; i++) fuseDevice(game, device, because);
  if (traitOf(kind) === 'remote') landRemote(game, device);
  if (traitOf(kind) === 'mine') detonateUnder(game, [device, ...layBeside(game, device)]);
  return device;
}

function layDevice(game: SecondGame, kind: DeviceKind, player: number, at: Pose): Device {
  const { x, y, facing } = at;
  const unit = traitOf(kind) === 'remote' ? newUnit(game.state, kind, player, at).id : -1;
  const device: Device = { id: game.state.nextUid++, kind, player, x, y, facing, fuses: 0, unit };
  game.state.devices.push(device);
  return device;
}

/** The side mines of a set are objects of their own, in the hollows of the centre one (objects-bombs-and-mines.8). */
function layBeside(game: SecondGame, centre: Device): readonly Device[] {
  if (centre.kind !== 'clustermine') return [];
  return deviceOf(centre.kind).beside.map(({ at }) =>
    layDevice(game, 'clustermine-side', centre.player, moved(centre, at.x, at.y, at.facing)),
  );
}

/** For each mine its player picks one of the ships over it, then the order in which they detonate (faq-objects.10). */
function detonateUnder(game: SecondGame, mines: readonly Device[]): void {
  const hits: Detonation[] = [];
  for (const mine of mines) {
    const over = shipsOver(game.state, deviceBodyOf(mine)).filter(
      (ship) => !ignoresDevice(game.state, ship, mine),
    );
    if (over.length === 0) continue;
    const { ship } = game.choose({
      form: 'choice',
      kind: 'mine-target',
      player: mine.player,
      because: mines.length > 1 ? 'xwing2:faq-objects.10' : 'xwing2:device.15',
      device: mine.id,
      options: over.map(({ id }) => ({ ship: id })),
    });
    hits.push({ device: mine.id, ship });
  }
  if (hits.length > 0) game.next({ kind: 'detonations', left: hits });
}

/** A ship places one of the devices that its card or an effect lets it place now, or none (device.17). */
export function offerDevice(
  game: SecondGame,
  ship: Ship,
  when: PlacedIn | Granted,
  because: string,
  used: readonly string[] = [],
): DeviceOption | null {
  const options = deviceOptions(game.state, ship, when, used);
  if (options.length === 0) return null;
  const option = game.choose({
    form: 'choice',
    kind: 'place-device',
    player: ship.player,
    because,
    ship: ship.id,
    options: [...options, { kind: 'none' as const }],
  });
  if (option.kind === 'none') return null;
  placeBy(game, ship, option);
  return option;
}

/** Offers the next of several devices of one card. */
export function placeMore(game: SecondGame, id: number, upgrade: string, used: readonly string[]): void {
  const ship = shipOf(game, id);
  const options = deviceOptions(game.state, ship, 'system', used).filter((one) => one.upgrade === upgrade);
  if (options.length === 0) return;
  const option = game.choose({
    form: 'choice',
    kind: 'place-device',
    player: ship.player,
    because: 'xwing2:faq-specific-card-questions.62',
    ship: id,
    options: [...options, { kind: 'none' as const }],
  });
  if (option.kind === 'none') return;
  moreToPlace(game, ship, option, used);
  placeBy(game, ship, option);
}
