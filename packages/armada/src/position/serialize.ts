import { partsThatDiffer } from '@firing-arc/referee';
import { DAMAGE_CARDS } from '../damage/cards.ts';
import { isActivated } from '../game.ts';
import type { ArmadaState, Ship, Squadron } from '../state.ts';
import {
  buildPosition,
  FACEDOWN,
  type Position,
  type PositionShip,
  type PositionSquadron,
} from './position.ts';

/** Parts of a state that are written as a whole. */
const WHOLE = ['/agenda', '/streams', '/attack', '/result'];

/** Writes any state down as a position that sets up exactly this state: in words where there are words, else by path. */
export function writePosition(state: ArmadaState): Position {
  const worded: Position = {
    size: [state.width, state.depth],
    edition: state.edition,
    round: state.round,
    rounds: state.rounds,
    phase: state.phase,
    ...(state.first < 0 ? {} : { first: state.first === 0 ? 0 : 1 }),
    ...(state.objective === '' ? {} : { objective: state.objective }),
    sides: state.players.map(({ name, faction, objectives }, player) => ({
      name,
      faction,
      ships: state.ships.filter((ship) => ship.player === player).map(writeShip),
      squadrons: state.squadrons
        .filter((one) => one.player === player)
        .map((one) => writeSquadron(state, one)),
      objectives: [...objectives],
    })),
    obstacles: state.obstacles.map(({ outline, type, x, y, facing }) => ({
      outline,
      type,
      at: [x, y, facing],
    })),
  };
  const built = buildPosition(worded);
  if ('problems' in built) {
    throw new Error(`the position cannot be written: ${JSON.stringify(built.problems)}`);
  }
  const set = partsThatDiffer(built.state, state, WHOLE);
  return Object.keys(set).length === 0 ? worded : { ...worded, set };
}

function writeShip(ship: Ship): PositionShip {
  const damage = ship.damage.flatMap(({ kind, up }) => {
    const card = DAMAGE_CARDS[kind];
    return card ? [up ? card.name : `${FACEDOWN}${card.name}`] : [];
  });
  return {
    card: ship.card,
    at: [ship.x, ship.y, ship.facing],
    place: ship.place,
    points: ship.points,
    own: ship.own,
    speed: ship.speed,
    shields: { ...ship.shields },
    revealed: [...ship.revealed],
    tokens: [...ship.tokens],
    raids: [...ship.raids],
    defense: ship.defense.map(({ side }) => side),
    upgrades: ship.upgrades.map(({ id, side }) => (side === 'readied' ? id : `${side}: ${id}`)),
    ...(ship.activated ? { activated: true } : {}),
    ...(damage.length > 0 ? { damage } : {}),
  };
}

const writeSquadron = (state: ArmadaState, squadron: Squadron): PositionSquadron => ({
  card: squadron.card,
  at: [squadron.x, squadron.y],
  place: squadron.place,
  points: squadron.points,
  hull: squadron.hull,
  ...(isActivated(state, squadron) ? { activated: true } : {}),
});
