import { inPlay } from '../bodies.ts';
import type { ActionName } from '../cards/chassis.ts';
import { shipCard } from '../cards/library.ts';
import { type SecondGame, shipOf } from '../game.ts';
import { obstaclesUnder } from '../locks.ts';
import { checkDifficulty, flyManeuver, touchNeighbours } from '../maneuver/execute.ts';
import type { ManeuverToExecute } from '../maneuver/revealed.ts';
import { isStressed } from '../ship/conditions.ts';
import { type SecondState, type Ship, windowStep } from '../state.ts';
import { fitsInWing, isMate, ledOtherwise, placeInWing, split } from './wings.ts';

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

const MATES_ACTIONS: readonly string[] = ['calculate', 'evade', 'focus', 'reinforce', 'lock'];

/** Why a wingmate may not perform an action after it followed, as a ruling; null when it may (wings.10). */
export function mateRefusal(state: SecondState, ship: Ship, action: ActionName | string): string | null {
  if (!isMate(ship) || MATES_ACTIONS.includes(action)) return null;
  const repositions = action === 'barrel-roll' || action === 'boost';
  if (repositions && ledOtherwise(state, state.ships[ship.wing]!, 'reposition')) return null;
  const following = state.agenda.some((step) => step.kind === 'end-activation' && step.ship === ship.id);
  return following ? 'xwing2:wings.10' : null;
}
