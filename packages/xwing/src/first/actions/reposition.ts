import type { Intervals } from '@firing-arc/table';
import {
  BASES,
  type Body,
  boostBy,
  type Roll,
  refusals,
  rolledPose,
  rollFreedom,
  rollRegion,
  rollTemplate,
  type Side,
  type Surroundings,
  shifted,
  type Template,
  type TemplatePart,
  templateShiftFor,
} from '../../common/index.ts';
import { hasRule } from '../abilities/evaluate.ts';
import { may } from '../abilities/modifiers.ts';
import { minesMet } from '../bombs/detonate.ts';
import { bodyOf, type FirstGame, inPlay, obstacleBodyOf, poseOf, sizeOf } from '../game.ts';
import { askOnLine } from '../maneuver/on-line.ts';
import { touchShips } from '../maneuver/other-ships.ts';
import type { BoostDirection } from '../questions.ts';
import type { FirstState, Ship } from '../state.ts';
import { bentPlace, bentProblems, bentRoll, fitsBent, proposeBent, rollOf } from './bent-roll.ts';

/** Rulings by which a roll or a boost is impossible. */
export interface RepositionRulings {
  readonly ship: string;
  readonly obstacle: string;
  readonly template: string;
  readonly edge: string;
  /** Obstacles are not in the way of it. */
  readonly overObstacles?: true;
}

/** Farther away than this from the middle of a ship nothing is in the way of a roll or boost (mm). */
const REACH = 260;

/** What a ship must not run into when it rolls or boosts: of ships and obstacles only those that are near. */
function surroundings(state: FirstState, ship: Ship, overObstacles = false): Surroundings {
  const near = ({ x, y }: { readonly x: number; readonly y: number }): boolean => {
    const dx = x - ship.x;
    const dy = y - ship.y;
    return dx * dx + dy * dy <= REACH * REACH;
  };
  return {
    ships: state.ships
      .filter((other) => other !== ship && inPlay(other) && near(other))
      .map((other) => bodyOf(other)),
    obstacles:
      overObstacles || may(state, ship, 'ignore-obstacles') || hasRule(state, ship, 'moves-over-obstacles')
        ? []
        : state.obstacles.filter((obstacle) => obstacle.placed && near(obstacle)).map(obstacleBodyOf),
    playArea: { width: state.width, depth: state.depth },
  };
}

/** The shifts at which a ship fits that rolls to a side by a straight template, mm from the unshifted place. */
export function rollShifts(
  state: FirstState,
  ship: Ship,
  side: Side,
  template: Template,
  overObstacles = false,
): Intervals {
  const straight = rollOf(ship, side, template);
  return rollRegion(straight, onTheWay(straight, surroundings(state, ship, overObstacles))).shifts;
}

/** What reaches into a circle about the middle of a roll, in which its template and base lie wherever they are laid. */
function onTheWay(straight: Roll, { ships, obstacles, playArea }: Surroundings): Surroundings {
  const { size, from, template } = straight;
  const to = rolledPose(straight, 0, 0);
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const half = Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)) / 2;
  const reach = half + 2 * rollFreedom(size, template) + BASES[size].footprint.radius;
  const isNear = (body: Body) => {
    const [dx, dy, most] = [body.x - x, body.y - y, body.radius + reach];
    return dx * dx + dy * dy < most * most;
  };
  return { ships: ships.filter(isNear), obstacles: obstacles.filter(isNear), playArea };
}

/** Why a ship cannot stand at a place, as a ruling; null when it can. */
function placeRefusal(
  state: FirstState,
  ship: Ship,
  at: { readonly x: number; readonly y: number; readonly facing: number },
  rulings: RepositionRulings,
  template: Parameters<typeof refusals>[1] = null,
): string | null {
  const around = surroundings(state, ship, rulings.overObstacles);
  const [first] = refusals(bodyOf(ship, at), template, around);
  switch (first?.kind) {
    case undefined:
      return null;
    case 'overlaps-ship':
      return rulings.ship;
    case 'overlaps-obstacle':
      return rulings.obstacle;
    case 'template-on-obstacle':
      return rulings.template;
    case 'outside-play-area':
      return rulings.edge;
  }
}

/** Why a roll to a side finds no place: what is in the way of the unshifted one, or of its template. */
export function rollRefusal(
  state: FirstState,
  ship: Ship,
  side: Side,
  template: Template,
  rulings: RepositionRulings,
): string | null {
  const fits =
    template.shape === 'straight'
      ? rollShifts(state, ship, side, template, rulings.overObstacles).length > 0
      : fitsBent(bentRoll(ship, side, template, surroundings(state, ship)));
  if (fits) return null;
  const to = rolledPose(rollOf(ship, side, template), 0, 0);
  return placeRefusal(state, ship, to, rulings) ?? rulings.template;
}

/** By which rulings a ship rolls, and who picks its place: its own player where nobody is named. */
interface Rolling {
  readonly rulings: RepositionRulings;
  readonly because: string;
  readonly player?: number;
}

/**
 * A ship rolls to a declared side, where it fits at one place at least: its player picks among all of them
 * (barrel-roll.3, .4, faq-action-resolution.2), or the one who pulls it.
 */
export function roll(
  game: FirstGame,
  ship: Ship,
  side: Side,
  template: Template,
  { rulings, because, player = ship.player }: Rolling,
): void {
  if (template.shape !== 'straight') return rollBent(game, ship, side, template, because);
  const { state } = game;
  const straight = rollOf(ship, side, template);
  const shifts = rollShifts(state, ship, side, template, rulings.overObstacles);
  const middle = rolledPose(straight, 0, 0);
  const ruling = (shift: number): string =>
    placeRefusal(state, ship, shifted(middle, shift), rulings) ?? 'xwing1:barrel-roll.4';
  const shift = askOnLine(game, middle, shifts, ruling, {
    kind: 'roll-placement',
    player,
    because: 'xwing1:barrel-roll.4',
    ship: ship.id,
  });
  const around = surroundings(state, ship, rulings.overObstacles);
  const at = templateShiftFor(straight, shift, around);
  const over = rollTemplate(straight, at ?? shift / 2);
  const unusual = because === 'xwing1:barrel-roll.1' && template.speed > 1;
  move(
    game,
    ship,
    { how: 'barrel-roll', way: side, ...(unusual && { template }), because },
    shifted(middle, shift),
    over,
  );
}

/** A ship rolls by a bent template: where that lies along its side, and the ship against its end, its player picks. */
function rollBent(game: FirstGame, ship: Ship, side: Side, template: Template, because: string): void {
  const bent = bentRoll(ship, side, template, surroundings(game.state, ship));
  const at = game.ask(
    {
      form: 'place',
      kind: 'roll-placement',
      player: ship.player,
      because: 'xwing1:barrel-roll.4',
      ship: ship.id,
    },
    {
      validate: (place) => bentProblems(bent, place, 'xwing1:barrel-roll.4'),
      propose: (random) => proposeBent(bent, random),
    },
  ) as readonly number[];
  const { pose, over } = bentPlace(bent, at);
  move(game, ship, { how: 'barrel-roll', way: side, template, because }, pose, over);
}

/** Why a boost by a template is impossible; null when it fits. */
export function boostRefusal(
  state: FirstState,
  ship: Ship,
  template: Template,
  rulings: RepositionRulings,
): string | null {
  const { pose, templateBody } = boostBy(sizeOf(ship), poseOf(ship), template);
  return placeRefusal(state, ship, pose, rulings, templateBody);
}

/** A ship boosts by a template, where it fits. */
export function boost(game: FirstGame, ship: Ship, template: Template, because: string): void {
  const { pose, template: over } = boostBy(sizeOf(ship), poseOf(ship), template);
  const unusual = template.shape === 'turn' || template.speed > 1;
  move(
    game,
    ship,
    { how: 'boost', way: template.direction, ...(unusual && { template }), because },
    pose,
    over,
  );
}

/** Moves a ship, which is no maneuver (barrel-roll.12, boost.8): contacts follow, and mines on its way go off (bombs.7). */
function move(
  game: FirstGame,
  ship: Ship,
  told: {
    readonly how: 'barrel-roll' | 'boost';
    readonly way: BoostDirection;
    readonly template?: Template;
    readonly because: string;
  },
  to: { readonly x: number; readonly y: number; readonly facing: number },
  over: TemplatePart,
): void {
  const from = poseOf(ship);
  Object.assign(ship, poseOf(to));
  touchShips(game.state, ship, []);
  game.emit({ kind: 'moved', ship: ship.id, ...told, from, to: poseOf(to) });
  if (game.state.bombs.length > 0) game.next(...minesMet(game.state, ship, over));
}

/** Turns a ship by 180 degrees where it stands, which is no maneuver; mines under it are no news. */
export function turnAround(game: FirstGame, ship: Ship, because: string): void {
  const from = poseOf(ship);
  Object.assign(ship, poseOf({ ...from, facing: (from.facing + 180) % 360 }));
  game.emit({ kind: 'turned', ship: ship.id, from, to: poseOf(ship), because });
}
