import { inPlay } from '../bodies.ts';
import { shipCard } from '../cards/library.ts';
import { devicesMet } from '../devices/met.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { checkDifficulty } from '../maneuver/execute.ts';
import { flyManeuver } from '../maneuver/fly.ts';
import { touchNeighbours } from '../maneuver/neighbours.ts';
import type { ManeuverToExecute } from '../maneuver/revealed.ts';
import { obstaclesUnder } from '../obstacles.ts';
import { isStressed } from '../ship/conditions.ts';
import { type SecondState, type Ship, windowStep } from '../state.ts';
import { ledOtherwise, split } from './members.ts';
import { fitsInWing, placeInWing } from './wings.ts';

/** A wingmate follows: it is put into its place beside the leader, and acts (wings.6 to .10). */
export function followLeader(game: SecondGame, id: number): void {
  const ship = shipOf(game, id);
  if (!ship.inFormation || !inPlay(ship) || ship.destroyed) return;
  const leader = shipOf(game, ship.wing);
  const plan = ledManeuver(game.state, leader);
  if (isStressed(ship) && plan.difficulty === 'red') return split(game, ship, 'xwing2:wings.14');
  ship.activated = true;
  game.emit({ kind: 'activates', ship: id, because: 'xwing2:wings.6' });
  takeDial(ship, leader);
  if (!fitsInWing(game.state, ship)) return goAlone(game, ship, plan);
  const from = { x: ship.x, y: ship.y, facing: ship.facing };
  const to = placeInWing(game.state, ship);
  Object.assign(ship, to);
  touchNeighbours(game.state, ship);
  ship.flown = { ...leader.flown, difficulty: plan.difficulty, through: [], obstacle: false };
  game.emit({
    kind: 'maneuver',
    ship: id,
    maneuver: plan.maneuver,
    difficulty: plan.difficulty,
    from,
    to,
    executed: 'fully',
    overlapped: [],
    placement: null,
    because: 'xwing2:wings.7',
  });
  checkDifficulty(game, ship, plan.difficulty);
  const rocks = obstaclesUnder(game.state, ship);
  if (rocks.length > 0) ship.skipsAction = 'xwing2:obstacles.16';
  game.next(
    ...rocks.map((obstacle) => ({ kind: 'obstacle' as const, ship: id, obstacle })),
    ...devicesMet(game.state, ship, null, true),
    windowStep('after-maneuver', { ship: id }),
    { kind: 'action', ship: id },
    { kind: 'end-activation', ship: id },
  );
}

/** The maneuver that a leader executed, as its wingmates execute it (wings.8). */
function ledManeuver(state: SecondState, leader: Ship): ManeuverToExecute {
  const { speed, bearing, direction, difficulty, ion } = leader.flown;
  const easier = difficulty === 'purple' && ledOtherwise(state, leader, 'purple-as-red');
  return {
    maneuver: { speed, bearing, direction } as ManeuverToExecute['maneuver'],
    difficulty: easier ? 'red' : (difficulty as ManeuverToExecute['difficulty']),
    ion,
    because: 'xwing2:wings.7',
  };
}

/** It counts as having revealed its leader's dial (wings.8). */
function takeDial(ship: Ship, leader: Ship): void {
  if (shipCard(ship.card).chassis.id !== shipCard(leader.card).chassis.id) return;
  ship.dial = leader.dial;
  ship.revealed = leader.revealed;
}

/** There is no room in formation: it executes the leader's maneuver itself, without an action, and is split (wings.9, .12). */
function goAlone(game: SecondGame, ship: Ship, plan: ManeuverToExecute): void {
  split(game, ship, 'xwing2:wings.9');
  game.next({ kind: 'action', ship: ship.id }, { kind: 'end-activation', ship: ship.id });
  flyManeuver(game, ship, plan);
  ship.skipsAction = 'xwing2:wings.9';
}
