/** What cards do to obstacles: remove them from the table, or drop new ones. */

import { ON_LINE } from '@firing-arc/table';
import { distance, dropOrLaunch, firstBandOn, inArc, overlapsBody, RANGE_BAND } from '../../common/index.ts';
import { BEHIND } from '../bombs/ways.ts';
import { rollAndSuffer } from '../damage/suffer.ts';
import { bodyOf, type FirstGame, inPlay, obstacleBodyOf, sizeOf } from '../game.ts';
import { rollForObstacles, sufferDebris } from '../maneuver/obstacles.ts';
import type { FirstState, Obstacle, Ship } from '../state.ts';
import { type Acting, rulingOf } from './acting.ts';
import { may } from './modifiers.ts';

/** Obstacles at a range of a ship and in its primary firing arc. */
export function obstaclesAhead(
  { obstacles }: FirstState,
  ship: Ship,
  [from, to]: readonly [number, number],
): readonly Obstacle[] {
  const body = bodyOf(ship);
  return obstacles.filter((obstacle) => {
    if (!obstacle.placed) return false;
    const rock = obstacleBodyOf(obstacle);
    const band = firstBandOn(distance(body, rock), 3);
    return band !== null && band >= from && band <= to && inArc(body, 'front', rock);
  });
}

/** An obstacle goes off: ships at range 1 of it roll for damage, then it is removed. */
export function blastObstacle({ game, ship, ability }: Acting, range: readonly [number, number]): void {
  const able = obstaclesAhead(game.state, ship, range);
  if (able.length === 0) return;
  const { obstacle: id } = game.choose({
    form: 'choice',
    kind: 'blast-obstacle',
    player: ship.player,
    because: rulingOf(ability),
    ship: ship.id,
    ability,
    options: able.map((one) => ({ obstacle: one.id })),
  });
  const obstacle = game.state.obstacles[id]!;
  const rock = obstacleBodyOf(obstacle);
  for (const near of game.state.ships)
    if (inPlay(near) && distance(bodyOf(near), rock) <= RANGE_BAND + ON_LINE)
      rollAndSuffer(game, near, 1, rulingOf(ability));
  obstacle.placed = false;
  game.emit({ kind: 'obstacle-removed', ship: ship.id, obstacle: id, because: rulingOf(ability) });
}

/** A cargo token: the outline of its debris cloud. */
const CARGO = 'loosecargo';

/** A cargo token is dropped as a bomb is; ships that it lies on suffer it at once. */
export function dropCargo({ game, ship, ability }: Acting): void {
  const { state } = game;
  const { guides, ...template } = BEHIND;
  const [placed] = dropOrLaunch(CARGO, sizeOf(ship), ship, guides, template);
  const { x, y, facing } = placed!.pose;
  const obstacle = { id: state.obstacles.length, outline: CARGO, placed: true, leftOut: false, x, y, facing };
  state.obstacles.push(obstacle);
  game.emit({ kind: 'cargo-dropped', ship: ship.id, obstacle: obstacle.id, because: rulingOf(ability) });
  for (const under of state.ships) if (inPlay(under)) meetCargo(game, under, obstacle);
}

function meetCargo(game: FirstGame, ship: Ship, obstacle: Obstacle): void {
  if (!overlapsBody(bodyOf(ship), obstacleBodyOf(obstacle)) || may(game.state, ship, 'ignore-obstacles'))
    return;
  sufferDebris(game, ship, [obstacle.id]);
  rollForObstacles(game, ship.id, [obstacle.id]);
}
