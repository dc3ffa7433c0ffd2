import { sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { inPlay, type SecondGame, shipOf } from '../game.ts';
import { breakLock, breakLocksOn, obstaclesUnder, obstacleType } from '../locks.ts';
import type { Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';

/** A ship suffers the effects of one obstacle that it moved through or overlapped (move.3, obstacles.1). */
export function sufferObstacle(game: SecondGame, id: number, obstacleId: number): void {
  const ship = shipOf(game, id);
  const obstacle = game.state.obstacles[obstacleId];
  if (!obstacle || !inPlay(ship) || ship.destroyed) return;
  const how = obstaclesUnder(game.state, ship).includes(obstacleId) ? 'overlapped' : 'moved-through';
  game.emit({ kind: 'obstacle-hit', ship: id, obstacle: obstacleId, how, because: 'xwing2:obstacles.1' });
  switch (obstacleType(obstacle.outline)) {
    case 'asteroid':
      return sufferAsteroid(game, ship);
    case 'debris':
      return sufferDebris(game, ship);
    case 'gascloud':
      return sufferGasCloud(game, ship);
  }
}

function sufferAsteroid(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:obstacles.4';
  sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit' || face === 'crit') sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
}

function sufferDebris(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:obstacles.5';
  gainTokens(game, ship, 'stress', 1, because);
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit') sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  if (face === 'crit') sufferDamage(game, ship, { hits: 0, crits: 1 }, because);
}

function sufferGasCloud(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:obstacles.6';
  breakLock(game, ship, because);
  breakLocksOn(game, ship, because);
  gainTokens(game, ship, 'strain', 1, because);
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit') gainTokens(game, ship, 'ion', 1, because);
  if (face === 'crit') gainTokens(game, ship, 'ion', 3, because);
}
