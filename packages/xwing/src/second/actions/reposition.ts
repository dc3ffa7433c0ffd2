import {
  type BaseBody,
  type Body,
  barrelRollPlacements,
  bodiesOverlap,
  boostBy,
  type Direction,
  executeManeuver,
  insidePlayArea,
  movedThrough,
  overlapsBody,
  type Pose,
  rollPlacements,
  type Side,
  type Template,
  type TemplatePart,
  templateBody,
} from '../../common/index.ts';
import { allowedTo } from '../abilities/evaluate.ts';
import { hooked } from '../abilities/hooks.ts';
import { valueModifiers } from '../abilities/modifiers.ts';
import { bodyOf, obstacleBodyOf } from '../bodies.ts';
import { meetDevices } from '../devices/meet.ts';
import type { SecondGame } from '../game.ts';
import { shipsMovedThrough } from '../maneuver/execute.ts';
import { ignores } from '../maneuver/ignoring.ts';
import { contactsOf, otherShips, shipUnder, touchNeighbours, touchShips } from '../maneuver/neighbours.ts';
import { meetObstacle } from '../maneuver/obstacle-effects.ts';
import { obstaclesUnder } from '../obstacles.ts';
import { isHuge, sizeOf } from '../ship/card.ts';
import type { SecondState, Ship } from '../state.ts';
import { split } from '../wings/members.ts';
import { boostTemplate } from './other-templates.ts';

/** Rulings that a barrel roll or a boost fails by. */
export interface RepositionRulings {
  readonly ship: string;
  readonly obstacle: string;
  readonly edge: string;
}

/** Who places the ship, by which rulings it may fail, and the ruling told when it has moved. */
export interface Reposition {
  readonly player: number;
  readonly rulings: RepositionRulings;
  readonly because: string;
  /** Another template than the 1 straight or the bank that such a move uses. */
  readonly template?: Template | undefined;
}

/** What is told of a move besides its places. */
interface HowMoved {
  readonly how: 'barrel-roll' | 'boost';
  readonly way: Direction;
  readonly template?: Template | undefined;
  readonly because: string;
}

/** Why a ship may not be moved to a place over a template, as a ruling; null when it may. */
export function repositionRefusal(
  state: SecondState,
  ship: Ship,
  { to, template }: { readonly to: Pose; readonly template: Body },
  rulings: RepositionRulings,
  how: 'barrel-roll' | 'boost',
): string | null {
  if (isHuge(ship)) return 'xwing2:huge-ships.34';
  const body = bodyOf(ship, to);
  if (!insidePlayArea(body, state.width, state.depth)) return rulings.edge;
  if (shipUnder(state, ship, body)) return rulings.ship;
  return meetsObstacle(state, ship, body, template, how) ? rulings.obstacle : null;
}

function meetsObstacle(
  state: SecondState,
  ship: Ship,
  body: BaseBody,
  template: Body,
  how: 'barrel-roll' | 'boost',
): boolean {
  for (const obstacle of state.obstacles) {
    if (!obstacle.placed) continue;
    const rock = obstacleBodyOf(obstacle);
    const under = overlapsBody(body, rock);
    if (!(under || bodiesOverlap(template, rock)) || ignores(state, ship, obstacle, how)) continue;
    if (mayCross(state, ship, how)) continue;
    if (under || !ignores(state, ship, obstacle, 'moving-through')) return true;
  }
  return false;
}

/** Whether a card lets a ship move through obstacles and overlap them by such a move. */
const mayCross = (state: SecondState, ship: Ship, how: 'barrel-roll' | 'boost'): boolean =>
  allowedTo(state, ship, 'cross-obstacles').some((permission) => permission.while.includes(how));

/**
 * What a ship that may cross obstacles has met by a move: what its template lay on, and what it came to lie on; not
 * those that it started on and left (obstacles.25, .26).
 */
function obstaclesCrossed(
  state: SecondState,
  ship: Ship,
  over: TemplatePart | null,
  startedOn: readonly number[],
): readonly number[] {
  const here = obstaclesUnder(state, ship);
  const placed = state.obstacles.filter((obstacle) => obstacle.placed);
  const through = over ? movedThrough(over, placed.map(obstacleBodyOf)).map((at) => placed[at]!.id) : [];
  return [...through, ...here.filter((id) => !through.includes(id))].filter(
    (id) => !startedOn.includes(id) || here.includes(id),
  );
}

/**
 * A ship barrel rolls to a declared side: one of the placements that are free is chosen (barrel-roll.6). The ruling by
 * which it fails when none is (barrel-roll.8, .11), the ship staying where it is; null when it has moved.
 */
export function rollTo(game: SecondGame, ship: Ship, side: Side, how: Reposition): string | null {
  const size = sizeOf(ship);
  const all = how.template
    ? rollPlacements(size, ship, side, how.template)
    : barrelRollPlacements(size, ship, side);
  const placements = all.map(({ placement, pose, template }) => ({
    placement,
    pose,
    refusal: repositionRefusal(game.state, ship, { to: pose, template }, how.rulings, 'barrel-roll'),
  }));
  const free = placements.filter(({ refusal }) => refusal === null);
  if (free.length === 0) return placements[0]!.refusal ?? how.rulings.obstacle;
  const chosen = game.choose(
    {
      form: 'choice',
      kind: 'barrel-roll-placement',
      player: how.player,
      because: 'xwing2:barrel-roll.6',
      ship: ship.id,
      options: free.map(({ placement, pose }) => ({ placement, at: pose })),
    },
    {
      refused: () =>
        placements.flatMap(({ placement, refusal }) =>
          refusal ? [{ option: placement, ruling: refusal }] : [],
        ),
    },
  );
  const told = { how: 'barrel-roll', way: side, template: how.template, because: how.because } as const;
  reposition(game, ship, chosen.at, all[0]!.template.template, told);
  return null;
}

/** A ship boosts in a declared direction. The ruling by which it fails, the ship staying; null when it has moved. */
export function boostTo(game: SecondGame, ship: Ship, direction: Direction, how: Reposition): string | null {
  const size = sizeOf(ship);
  const template = how.template ?? boostTemplate(direction);
  const { pose, template: part, templateBody: over } = boostBy(size, ship, template);
  const refusal = repositionRefusal(game.state, ship, { to: pose, template: over }, how.rulings, 'boost');
  if (refusal) return refusal;
  const told = { how: 'boost', way: direction, template: how.template, because: how.because } as const;
  reposition(game, ship, pose, part, told);
  return null;
}

/**
 * A boost that another ship is in the way of backs up along its template until it touches that ship, where a card
 * allows it and neither an obstacle nor the edge is in the way there too (errata-ship-cards.7). It is no maneuver: what
 * overlapping a ship brings about does not follow.
 */
export function boostUntilContact(
  game: SecondGame,
  ship: Ship,
  direction: Direction,
  how: Reposition,
): boolean {
  const card = valueModifiers(ship).find(({ of }) => 'can' in of && of.can === 'back-up-boosts');
  if (!card) return false;
  const { speed, shape, direction: way } = how.template ?? boostTemplate(direction);
  const { ids, bodies } = otherShips(game.state, ship);
  const { pose, template, touching, lastBackedOver } = executeManeuver(
    sizeOf(ship),
    ship,
    { speed, bearing: shape, direction: way },
    bodies,
  );
  const body = bodyOf(ship, pose);
  if (!insidePlayArea(body, game.state.width, game.state.depth)) return false;
  if (meetsObstacle(game.state, ship, body, template ? templateBody(template) : body, 'boost')) return false;
  const { use } = game.choose({
    form: 'choice',
    kind: 'use-ability',
    player: ship.player,
    because: 'xwing2:errata-ship-cards.7',
    ship: ship.id,
    ability: card.ref,
    options: [{ use: true }, { use: false }],
  });
  if (!use) return false;
  const told = {
    how: 'boost',
    way: direction,
    template: how.template,
    because: 'xwing2:errata-ship-cards.7',
  } as const;
  reposition(game, ship, pose, template, told);
  const touched = contactsOf({ touching, lastBackedOver }).map((at) => ids[at]!);
  touchShips(game.state, ship, touched);
  return true;
}

/** Moves a ship over a template to a free place: contacts are those it has there, and devices on its way act on it. */
function reposition(
  game: SecondGame,
  ship: Ship,
  to: Pose,
  over: TemplatePart | null,
  { how, way, template, because }: HowMoved,
): void {
  if (ship.inFormation) split(game, ship, 'xwing2:wings.15');
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  const crosses = mayCross(game.state, ship, how) || hooked(game.state, 'obstacle-met');
  const startedOn = crosses ? obstaclesUnder(game.state, ship) : [];
  ship.x = to.x;
  ship.y = to.y;
  ship.facing = to.facing;
  touchNeighbours(game.state, ship);
  if (how === 'boost') ship.flown.through = shipsMovedThrough(game.state, ship, over);
  const told = { kind: 'moved', ship: ship.id, how, way, from, to, because } as const;
  game.emit(template ? { ...told, template } : told);
  if (crosses) {
    for (const obstacle of obstaclesCrossed(game.state, ship, over, startedOn))
      meetObstacle(game, ship, obstacle, how);
  }
  if (game.state.devices.length > 0) meetDevices(game, ship, over);
}
