import { collectDifferences } from '../../common/differences.ts';
import { type Maneuver, wingPositions } from '../../common/index.ts';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import { isRemoteCard } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { dialName, nameOf } from './dial.ts';
import { buildPosition } from './position.ts';
import type { Position, PositionDevice, PositionShip } from './schema.ts';
import { FACEDOWN } from './ships.ts';

/** Writes any state down as a position that sets up exactly this state: in words where there are words, else by path. */
export function writePosition(state: SecondState): Position {
  const [first, second, ...others] = state.players.map((_, player) => writeSide(state, player));
  const worded: Position = {
    size: [state.width, state.depth],
    round: state.round,
    rounds: state.rounds,
    phase: state.phase as NonNullable<Position['phase']>,
    engaging: state.engaging,
    firstPlayer: state.firstPlayer,
    ...(state.order.length > 0 && { order: [...state.order] }),
    sides: [first!, second!, ...others],
    ...(state.teams.length > 0 && { teams: [...state.teams] }),
    obstacles: state.obstacles.map(writeObstacle),
    ...listed('devices', writeDevices(state)),
    ...writeScenario(state),
    ...(state.hideable && { hideable: state.hideable }),
    ...(state.environment !== '' && { environment: state.environment }),
    locks: state.locks.map((lock) => writeLock(state, lock)),
    contacts: pairs(state.contacts),
  };
  const built = buildPosition(worded);
  if ('problems' in built)
    throw new Error(`the position cannot be written: ${JSON.stringify(built.problems)}`);
  const set: Record<string, unknown> = {};
  collectDifferences(built.state, state, '', set);
  return Object.keys(set).length === 0 ? worded : { ...worded, set };
}

function writeSide(state: SecondState, player: number): Position['sides'][number] {
  const { name, faction, points, deficit } = state.players[player]!;
  const own = state.ships.filter((ship) => ship.player === player && !isRemoteCard(ship));
  const wings = own.flatMap((leader) => {
    if (leader.wing !== leader.id) return [];
    const mates = own.filter((mate) => mate.wing === leader.id && mate !== leader);
    return [{ leader: own.indexOf(leader), mates: byPosition(mates).map((mate) => own.indexOf(mate)) }];
  });
  return { name, faction, points, deficit, ships: own.map(writeShip), ...listed('wings', wings) };
}

/** Wingmates in the order of their places, as a wing lists them. */
function byPosition(mates: readonly Ship[]): readonly Ship[] {
  const order = wingPositions(mates.length) as readonly string[];
  return [...mates].sort((a, b) => order.indexOf(a.wingPosition) - order.indexOf(b.wingPosition));
}

function writeShip(ship: Ship): PositionShip {
  const tokens = Object.fromEntries(Object.entries(ship.tokens).filter(([, count]) => count > 0));
  const dial = dialName(ship.card, ship.dial);
  const { flown } = ship;
  return {
    pilot: ship.card,
    at: [ship.x, ship.y, ship.facing],
    ...(ship.carrier >= 0 && { docked: ship.carrier }),
    ...(ship.place !== 'table' && { place: ship.place as NonNullable<PositionShip['place']> }),
    points: ship.points,
    upgrades: ship.upgrades.map(({ id, charges, flipped, under, turret }) => ({
      id,
      charges,
      ...(flipped && { flipped }),
      ...(under !== undefined && { under }),
      ...(turret >= 0 && { turret }),
    })),
    shields: ship.shields,
    charges: ship.charges,
    force: ship.force,
    ...(ship.energy > 0 && { energy: ship.energy }),
    ...(ship.turret >= 0 && { turret: ship.turret }),
    ...(dial !== undefined && { dial }),
    ...truths(ship),
    ...(Object.keys(tokens).length > 0 && { tokens }),
    ...listed('damage', writeDamage(ship)),
    ...listed(
      'conditions',
      ship.conditions.map(({ id, by, up, damage, points }) => ({
        card: id as ConditionId,
        by,
        ...(!up && { facedown: true }),
        ...(damage >= 0 && { damage: DAMAGE_DECK[damage]!.name }),
        ...(points && { points }),
      })),
    ),
    ...(ship.wing >= 0 && ship.wing !== ship.id && !ship.inFormation && { split: true }),
    ...listed('initiatives', ship.initiatives as NonNullable<PositionShip['initiatives']>),
    ...listed('performed', ship.performed),
    ...listed('failed', ship.failed),
    ...listed('systemUsed', ship.systemUsed),
    ...(flown.bearing !== '' && {
      flown: {
        maneuver: nameOf(flown as Maneuver),
        difficulty: flown.difficulty as NonNullable<NonNullable<PositionShip['flown']>['difficulty']>,
        fully: flown.fully,
        ...(flown.ion && { ion: true }),
        ...(flown.obstacle && { obstacle: true }),
        ...listed('through', flown.through),
      },
    }),
  };
}

type ConditionId = Extract<NonNullable<PositionShip['conditions']>[number], string>;

/** What is so of a ship, of all that is usually not. */
function truths(ship: Ship): Partial<PositionShip> {
  const { devicesPlaced, decloakedIn, skipsAction } = ship;
  return {
    ...(ship.revealed && { revealed: true }),
    ...(ship.dialShown && { dialShown: true }),
    ...(ship.activated && { activated: true }),
    ...(ship.engaged && { engaged: true }),
    ...(ship.destroyed && { destroyed: true }),
    ...(ship.fled && { fled: true }),
    ...(ship.halfScored && { halfScored: true }),
    ...(ship.bonusAttacked && { bonusAttacked: true }),
    ...(ship.systemDone && { systemDone: true }),
    ...(ship.tractored && { tractored: true }),
    ...(ship.noMoreActions && { noMoreActions: true }),
    ...(devicesPlaced > 0 && { devicesPlaced }),
    ...(skipsAction !== '' && { skipsAction }),
    ...(decloakedIn !== '' && { decloakedIn: decloakedIn as NonNullable<PositionShip['decloakedIn']> }),
  };
}

const writeDamage = (ship: Ship): string[] =>
  ship.damage.flatMap(({ kind, up }) => {
    const card = DAMAGE_DECK[kind];
    return card ? [up ? card.name : `${FACEDOWN}: ${card.name}`] : [];
  });

function writeObstacle(
  obstacle: SecondState['obstacles'][number],
): NonNullable<Position['obstacles']>[number] {
  const { outline, placed, leftOut, fuses, player, x, y, facing } = obstacle;
  return {
    outline,
    ...((placed || leftOut) && { at: [x, y, facing] }),
    ...(fuses > 0 && { fuses }),
    ...(player >= 0 && { player }),
    ...(leftOut && { removed: true }),
  };
}

/** The devices in play, and remotes that were, in the order in which they were placed: so are their units numbered. */
function writeDevices(state: SecondState): PositionDevice[] {
  const gone = state.ships
    .filter((unit) => isRemoteCard(unit) && !state.devices.some((device) => device.unit === unit.id))
    .map((unit) => ({ unit: unit.id, written: writeGone(unit) }));
  const lying = state.devices.map((device) => ({ unit: device.unit, written: writeDevice(state, device) }));
  const list = [...lying];
  for (const one of gone) {
    const after = list.findIndex(({ unit }) => unit > one.unit);
    list.splice(after < 0 ? list.length : after, 0, one);
  }
  return list.map(({ written }) => written);
}

type LyingKind = PositionDevice['kind'];

/** A remote that left the game keeps the number of its unit. */
const writeGone = (unit: Ship): PositionDevice => ({
  kind: unit.card as LyingKind,
  at: [unit.x, unit.y, unit.facing],
  player: unit.player,
  removed: true,
});

function writeDevice(state: SecondState, device: SecondState['devices'][number]): PositionDevice {
  const { id, kind, player, x, y, facing, fuses } = device;
  const unit = state.ships[device.unit];
  return {
    kind: kind as LyingKind,
    at: [x, y, facing],
    player,
    id,
    ...(fuses > 0 && { fuses }),
    ...(unit && { charges: unit.charges, ...listed('damage', writeDamage(unit)) }),
  };
}

function writeScenario(state: SecondState): Partial<Position> {
  const { scenario, markers, red, informed } = state;
  if (!scenario) return {};
  return {
    scenario,
    objectives: markers.map(({ placed, carrier, holder, charges, x, y, facing }) => ({
      ...(placed && { at: [x, y, facing] as [number, number, number] }),
      ...(carrier >= 0 && { carrier }),
      ...(holder >= 0 && { holder }),
      charges,
    })),
    ...(red >= 0 && { red }),
    ...listed('informed', informed),
  };
}

function writeLock(
  { devices }: SecondState,
  { by, on, kind }: SecondState['locks'][number],
): NonNullable<Position['locks']>[number] {
  if (kind === 'obstacle' || kind === 'device') return { by, on, kind };
  const remote = devices.find(({ unit }) => unit === on);
  return remote ? { by, on: remote.id, kind: 'device' } : { by, on };
}

/** A field with a list that is not empty. */
const listed = <Name extends string, Item>(name: Name, list: readonly Item[]): { [N in Name]?: Item[] } =>
  (list.length === 0 ? {} : { [name]: [...list] }) as { [N in Name]?: Item[] };

function pairs(flat: readonly number[]): [number, number][] {
  const list: [number, number][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) list.push([flat[i]!, flat[i + 1]!]);
  return list;
}
