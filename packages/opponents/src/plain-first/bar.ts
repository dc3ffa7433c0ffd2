import { inArc } from '@firing-arc/xwing/common';
import {
  bodyOf,
  coordinable,
  type FirstQuestion,
  hasMobileArc,
  isStressed,
  jamTargets,
  obstaclesUnder,
  reloadable,
  type Ship,
  shieldsOf,
} from '@firing-arc/xwing/first/engine';
import { bestOf } from '../plain/choice.ts';
import { boosted, rolled } from './moves.ts';
import { healthOf, type Observation, observe } from './observation.ts';
import { outlook, type Resources, resourcesOf } from './outlook.ts';

type Asked<Kind extends FirstQuestion['kind']> = Extract<FirstQuestion, { kind: Kind }>;

/** What an enemy's token or lock is worth to take away, as a share of its points; a jam token that waits is less. */
const JAMMED = 0.06;
const WAITS = 0.02;
/** A free action of a friend, as a share of its points. */
const COORDINATED = 0.04;
/** A missile that is back, as a share of the ship's points. */
const RELOADED = 0.1;
/** An enemy pulled onto an obstacle, as a share of its points. */
const ON_ROCK = 0.15;

const NOTHING = Number.NEGATIVE_INFINITY;
const best = (values: readonly number[]): number => Math.max(NOTHING, ...values);

/** The outlook after an action that moves nobody and locks nothing; far below zero when it would do nothing. */
export function afterBarAction(
  observation: Observation,
  ship: Ship,
  action: string,
  resources: Resources,
): number {
  const stays = (changed: Partial<Resources> = {}) =>
    outlook(observation, ship, ship, { ...resources, ...changed });
  switch (action) {
    case 'reinforce':
      return stays({ evades: resources.evades + 1 });
    case 'jam':
      return stays() + best(jamTargets(observation.state, ship).map((other) => jamValue(observation, other)));
    case 'coordinate':
      return stays() + best(coordinable(observation.state, ship).map(coordinateValue));
    case 'recover':
      return stays() + recovers(ship);
    case 'reload':
      return stays({ mayAttack: false }) + RELOADED * ship.points * reloadable(ship).length;
    case 'rotate-arc':
      return hasMobileArc(ship)
        ? best([0, 1, 2, 3].map((arc) => arcValue(observation, ship, arc, resources)))
        : NOTHING;
    default:
      return NOTHING;
  }
}

/** Shields that come back, as shares of the whole ship; nothing when none is missing. */
function recovers(ship: Ship): number {
  const shields = Math.min(shieldsOf(ship) - ship.shields, ship.tokens.energy);
  return shields > 0 ? (ship.points * shields) / healthOf(ship) : NOTHING;
}

function jamValue({ state }: Observation, other: Ship): number {
  const { focus, evade } = other.tokens;
  const holds = focus + evade > 0 || state.locks.some(({ by }) => by === other.id);
  return other.points * (holds ? JAMMED : WAITS);
}

/** What a free action of a friend is worth; nothing for one that cannot use it. */
export const coordinateValue = (other: Ship): number =>
  isStressed(other) ? NOTHING : COORDINATED * other.points;

const arcValue = (observation: Observation, ship: Ship, arc: number, resources: Resources): number =>
  outlook(observation, { ...ship, arc }, ship, resources);

export const chooseJam = (
  observation: Observation,
  { options }: Asked<'jam-target' | 'coordinate-target'>,
): number => bestOf(options, ({ target }) => jamValue(observation, observation.state.ships[target]!));

/** A friend who can use the action, the dearest first. */
export const chooseCoordinated = (
  observation: Observation,
  { options }: Asked<'jam-target' | 'coordinate-target'>,
): number => bestOf(options, ({ target }) => coordinateValue(observation.state.ships[target]!));

/** The side from which more enemies may shoot. */
export function chooseSide(observation: Observation, { ship: id, options }: Asked<'reinforce-side'>): number {
  const ship = observation.state.ships[id]!;
  const half = { fore: 'full-front', aft: 'full-rear' } as const;
  return bestOf(options, ({ side }) => {
    let enemies = 0;
    for (const foe of observation.foes)
      for (const place of foe.places)
        if (inArc(bodyOf(ship), half[side], place)) enemies += 1 / foe.places.length;
    return enemies;
  });
}

export function chooseArc(observation: Observation, { ship: id, options }: Asked<'rotate-arc'>): number {
  const ship = observation.state.ships[id]!;
  return bestOf(options, ({ arc }) => arcValue(observation, ship, arc, resourcesOf(observation, ship)));
}

/** Where the enemy's ship stands worst, seen from its own side; best on an obstacle. */
export function choosePull(observation: Observation, { ship: id, options }: Asked<'tractor-move'>): number {
  const ship = observation.state.ships[id]!;
  const theirs = observe(observation.state, ship.player, observation.harm);
  const resources = resourcesOf(theirs, ship);
  return bestOf(options, ({ move }) => {
    const at =
      move === 'none'
        ? ship
        : move === 'boost'
          ? boosted(ship, 'straight')
          : rolled(ship, move === 'roll-left' ? 'left' : 'right');
    const rocks = obstaclesUnder(observation.state, { ...ship, x: at.x, y: at.y, facing: at.facing }).length;
    return ON_ROCK * ship.points * rocks - outlook(theirs, ship, at, resources);
  });
}
