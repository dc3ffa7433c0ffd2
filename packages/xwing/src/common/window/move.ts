import { isIn, Misfit } from '@firing-arc/table';
import { BASES } from '../bases.ts';
import {
  type BaseBody,
  type Body,
  hugeBody,
  insidePlayArea,
  movedThrough,
  overlapsBody,
  shipBody,
  touching,
} from '../bodies.ts';
import { firstTouching } from '../contacts.ts';
import { tallonSlides } from '../first-roll.ts';
import { executeHuge } from '../huge.ts';
import { executeManeuver, type Maneuver, PLACEMENTS, type Slide, tallonPlacements } from '../maneuvers.ts';
import { TEMPLATE_WIDTH } from '../templates.ts';
import {
  areaOf,
  asking,
  flatsOf,
  hugeManeuverOf,
  maneuverOf,
  poseOf,
  positionOf,
  shipsOf,
  standardOf,
  wordsOf,
} from './read.ts';
import { type Game, type MoveAnswer, type MoveQuery, MoveQuerySchema } from './schemas.ts';

/** `{"do":"move"}`: executes a maneuver and says what it met. */
export const moveQuery = asking(MoveQuerySchema, (query: MoveQuery): MoveAnswer => {
  return query.base === 'huge' ? hugeMove(query) : standardMove(query);
});

function standardMove(query: MoveQuery): MoveAnswer {
  const game = query.game ?? 'xwing2';
  const mover = standardOf(query.base, query.at, game);
  const ships = shipsOf(query.ships, game);
  const obstacles = flatsOf(query.obstacles, 'obstacles');
  const devices = query.devices && flatsOf(query.devices, 'devices');
  const maneuver = maneuverOf(query.maneuver, game, 'maneuver');
  const slide = slideOf(query, game, maneuver, ships);
  const result = executeManeuver(mover.size, mover.pose, maneuver, ships, slide);
  const after = shipBody(mover.size, result.pose, mover.base);
  const crossed = (bodies: readonly Body[]): number[] =>
    result.template === null ? [] : [...movedThrough(result.template, bodies)].sort((a, b) => a - b);
  const { width, depth } = areaOf(query.playArea);
  const met = game === 'xwing1' ? firstTouching(result) : result.touching;
  return {
    at: positionOf(result.pose),
    executed: result.executed,
    backedUp: result.backedUp,
    overlapped: [...result.overlapped],
    touching: remembered(query, after, ships, met),
    movedThrough: {
      ships: crossed(ships),
      obstacles: crossed(obstacles),
      ...(devices && { devices: crossed(devices) }),
    },
    overlapping: {
      obstacles: under(after, obstacles),
      ...(devices && { devices: under(after, devices) }),
    },
    fled: !insidePlayArea(after, width, depth),
  };
}

/** First Edition: a ship that stays in contact with what it touched before goes on touching it. xwing1:touching.2 */
function remembered(
  query: MoveQuery,
  after: BaseBody,
  ships: readonly BaseBody[],
  met: readonly number[],
): number[] {
  if (query.game !== 'xwing1') return [...met];
  const before = query.touching ?? [];
  return ships.flatMap((ship, index) =>
    met.includes(index) || (before.includes(index) && touching(after, ship)) ? [index] : [],
  );
}

function under(ship: BaseBody, bodies: readonly Body[]): number[] {
  return bodies.flatMap((body, index) => (overlapsBody(ship, body) ? [index] : []));
}

/** How far a Tallon Roll is shifted: as asked, else the lawful place nearest to the middle. xwing2:bearing.10 */
function slideOf(query: MoveQuery, game: Game, maneuver: Maneuver, ships: readonly BaseBody[]): Slide {
  const { placement, slide } = query;
  if (slide !== undefined && game === 'xwing2') {
    throw new Misfit('slide', 'only First Edition slides; here a placement is front, middle or back');
  }
  if (maneuver.bearing !== 'tallon') {
    if (placement !== undefined) throw new Misfit('placement', 'only a Tallon Roll has placements');
    if (slide !== undefined) throw new Misfit('slide', 'only a Tallon Roll slides');
    return 'middle';
  }
  if (slide !== undefined && placement !== undefined) {
    throw new Misfit('slide', 'give a slide or a placement, not both');
  }
  const { size, pose } = standardOf(query.base, query.at, game);
  if (slide !== undefined) {
    const most = (BASES[size].side - TEMPLATE_WIDTH) / 2;
    if (slide < -most || slide > most) throw new Misfit('slide', `a ship slides by at most ${most} mm`);
    return slide;
  }
  if (placement !== undefined) return placement;
  if (game === 'xwing2') {
    const free = tallonPlacements(size, pose, maneuver, ships).filter((one) => one.free);
    const order = [PLACEMENTS[1]!, PLACEMENTS[0]!, PLACEMENTS[2]!];
    return order.find((wanted) => free.some((one) => one.placement === wanted)) ?? 'middle';
  }
  const slides = tallonSlides(size, pose, maneuver, ships);
  if (slides.length === 0 || isIn(slides, 0)) return 0;
  return slides.flat().reduce((best, end) => (Math.abs(end) < Math.abs(best) ? end : best));
}

function hugeMove(query: MoveQuery): MoveAnswer {
  const game = query.game ?? 'xwing2';
  if (game === 'xwing1') throw new Misfit('base', "First Edition's huge ships are not measured");
  const ships = shipsOf(query.ships, game);
  const obstacles = flatsOf(query.obstacles, 'obstacles');
  const maneuver = hugeManeuverOf(query.maneuver, 'maneuver');
  const result = executeHuge(poseOf(query.at), maneuver, ships, obstacles);
  const after = hugeBody(result.pose);
  const { width, depth } = areaOf(query.playArea);
  const { executed } = result;
  return {
    at: positionOf(result.pose),
    executed: result.overlapped.length === 0 ? 'fully' : 'partially',
    backedUp: 0,
    overlapped: [...result.overlapped],
    touching: ships.flatMap((ship, i) => (touching(after, ship) && !result.pickedUp.includes(i) ? [i] : [])),
    movedThrough: { ships: [], obstacles: [] },
    overlapping: { obstacles: [...result.removed] },
    fled: !insidePlayArea(after, width, depth),
    maneuver: wordsOf(
      executed.speed,
      executed.bearing,
      'direction' in executed ? executed.direction : 'straight',
    ),
    pickedUp: [...result.pickedUp],
  };
}
