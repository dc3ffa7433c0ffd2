import { resolveNow } from '../abilities/queue.ts';
import { applyInstead, chooseReplacement } from '../abilities/replacements.ts';
import { inPlay } from '../bodies.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { breakLock, breakLocksOn } from '../locks.ts';
import { obstaclesUnder, obstacleType } from '../obstacles.ts';
import type { Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { ignores, notIgnored } from './ignoring.ts';

/** A ship suffers the effects of one obstacle that it moved through or overlapped (move.3, obstacles.1). */
export function sufferObstacle(
  game: SecondGame,
  id: number,
  obstacleId: number,
  placed = false,
  by: 'maneuver' | 'boost' | 'barrel-roll' = 'maneuver',
): void {
  const ship = shipOf(game, id);
  const obstacle = game.state.obstacles[obstacleId];
  if (!obstacle || !inPlay(ship) || ship.destroyed) return;
  const how = obstaclesUnder(game.state, ship).includes(obstacleId) ? 'overlapped' : 'moved-through';
  if (!placed) {
    resolveNow(game, 'obstacle-met', { ship: id, what: how, colour: by, count: obstacleId });
    if (ignores(game.state, ship, obstacle, by)) return standOn(game, ship);
  }
  if (how === 'overlapped' && !placed) {
    if (ignores(game.state, ship, obstacle, 'overlap') || replacedOverlap(game, ship, obstacleId))
      return standOn(game, ship);
  }
  game.emit({ kind: 'obstacle-hit', ship: id, obstacle: obstacleId, how, because: 'xwing2:obstacles.1' });
  switch (obstacleType(obstacle.outline)) {
    case 'asteroid':
      return sufferAsteroid(game, ship);
    case 'debris':
      return obstacle.outline in CARGO
        ? sufferCargo(game, ship, CARGO[obstacle.outline]!)
        : sufferDebris(game, ship);
    case 'gascloud':
      return sufferGasCloud(game, ship);
    case 'electrochaff':
      return sufferElectroChaff(game, ship);
    case 'blaze':
      return sufferBlaze(game, ship);
  }
}

/** A ship boosted or barrel rolled through or onto an obstacle: it suffers from it unless it ignores it (move.3). */
export function meetObstacle(game: SecondGame, ship: Ship, id: number, by: 'boost' | 'barrel-roll'): void {
  const obstacle = game.state.obstacles[id]!;
  if (!ignores(game.state, ship, obstacle, by)) return sufferObstacle(game, ship.id, id, false, by);
  const how = obstaclesUnder(game.state, ship).includes(id) ? 'overlapped' : 'moved-through';
  resolveNow(game, 'obstacle-met', { ship: ship.id, what: how, colour: by, count: id });
}

/** Whether something happens instead of what an obstacle does to a ship that lies on it after its maneuver. */
function replacedOverlap(game: SecondGame, ship: Ship, obstacle: number): boolean {
  const about = { event: 'overlap-obstacle', obstacle } as const;
  const taken = chooseReplacement(game, ship, about);
  if (!taken) return false;
  game.emit({ kind: 'replaced', ship: ship.id, what: 'overlap-obstacle', because: 'xwing2:abilities.10' });
  applyInstead(game, ship, taken, about);
  return true;
}

/** A ship that ignores what it lies on performs its action. */
function standOn(game: SecondGame, ship: Ship): void {
  const under = obstaclesUnder(game.state, ship);
  if (
    ship.skipsAction === 'xwing2:obstacles.16' &&
    notIgnored(game.state, ship, under, 'overlap').length === 0
  )
    ship.skipsAction = '';
}

function sufferAsteroid(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:obstacles.4';
  sufferDamage(game, ship, { hits: 1, crits: 0 }, because, 'obstacle');
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit' || face === 'crit') sufferDamage(game, ship, { hits: 1, crits: 0 }, because, 'obstacle');
}

function sufferDebris(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:obstacles.5';
  gainTokens(game, ship, 'stress', 1, because);
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit') sufferDamage(game, ship, { hits: 1, crits: 0 }, because, 'obstacle');
  if (face === 'crit') sufferDamage(game, ship, { hits: 0, crits: 1 }, because, 'obstacle');
}

/** Debris clouds with an effect of their own, which replaces that of debris. */
const CARGO: Readonly<Record<string, string>> = {
  loosecargo: 'xwing2:obstacles.8',
  spareparts: 'xwing2:obstacles.9',
};

function sufferCargo(game: SecondGame, ship: Ship, because: string): void {
  gainTokens(game, ship, 'strain', 1, because);
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit' || face === 'crit') gainTokens(game, ship, 'stress', 1, because);
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

/** The jam has no player behind it: the ship's own picks what it removes (faq-objects.12). */
function sufferElectroChaff(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:obstacles.7';
  breakLock(game, ship, because);
  breakLocksOn(game, ship, because);
  gainTokens(game, ship, 'jam', 1, because);
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit' || face === 'crit') gainTokens(game, ship, 'stress', 1, because);
}

/** The ship skips its action also when it only moved through (blaze.5). */
function sufferBlaze(game: SecondGame, ship: Ship): void {
  const because = 'xwing2:blaze.4';
  const face = rollSingleDie(game, ship, because);
  if (face === 'hit' || face === 'crit') sufferDamage(game, ship, { hits: 1, crits: 0 }, because, 'obstacle');
  if (face === 'focus') gainTokens(game, ship, 'stress', 1, because);
  ship.skipsAction = 'xwing2:blaze.5';
}
