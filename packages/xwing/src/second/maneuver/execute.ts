import {
  type BaseBody,
  executeManeuver,
  farthestFlown,
  insidePlayArea,
  type ManeuverResult,
  movedThrough,
  type Placement,
  type Pose,
  type TemplatePart,
  tallonPlacements,
} from '../../common/index.ts';
import { hooked } from '../abilities/hooks.ts';
import { bodyOf, obstacleBodyOf } from '../bodies.ts';
import { spendForce } from '../charges.ts';
import { flee } from '../damage/removal.ts';
import { devicesMet } from '../devices/met.ts';
import { dockInsteadSteps } from '../docking/carriers.ts';
import type { SecondGame } from '../game.ts';
import { obstaclesUnder } from '../obstacles.ts';
import { READINGS } from '../readings.ts';
import { sizeOf } from '../ship/card.ts';
import { areEnemies } from '../sides.ts';
import { type SecondState, type Ship, type Step, windowStep } from '../state.ts';
import { gainTokens, loseTokens } from '../tokens.ts';
import { ignores, notIgnored } from './ignoring.ts';
import { contactsOf, otherShips, touchShips } from './neighbours.ts';
import type { ManeuverToExecute } from './revealed.ts';

/** A maneuver about to be executed, with what will become of it; `touching` and `overlappedAtFull` are ids of ships. */
interface Flight {
  readonly plan: ManeuverToExecute;
  readonly result: ManeuverResult;
  /** Where a Tallon Roll is set; null for all others. */
  readonly placement: Placement | null;
}

/** What will become of a maneuver: the ship is not moved yet, but a Tallon Roll's placement is chosen. */
export function flightOf(game: SecondGame, ship: Ship, plan: ManeuverToExecute): Flight {
  const size = sizeOf(ship);
  const { ids, bodies } = otherShips(game.state, ship, farthestFlown(size, plan.maneuver));
  const placement = plan.maneuver.bearing === 'tallon' ? choosePlacement(game, ship, plan, bodies) : null;
  const result = executeManeuver(size, poseOf(ship), plan.maneuver, bodies, placement ?? undefined);
  return flightWith(plan, placement, result, ids);
}

/** A flight with ids instead of the places of the other ships in the list that was asked. */
export function flightWith(
  plan: ManeuverToExecute,
  placement: Placement | null,
  result: ManeuverResult,
  ids: readonly number[],
): Flight {
  const touched = contactsOf(result).map((i) => ids[i]!);
  const overlappedAtFull = result.overlappedAtFull.map((i) => ids[i]!);
  return { plan, placement, result: { ...result, touching: touched, overlappedAtFull } };
}

/** Whether a ship would still be in the play area after a flight. */
export function staysInside(state: SecondState, ship: Ship, { result }: Flight): boolean {
  const body = bodyOf(ship, result.pose);
  return insidePlayArea(body, state.width, state.depth);
}

/** Maneuver Ship, then Check Difficulty; the steps that follow are for the caller to queue. */
export function executeFlight(
  game: SecondGame,
  ship: Ship,
  flight: Flight,
  startedOn: readonly number[] = obstaclesUnder(game.state, ship),
): readonly Step[] {
  const { plan, result } = flight;
  const from = poseOf(ship);
  if (plan.difficulty === 'purple') spendForce(game, ship, 1, 'xwing2:difficulty.1');
  maneuverShip(game, ship, flight);
  if (!insidePlayArea(bodyOf(ship), game.state.width, game.state.depth)) {
    flee(game, ship, from);
    return [];
  }
  const here = obstaclesUnder(game.state, ship);
  const met = obstaclesMet(game.state, plan, result, startedOn, here);
  const suffered = met.filter((obstacle) => !startedOn.includes(obstacle) || here.includes(obstacle));
  const obstacles = notIgnored(game.state, ship, suffered, 'maneuver').filter(
    (id) => here.includes(id) || !ignores(game.state, ship, game.state.obstacles[id]!, 'moving-through'),
  );
  const counted = READINGS.leavingAnObstacleIsMovingThroughIt ? met : suffered;
  rememberFlight(ship, plan, result, counted.length > 0);
  ship.flown.through = shipsMovedThrough(game.state, ship, result.template);
  if (hooked(game.state, 'obstacle-crossed') && crossed(game.state, result, counted))
    ship.flown.crossed = true;
  const waits = hooked(game.state, 'before-difficulty');
  if (!waits) checkDifficulty(game, ship, plan.difficulty);
  const under = notIgnored(game.state, ship, here, 'maneuver');
  if (under.length > 0) ship.skipsAction = 'xwing2:obstacles.16';
  return [
    ...(waits ? difficultySteps(ship, plan.difficulty) : []),
    ...obstacles.map((obstacle) => ({ kind: 'obstacle' as const, ship: ship.id, obstacle })),
    ...devicesMet(game.state, ship, result.template, true),
    ...dockInsteadSteps(game.state, ship, result.overlappedAtFull),
    ...overlapSteps(game.state, ship, result),
    ...afterOverlaps(game.state, ship, result.overlappedAtFull),
    windowStep('after-maneuver', { ship: ship.id }),
  ];
}

/** The Check Difficulty step, where a card acts before it. */
const difficultySteps = ({ id }: Ship, difficulty: string): readonly Step[] => [
  windowStep('before-difficulty', { ship: id }),
  { kind: 'check-difficulty', ship: id, difficulty },
];

/** Whether the template lay on one of the obstacles that a ship met (move.2). */
const crossed = (state: SecondState, { template }: ManeuverResult, met: readonly number[]): boolean =>
  template !== null &&
  movedThrough(
    template,
    met.map((id) => obstacleBodyOf(state.obstacles[id]!)),
  ).length > 0;

const poseOf = ({ x, y, facing }: Ship): Pose => ({ x, y, facing });

/** Maneuver Ship: the ship is placed at the end of the template, or backs up until it is on no other ship. */
function maneuverShip(game: SecondGame, ship: Ship, { plan, result, placement }: Flight): void {
  const from = poseOf(ship);
  ship.x = result.pose.x;
  ship.y = result.pose.y;
  ship.facing = result.pose.facing;
  if (plan.maneuver.bearing !== 'stationary') touchShips(game.state, ship, result.touching);
  game.emit({
    kind: 'maneuver',
    ship: ship.id,
    maneuver: plan.maneuver,
    difficulty: plan.difficulty,
    from,
    to: result.pose,
    executed: result.executed,
    overlapped: result.overlappedAtFull,
    placement: result.executed === 'fully' ? placement : null,
    because: result.executed === 'fully' ? 'xwing2:maneuver.2' : 'xwing2:overlap.3',
  });
}

/** A Tallon Roll's placement is the player's choice among the free ones (bearing.10, activation FAQ 8). */
export function choosePlacement(
  game: SecondGame,
  ship: Ship,
  plan: ManeuverToExecute,
  others: readonly BaseBody[],
): Placement {
  const all = tallonPlacements(sizeOf(ship), ship, plan.maneuver, others);
  const free = all.filter((option) => option.free);
  if (free.length === 0) return 'middle';
  return game.choose(
    {
      form: 'choice',
      kind: 'tallon-placement',
      player: ship.player,
      because: 'xwing2:bearing.10',
      ship: ship.id,
      options: free.map(({ placement, pose }) => ({ placement, at: pose })),
    },
    {
      refused: () =>
        all
          .filter((option) => !option.free)
          .map((option) => ({
            option: option.placement,
            ruling: 'xwing2:bearing.11',
          })),
    },
  ).placement;
}

/** Obstacles moved through, in order along the template, then those only under the base (obstacles.24). */
function obstaclesMet(
  state: SecondState,
  plan: ManeuverToExecute,
  result: ManeuverResult,
  startedOn: readonly number[],
  here: readonly number[],
): readonly number[] {
  if (plan.maneuver.bearing === 'stationary') return READINGS.stationaryOverlapsAnew ? startedOn : [];
  const placed = state.obstacles.filter((obstacle) => obstacle.placed);
  const through = result.template
    ? movedThrough(result.template, placed.map(obstacleBodyOf)).map((i) => placed[i]!.id)
    : [];
  return [...through, ...here.filter((id) => !through.includes(id))];
}

function rememberFlight(
  ship: Ship,
  plan: ManeuverToExecute,
  result: ManeuverResult,
  obstacle: boolean,
): void {
  ship.flown = {
    bearing: plan.maneuver.bearing,
    direction: plan.maneuver.direction,
    speed: plan.maneuver.speed,
    difficulty: plan.difficulty,
    fully: result.executed === 'fully',
    ion: plan.ion,
    obstacle,
    through: [],
  };
}

/**
 * Ids of the ships that a ship moved through: those its template lay on, not the ones that only its base came to
 * touch. Found only where a card asks for it.
 */
export function shipsMovedThrough(state: SecondState, ship: Ship, template: TemplatePart | null): number[] {
  if (!template || !hooked(state, 'moved-through')) return [];
  const { ids, bodies } = otherShips(state, ship);
  return movedThrough(template, bodies).map((i) => ids[i]!);
}

/** Check Difficulty: red gives stress, blue takes one stress, one strain and one deplete (maneuver.3, .4). */
export function checkDifficulty(game: SecondGame, ship: Ship, difficulty: string): void {
  if (difficulty === 'red') gainTokens(game, ship, 'stress', 1, 'xwing2:maneuver.3');
  if (difficulty !== 'blue') return;
  for (const token of ['stress', 'strain', 'deplete'] as const) {
    loseTokens(game, ship, token, 1, 'xwing2:maneuver.4');
  }
}

/** After a partial execution the ship suffers what it ran into first; a friend among several decides (overlap.7, .13). */
function overlapSteps(state: SecondState, ship: Ship, result: ManeuverResult): readonly Step[] {
  if (result.executed === 'fully') return [];
  const friendly = result.overlappedAtFull.some(
    (id) => !areEnemies(state, state.ships[id]!.player, ship.player),
  );
  return [{ kind: 'overlap', ship: ship.id, friendly }];
}

/** The moments after a ship overlapped others, one for each; none where no card waits for them. */
export const afterOverlaps = (state: SecondState, ship: Ship, others: readonly number[]): readonly Step[] =>
  hooked(state, 'after-overlap')
    ? others.map((other) => windowStep('after-overlap', { ship: ship.id, other }))
    : [];
