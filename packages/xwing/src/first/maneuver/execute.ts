import {
  type BaseBody,
  executeManeuver,
  firstTouching,
  insidePlayArea,
  type ManeuverResult,
  type Pose,
  previewManeuver,
  rollFreedom,
  tallonSlides,
} from '../../common/index.ts';
import { wantsTo } from '../abilities/held-rules.ts';
import { minesMet } from '../bombs/detonate.ts';
import { flee } from '../damage/removal.ts';
import { rollAndSuffer } from '../damage/suffer.ts';
import { bodyOf, type FirstGame, inPlay, isHuge, poseOf, shipOf, sizeOf } from '../game.ts';
import { flyHuge } from '../huge/move.ts';
import type { Ship } from '../state.ts';
import { meetObstacle, obstaclesMet } from './obstacles.ts';
import { askOnLine } from './on-line.ts';
import { otherShips, touchShips } from './other-ships.ts';
import type { PlannedManeuver } from './planned.ts';
import { plannedManeuver } from './revealed.ts';

/** Move Ship, the first part of Execute Maneuver (activation-phase.3). */
export function moveShip(game: FirstGame, id: number, plan?: PlannedManeuver): void {
  const ship = shipOf(game, id);
  if (!inPlay(ship)) return;
  flyManeuver(game, ship, byOtherTemplate(game, ship, plan ?? plannedManeuver(game, ship)));
  ship.flown.dial = !plan && !ship.flown.ion && !ship.instead;
}

/** A card may let a ship fly a Segnor’s Loop of speed 3 by the turn template. */
function byOtherTemplate(game: FirstGame, ship: Ship, plan: PlannedManeuver): PlannedManeuver {
  const { bearing, speed } = plan.maneuver;
  if (bearing !== 'segnor' || speed !== 3 || !wantsTo(game, ship, 'segnor-by-turns')) return plan;
  return { ...plan, maneuver: { ...plan.maneuver, template: 'turn' } };
}

/** A ship executes a maneuver: it is set down at the end of its template, or backs up until it is on no other ship. */
export function flyManeuver(game: FirstGame, ship: Ship, plan: PlannedManeuver): void {
  if (isHuge(ship)) return flyHuge(game, ship, plan);
  const { state } = game;
  const { ids, bodies } = otherShips(state, ship);
  const from = poseOf(ship);
  const slide = plan.maneuver.bearing === 'tallon' ? tallonSlide(game, ship, plan, bodies) : 0;
  const result = executeManeuver(sizeOf(ship), from, plan.maneuver, bodies, slide);
  landAfter(game, ship, plan, { from, ids, result });
}

/** How a ship flew: from where, among which others, and what came of it. */
interface Flight {
  readonly from: Pose;
  readonly ids: readonly number[];
  readonly result: ManeuverResult;
}

/** A ship comes to the end of a maneuver: what it touches, whether it has fled, the obstacles and mines that it met. */
export function landAfter(
  game: FirstGame,
  ship: Ship,
  plan: PlannedManeuver,
  { from, ids, result }: Flight,
): void {
  const { state } = game;
  const overlapped = firstTouching(result).map((i) => ids[i]!);
  Object.assign(ship, result.pose);
  if (plan.maneuver.bearing !== 'stationary') touchShips(state, ship, overlapped);
  const { maneuver, difficulty } = plan;
  const because = result.executed === 'fully' ? 'xwing1:activation-phase.4' : 'xwing1:overlapping-ships.1';
  game.emit({
    kind: 'maneuver',
    ship: ship.id,
    maneuver,
    difficulty,
    from,
    to: result.pose,
    overlapped,
    because,
  });
  const obstacles = obstaclesMet(state, ship, result.template);
  ship.flown = {
    bearing: maneuver.bearing,
    direction: maneuver.direction,
    speed: maneuver.speed,
    difficulty,
    ion: plan.ion,
    dial: false,
    overlapped,
    obstacles,
  };
  if (!insidePlayArea(bodyOf(ship), state.width, state.depth)) return flee(game, ship);
  if (result.executed === 'partially') ship.skipsAction = 'xwing1:overlapping-ships.4';
  bumpIntoHuge(game, ship, overlapped);
  for (const obstacle of obstacles) meetObstacle(game, ship, obstacle);
  if (state.bombs.length > 0) game.next(...minesMet(state, ship, result.template));
}

/** A small or large ship that overlapped a huge one rolls an attack die and suffers what it shows (huge-ships.20). */
function bumpIntoHuge(game: FirstGame, ship: Ship, overlapped: readonly number[]): void {
  if (overlapped.some((id) => isHuge(shipOf(game, id)))) rollAndSuffer(game, ship, 1, 'xwing1:huge-ships.20');
}

/** The slide of a Tallon Roll: the player's choice among those that overlap no ship (bearing.7, .10); without one, any. */
function tallonSlide(
  game: FirstGame,
  ship: Ship,
  plan: PlannedManeuver,
  others: readonly BaseBody[],
): number {
  const slides = tallonSlides(sizeOf(ship), ship, plan.maneuver, others);
  if (slides.length === 0) return 0;
  const { pose } = previewManeuver(sizeOf(ship), ship, plan.maneuver, 0);
  const most = rollFreedom(sizeOf(ship), { speed: 1, shape: 'turn', direction: 'left' });
  return askOnLine(
    game,
    pose,
    slides,
    (slide) => (Math.abs(slide) > most ? 'xwing1:bearing.7' : 'xwing1:bearing.10'),
    {
      kind: 'tallon-placement',
      player: ship.player,
      because: 'xwing1:bearing.7',
      ship: ship.id,
    },
  );
}
