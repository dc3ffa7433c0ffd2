import { movedThrough, type TemplatePart } from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { may } from '../abilities/modifiers.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { rollSingleDie } from '../dice.ts';
import { type FirstGame, inPlay, obstacleBodyOf, shipOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import { gainTokens } from '../tokens.ts';
import { isAsteroid, obstaclesUnder } from './obstacles-under.ts';

/**
 * Obstacles that template or base of a moved ship lie on, nearest to its start first (obstacles.1, .13): only the
 * template that was used counts (obstacles.12), and what lay under the base before does not (obstacles.14).
 */
export function obstaclesMet(state: FirstState, ship: Ship, template: TemplatePart | null): number[] {
  if (may(state, ship, 'ignore-obstacles')) return [];
  const placed = state.obstacles.filter((obstacle) => obstacle.placed);
  const through = template
    ? movedThrough(template, placed.map(obstacleBodyOf)).map((i) => placed[i]!.id)
    : [];
  return [...through, ...obstaclesUnder(state, ship).filter((id) => !through.includes(id))];
}

/** Says that a ship met an obstacle; an asteroid takes its Perform Action step (obstacles.2). */
export function meetObstacle(game: FirstGame, ship: Ship, id: number): void {
  const how = obstaclesUnder(game.state, ship).includes(id) ? 'overlapped' : 'moved-through';
  game.emit({ kind: 'obstacle-hit', ship: ship.id, obstacle: id, how, because: 'xwing1:obstacles.1' });
  if (isAsteroid(game.state.obstacles[id]!)) ship.skipsAction ||= 'xwing1:obstacles.2';
}

/** After Check Pilot Stress each debris cloud that was met gives a stress token (obstacles.5). */
export function sufferDebris(
  game: FirstGame,
  ship: Ship,
  met: readonly number[] = ship.flown.obstacles,
): void {
  for (const id of met) {
    if (!isAsteroid(game.state.obstacles[id]!)) gainTokens(game, ship, 'stress', 1, 'xwing1:obstacles.5');
  }
}

/** After the Perform Action step each obstacle that was met has its die rolled, the nearest one's first (obstacles.3, .6, .13). */
export function rollForObstacles(game: FirstGame, id: number, met?: readonly number[]): void {
  const ship = shipOf(game, id);
  for (const obstacle of met ?? ship.flown.obstacles) {
    if (!inPlay(ship)) return;
    const asteroid = isAsteroid(game.state.obstacles[obstacle]!);
    const because = asteroid ? 'xwing1:obstacles.3' : 'xwing1:obstacles.6';
    const face = rollSingleDie(game, ship, because);
    const spared = face === 'crit' && hasRule(game.state, ship, 'ignores-obstacle-crits');
    if (face === 'crit' && !spared) sufferDamage(game, ship, { hits: 0, crits: 1 }, because);
    if (face === 'hit' && asteroid) sufferDamage(game, ship, { hits: 1, crits: 0 }, because);
  }
}
