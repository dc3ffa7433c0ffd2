import { executeHuge, type HugeManeuver, insidePlayArea, type Maneuver } from '../../common/index.ts';
import { bodyOf, inPlay, obstacleBodyOf } from '../bodies.ts';
import { flee } from '../damage/removal.ts';
import { sufferDamage } from '../damage/suffer.ts';
import { removeObstacle } from '../devices/fuses.ts';
import { devicesMet } from '../devices/met.ts';
import type { SecondGame } from '../game.ts';
import { afterOverlaps } from '../maneuver/execute.ts';
import { otherShips, touchNeighbours } from '../maneuver/neighbours.ts';
import { type ManeuverToExecute, revealedManeuver } from '../maneuver/revealed.ts';
import { obstacleType } from '../obstacles.ts';
import { breakContacts } from '../range.ts';
import { type Ship, windowStep } from '../state.ts';
import { gainTokens, loseTokens } from '../tokens.ts';
import { split } from '../wings/members.ts';
import { changeEnergy } from './energy.ts';
import { setDownSteps } from './set-down.ts';

/** A huge ship executes its maneuver with its own tool, which is no template (huge-ships.30 to .45). */
export function flyHuge(game: SecondGame, ship: Ship, plan: ManeuverToExecute): void {
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  const { ids, bodies } = otherShips(game.state, ship);
  const rocks = game.state.obstacles.filter((obstacle) => obstacle.placed);
  const result = executeHuge(from, onTool(plan.maneuver), bodies, rocks.map(obstacleBodyOf));
  const { executed, overlapped } = result;
  ship.x = result.pose.x;
  ship.y = result.pose.y;
  ship.facing = result.pose.facing;
  breakContacts(game.state, ship.id);
  const slowed = overlapped.length > 0;
  game.emit({
    kind: 'maneuver',
    ship: ship.id,
    maneuver: fromTool(executed),
    difficulty: plan.difficulty,
    from,
    to: result.pose,
    executed: slowed ? 'partially' : 'fully',
    overlapped: [...overlapped, ...result.pickedUp].map((i) => ids[i]!),
    placement: null,
    because: slowed ? 'xwing2:huge-ships.38' : 'xwing2:huge-ships.31',
  });
  if (!insidePlayArea(bodyOf(ship), game.state.width, game.state.depth)) return flee(game, ship, from);
  ship.flown = {
    ...ship.flown,
    bearing: plan.maneuver.bearing,
    direction: plan.maneuver.direction,
    speed: plan.maneuver.speed,
    difficulty: plan.difficulty,
    fully: !slowed,
    ion: plan.ion,
    obstacle: result.removed.length > 0,
  };
  checkDifficulty(game, ship, plan.difficulty);
  for (const at of result.removed) runDown(game, ship, rocks[at]!.id);
  const speed = revealedManeuver(ship)?.maneuver.speed ?? plan.maneuver.speed;
  collide(
    game,
    ship,
    overlapped.map((i) => game.state.ships[ids[i]!]!),
    speed,
  );
  const under = result.pickedUp.map((i) => game.state.ships[ids[i]!]!);
  const steps = setDownSteps(game.state, ship, under);
  for (const other of under) setAside(game, ship, other, speed);
  touchNeighbours(game.state, ship);
  const met = afterOverlaps(
    game.state,
    ship,
    [...overlapped, ...result.pickedUp].map((i) => ids[i]!),
  );
  game.next(
    ...devicesMet(game.state, ship, null, true),
    ...steps,
    ...met,
    windowStep('after-maneuver', { ship: ship.id }),
  );
}

/** A maneuver of a dial as the tool executes it: it knows straights, banks and standing still (huge-ships.30). */
export function onTool({ speed, bearing, direction }: Maneuver): HugeManeuver {
  if (bearing === 'bank' && direction !== 'straight') return { speed, bearing, direction };
  return bearing === 'stationary' ? { speed: 0, bearing } : { speed, bearing: 'straight' };
}

function fromTool(executed: HugeManeuver): Maneuver {
  const direction = executed.bearing === 'bank' ? executed.direction : 'straight';
  return { speed: executed.speed, bearing: executed.bearing, direction };
}

/** Red costs energy, and stress only without it (huge-ships.47, .48); blue works as for any ship (maneuver.4). */
function checkDifficulty(game: SecondGame, ship: Ship, difficulty: string): void {
  if (difficulty === 'red') {
    if (ship.energy > 0) changeEnergy(game, ship, -1, 'xwing2:huge-ships.47');
    else gainTokens(game, ship, 'stress', 1, 'xwing2:huge-ships.48');
  }
  if (difficulty !== 'blue') return;
  for (const token of ['stress', 'strain', 'deplete'] as const)
    loseTokens(game, ship, token, 1, 'xwing2:maneuver.4');
}

/** An obstacle under a huge ship does its worst and is gone (huge-ships.35, .36). */
function runDown(game: SecondGame, ship: Ship, id: number): void {
  const obstacle = game.state.obstacles[id]!;
  const because = 'xwing2:huge-ships.36';
  game.emit({ kind: 'obstacle-hit', ship: ship.id, obstacle: id, how: 'overlapped', because });
  removeObstacle(game, obstacle, 'xwing2:huge-ships.35');
  const type = obstacleType(obstacle.outline);
  if (type === 'gascloud') gainTokens(game, ship, 'jam', 1, because);
  if (type !== 'asteroid' && type !== 'debris') return;
  sufferDamage(game, ship, { hits: 0, crits: 1 }, because);
  gainTokens(game, ship, 'stress', 1, because);
}

/** Huge ships that run into each other suffer by the speed on the dial of the one that moved (huge-ships.39). */
function collide(game: SecondGame, ship: Ship, others: readonly Ship[], speed: number): void {
  if (others.length === 0) return;
  for (const one of [ship, ...others]) {
    sufferDamage(game, one, { hits: 0, crits: speed }, 'xwing2:huge-ships.39');
  }
}

/** A ship that a huge one runs over suffers, and is set aside unless that destroys it (huge-ships.41). */
function setAside(game: SecondGame, huge: Ship, ship: Ship, speed: number): void {
  const because = 'xwing2:huge-ships.41';
  sufferDamage(game, ship, { hits: 0, crits: speed }, because);
  if (!inPlay(ship) || ship.destroyed) return;
  if (ship.inFormation) split(game, ship, 'xwing2:wings.15');
  breakContacts(game.state, ship.id);
  ship.place = 'aside';
  game.emit({ kind: 'set-aside', ship: ship.id, huge: huge.id, because });
}
