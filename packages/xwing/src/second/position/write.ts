import { samePlain } from '@firing-arc/referee';
import { DAMAGE_DECK } from '../abilities/damage-deck.ts';
import type { SecondState, Ship } from '../state.ts';
import { dialName } from './dial.ts';
import { buildPosition, FACEDOWN, type Position, type PositionShip } from './position.ts';

/** Writes any state down as a position that sets up exactly this state: in words where there are words, else by path. */
export function writePosition(state: SecondState): Position {
  const worded: Position = {
    size: [state.width, state.depth],
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    firstPlayer: state.firstPlayer,
    sides: [writeSide(state, 0), writeSide(state, 1)],
    obstacles: state.obstacles.map(({ outline, x, y, facing }) => ({ outline, at: [x, y, facing] })),
    locks: state.locks.map(({ by, on, kind }) => (kind === 'ship' ? { by, on } : { by, on, kind })),
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
  const { name, faction, points } = state.players[player]!;
  return {
    name,
    faction,
    points,
    ships: state.ships.filter((ship) => ship.player === player).map(writeShip),
  };
}

function writeShip(ship: Ship): PositionShip {
  const tokens = Object.fromEntries(Object.entries(ship.tokens).filter(([, count]) => count > 0));
  const dial = dialName(ship.card, ship.dial);
  const damage = ship.damage.flatMap(({ kind, up }) => {
    const card = DAMAGE_DECK[kind];
    return card ? [up ? card.name : `${FACEDOWN}${card.name}`] : [];
  });
  return {
    pilot: ship.card,
    at: [ship.x, ship.y, ship.facing],
    ...(ship.carrier >= 0 ? { docked: ship.carrier } : {}),
    ...(ship.place === 'table' ? {} : { place: ship.place as NonNullable<PositionShip['place']> }),
    points: ship.points,
    upgrades: ship.upgrades.map(({ id, charges }) => ({ id, charges })),
    shields: ship.shields,
    charges: ship.charges,
    force: ship.force,
    ...(ship.turret >= 0 ? { turret: ship.turret } : {}),
    ...(dial === undefined ? {} : { dial }),
    ...(Object.keys(tokens).length > 0 ? { tokens } : {}),
    ...(damage.length > 0 ? { damage } : {}),
  };
}

function pairs(flat: readonly number[]): [number, number][] {
  const list: [number, number][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) list.push([flat[i]!, flat[i + 1]!]);
  return list;
}

/** Lists the smallest parts of `wanted` that are not the same in `has`; a list of another length as a whole. */
function collectDifferences(
  has: unknown,
  wanted: unknown,
  path: string,
  into: Record<string, unknown>,
): void {
  if (samePlain(has, wanted)) return;
  const alike = isPlain(has) && isPlain(wanted) && sameKeys(has, wanted);
  if (!alike || path === '/agenda' || path === '/streams') {
    into[path] = wanted;
    return;
  }
  for (const key of Object.keys(wanted)) collectDifferences(has[key], wanted[key], `${path}/${key}`, into);
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sameKeys = (a: object, b: object): boolean =>
  Array.isArray(a) === Array.isArray(b) && Object.keys(a).join() === Object.keys(b).join();
