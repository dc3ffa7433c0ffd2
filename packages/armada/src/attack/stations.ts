/** Stations that are attacked: treated as ships with one hull zone, and as friends of the second player. */
import { drawCard } from '../damage/deck.ts';
import { type ArmadaGame, placedObstacles, secondPlayer } from '../game.ts';
import { termsOf } from '../objectives/terms.ts';
import type { ArmadaState, Obstacle } from '../state.ts';

/** Hull that a station has left; without end where nobody attacks it. */
export const hullLeftOf = (state: ArmadaState, { damage }: Obstacle): number =>
  (termsOf(state).stationHull ?? Number.POSITIVE_INFINITY) - damage.length;

/** Whether a station has as many cards as hull: it stays, and still obstructs (attacking-stations.2). */
export const isStationDestroyed = (state: ArmadaState, station: Obstacle): boolean =>
  hullLeftOf(state, station) <= 0;

/** Stations that a player may attack: those that an objective gives a hull, of the other side (attack.26). */
export function stationsAgainst(state: ArmadaState, player: number): readonly Obstacle[] {
  if (termsOf(state).stationHull === undefined || player === secondPlayer(state)) return [];
  return placedObstacles(state).filter(
    (obstacle) => obstacle.type === 'station' && !isStationDestroyed(state, obstacle),
  );
}

/** A facedown card for each point of damage, until the station is destroyed (attacking-stations.2). */
export function damageStation(game: ArmadaGame, station: Obstacle, damage: number): void {
  const { state } = game;
  const because = 'armada:attacking-stations.2';
  for (let point = 0; point < damage && !isStationDestroyed(state, station); point++) {
    station.damage.push({ uid: state.nextUid++, kind: drawCard(game), up: false });
    game.emit({ kind: 'station-damaged', obstacle: station.id, because });
  }
  if (isStationDestroyed(state, station))
    game.emit({ kind: 'station-destroyed', obstacle: station.id, because });
}
