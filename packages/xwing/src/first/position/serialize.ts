import { collectDifferences } from '../../common/differences.ts';
import { COUNTER, deckKinds } from '../damage/deck.ts';
import { dialName } from '../maneuver/dial-names.ts';
import type { FirstState, Ship } from '../state.ts';
import { buildPosition, DISCARDED, FACEDOWN, type Position, type PositionShip } from './position.ts';

/** Writes any state down as a position that sets up exactly this state: in words where there are words, else by path. */
export function writePosition(state: FirstState): Position {
  const worded: Position = {
    size: [state.width, state.depth],
    round: state.round,
    ...(state.rounds > 0 ? { rounds: state.rounds } : {}),
    phase: state.phase,
    ...(state.initiative >= 0 ? { initiative: state.initiative } : {}),
    damageDeck: state.damageDeck === 'core' ? 'core' : 'tfa',
    measuring: state.measuring === 'free' ? 'free' : 'rules',
    ...(state.mission ? { mission: state.mission } : {}),
    sides: state.players.map((_, player) => writeSide(state, player)),
    ...(state.teams.length > 0 ? { teams: state.teams } : {}),
    obstacles: state.obstacles.map(({ outline, x, y, facing }) => ({ outline, at: [x, y, facing] })),
    bombs: state.bombs.map(({ kind, player, x, y, facing }) => ({ kind, player, at: [x, y, facing] })),
    locks: state.locks.map(({ by, on }) => ({ by, on })),
    contacts: state.contacts.map(({ ships: [a, b] }): [number, number] => [a, b]),
  };
  const built = buildPosition(worded);
  if ('problems' in built)
    throw new Error(`the position cannot be written: ${JSON.stringify(built.problems)}`);
  const set: Record<string, unknown> = {};
  collectDifferences(built.state, state, '', set);
  return Object.keys(set).length === 0 ? worded : { ...worded, set };
}

function writeSide(state: FirstState, player: number): Position['sides'][number] {
  const { name, faction, edge } = state.players[player]!;
  const own = state.ships.filter((ship) => ship.player === player);
  return { name, faction, edge, ships: own.map((ship) => writeShip(state, ship)) };
}

function writeShip(state: FirstState, ship: Ship): PositionShip {
  const tokens = Object.fromEntries(Object.entries(ship.tokens).filter(([, count]) => count > 0));
  const dial = dialName(ship.card, ship.dial);
  const damage = ship.damage.flatMap(({ kind, up }) => {
    const card = deckKinds(state)[kind];
    return card ? [up ? card.name : `${FACEDOWN}${card.name}`] : [];
  });
  return {
    pilot: ship.card,
    at: [ship.x, ship.y, ship.facing],
    ...(ship.place === 'table' ? {} : { place: ship.place as NonNullable<PositionShip['place']> }),
    points: ship.points,
    upgrades: ship.upgrades.map(({ id, discarded }) => (discarded ? `${DISCARDED}${id}` : id)),
    shields: ship.shields,
    ...(ship.arc >= 0 ? { arc: ship.arc } : {}),
    ...(dial === undefined ? {} : { dial }),
    ...(Object.keys(tokens).length > 0 ? { tokens } : {}),
    ...(damage.length > 0 ? { damage } : {}),
    ...(ship.conditions.length > 0 ? { conditions: writeConditions(state, ship) } : {}),
  };
}

/** Conditions in words; the rest of one that no ship assigned is written by path. */
const writeConditions = (state: FirstState, { conditions }: Ship): NonNullable<PositionShip['conditions']> =>
  conditions.map(({ id, from, damage }) => ({
    card: id,
    ...(from >= 0 ? { from } : {}),
    ...(damage === COUNTER ? {} : { damage: deckKinds(state)[damage]!.name }),
  }));
