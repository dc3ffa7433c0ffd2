import { hugeBody, insidePlayArea, overlapsBody, shipsOverlap } from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { countFace, rollPool } from '../attack/pool.ts';
import { minesMet } from '../bombs/detonate.ts';
import { destroy, flee } from '../damage/removal.ts';
import { dealDamageCard, sufferDamage } from '../damage/suffer.ts';
import { bodyOf, type FirstGame, inPlay, obstacleBodyOf, poseOf, sizeOf } from '../game.ts';
import { otherShips, touchShips } from '../maneuver/other-ships.ts';
import type { PlannedManeuver } from '../maneuver/planned.ts';
import type { Ship } from '../state.ts';
import { hugeCourse } from './course.ts';
import { sectionsOf } from './energy-held.ts';
import { halfNearest, halfWhich } from './halves.ts';
import { bringAlong } from './sections.ts';

/**
 * A huge ship executes a maneuver by its tool. It stops short of other huge ships; small and large ones where it comes to
 * stand are destroyed, obstacles removed (huge-ships.6 to .9, .16 to .19).
 */
export function flyHuge(game: FirstGame, ship: Ship, { maneuver, difficulty, ion }: PlannedManeuver): void {
  const { state } = game;
  const { ids, bodies } = otherShips(state, ship);
  const placed = state.obstacles.filter((obstacle) => obstacle.placed);
  const from = poseOf(ship);
  const result = hugeCourse(ship, maneuver, bodies, placed.map(obstacleBodyOf));
  const met = result.overlapped.map((at) => ids[at]!);
  const under = result.pickedUp.map((at) => ids[at]!);
  const rocks = result.removed.map((at) => placed[at]!.id);
  Object.assign(ship, result.pose);
  bringAlong(state, ship);
  touchShips(state, ship, []);
  const overlapped = [...met, ...under];
  game.emit({
    kind: 'maneuver',
    ship: ship.id,
    maneuver,
    difficulty,
    from,
    to: poseOf(ship),
    overlapped: met,
    because: met.length > 0 ? 'xwing1:huge-ships.16' : 'xwing1:huge-ships.6',
  });
  const { speed, bearing, direction } = maneuver;
  ship.flown = { bearing, direction, speed, difficulty, ion, dial: false, overlapped, obstacles: rocks };
  if (!insidePlayArea(hugeBody(ship), state.width, state.depth)) return flee(game, ship);
  for (const id of met) collide(game, ship, state.ships[id]!);
  for (const id of under) ram(game, ship, state.ships[id]!);
  for (const id of rocks) sweep(game, ship, id);
  if (inPlay(ship) && state.bombs.length > 0) game.next(...minesMet(state, ship, null));
}

/** Both of two huge ships are dealt a faceup damage card, each on the section that lies nearer (huge-ships.17). */
function collide(game: FirstGame, ship: Ship, other: Ship): void {
  for (const [one, near] of [
    [ship, other],
    [other, ship],
  ] as const) {
    const struck = nearest(game, one, near);
    if (struck && inPlay(struck))
      dealDamageCard(game, struck, true, 'xwing1:huge-ships.17', halfNearest(struck, near));
  }
}

/** The section of a ship that lies nearest to another ship; undefined when it is crippled. */
function nearest({ state }: FirstGame, ship: Ship, other: Ship): Ship | undefined {
  const { x, y } = bodyOf(other);
  const away = (section: Ship): number => {
    const body = bodyOf(section);
    return Math.sqrt((body.x - x) * (body.x - x) + (body.y - y) * (body.y - y));
  };
  const [first] = [...sectionsOf(state, ship)].sort((a, b) => away(a) - away(b));
  return first?.crippled ? undefined : first;
}

/** A small or large ship under a huge one is destroyed, and the huge one rolls 1 or 2 attack dice for it (huge-ships.18). */
function ram(game: FirstGame, ship: Ship, under: Ship): void {
  const { state } = game;
  const dice = sizeOf(under) === 'small' ? 1 : 2;
  const struck = sectionsOf(state, ship).find((section) => shipsOverlap(bodyOf(section), bodyOf(under)));
  destroy(game, under, 'xwing1:huge-ships.18');
  const pool = rollPool(game, ship, 'attack', dice, 'xwing1:huge-ships.18');
  const half = halfWhich(ship, (body) => shipsOverlap(body, bodyOf(under)));
  const damage = { hits: countFace(pool, 'hit'), crits: countFace(pool, 'crit'), ...(half && { half }) };
  sufferDamage(game, struck ?? ship, damage, 'xwing1:huge-ships.18');
}

/** For each obstacle that it comes to lie on a huge ship is dealt a faceup damage card; the obstacle is removed (huge-ships.19). */
function sweep(game: FirstGame, ship: Ship, id: number): void {
  const { state } = game;
  const obstacle = state.obstacles[id]!;
  const because = 'xwing1:huge-ships.19';
  const body = obstacleBodyOf(obstacle);
  const struck = sectionsOf(state, ship).find((section) => overlapsBody(bodyOf(section), body));
  game.emit({ kind: 'obstacle-hit', ship: ship.id, obstacle: id, how: 'overlapped', because });
  obstacle.placed = false;
  game.emit({ kind: 'obstacle-removed', ship: ship.id, obstacle: id, because });
  const section = struck ?? ship;
  if (!inPlay(section)) return;
  const half = halfWhich(section, (one) => overlapsBody(one, body));
  if (!hasRule(state, section, 'rolls-for-obstacles'))
    return dealDamageCard(game, section, true, because, half);
  const [die] = rollPool(game, section, 'attack', 1, because);
  if (die?.face === 'hit' || die?.face === 'crit')
    sufferDamage(game, section, { hits: 1, crits: 0, ...(half && { half }) }, because);
}
