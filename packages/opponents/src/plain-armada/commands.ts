import { type ArmadaQuestion, type Command, cardOf, type Ship, yawLimits } from '@firing-arc/armada/engine';
import { cos, sin } from '@firing-arc/table';
import { bestOf } from '../plain/choice.ts';
import { gainByToken } from './course.ts';
import { apart, nearest } from './deployed.ts';
import { firepower, standing } from './firepower.ts';
import { type Observation, shieldsLost } from './observation.ts';

/** Squadrons this near may be commanded, from middle to middle (mm). */
const COMMAND_REACH = 220;
/** An enemy this near will be shot at soon (mm). */
const SHOOTING = 480;

/** A command for each new dial: what the ship will need when the dial comes up. */
export function chooseCommands(
  observation: Observation,
  { parts }: Extract<ArmadaQuestion, { kind: 'commands' }>,
): readonly number[] {
  const stacks = new Map<number, readonly DialFace[]>();
  return parts.map(({ about, options }) => {
    const ship = observation.state.ships[about]!;
    const stack = stacks.get(about) ?? ship.dials;
    const best = bestOf(
      options,
      ({ command }) =>
        commandNeed(observation, ship, command, stack) -
        AGAIN * stack.filter((dial) => dial === command).length,
    );
    stacks.set(about, [...stack, options[best]!.command]);
    return best;
  });
}

type DialFace = Ship['dials'][number];

/** What a command is worth less for each dial of the stack that has it already: needs change. */
const AGAIN = 0.12;

/** How much a ship will want a command when the dials that it has already are used up. */
export function commandNeed(
  observation: Observation,
  ship: Ship,
  command: Command,
  stack: readonly DialFace[],
): number {
  const depth = stack.length;
  const card = cardOf(ship);
  const away = nearest(
    ship,
    observation.foes.map(({ ship: foe }) => foe),
  );
  const pace = 130 * (depth + 1);
  // Before there is anything to do, a dial becomes a token for later.
  const token = ship.tokens.includes(command) || ship.tokens.length >= card.command ? 0 : 0.25;
  switch (command) {
    case 'squadron': {
      const wing = observation.ownSquadrons.filter((one) => apart(one, ship) < 2 * COMMAND_REACH).length;
      return 0.55 * Math.min(card.squadron, wing) + (observation.state.round === 0 ? 0.2 * card.squadron : 0);
    }
    case 'repair':
      return (0.25 * shieldsLost(ship) + 0.7 * ship.damage.length) * (depth === 0 ? 1 : 0.7) + token;
    case 'concentrate-fire':
      return away - pace < SHOOTING ? 1.1 : 0.3 + token;
    case 'navigate':
      return (
        0.65 +
        (edgeDistance(observation, ship) < 350 ? 0.8 : 0) +
        (mustSlow(observation, ship, stack) ? 0.8 : 0) -
        (depth > 1 ? 0.2 : 0)
      );
  }
}

const edgeDistance = ({ state: { width, depth } }: Observation, { x, y }: Ship): number =>
  Math.min(x, y, width - x, depth - y);

/** Straight on a ship gets so far at speed 1, and bent by right angles this share of it (mm). */
const PACE = 68.4;
const BENT = 0.64;
/** Clicks of a right angle. */
const RIGHT_ANGLE = 4;

/**
 * Whether a ship that turns slowly will have come so near to the edge ahead, when a dial comes up, that it leaves the table
 * unless it slows down, and has no other navigate command for that.
 */
function mustSlow(observation: Observation, ship: Ship, stack: readonly DialFace[]): boolean {
  if (ship.speed < 2 || ship.tokens.includes('navigate') || stack.includes('navigate')) return false;
  const clicks = (yawLimits(cardOf(ship).speeds, ship.speed) ?? []).reduce((sum, yaw) => sum + yaw, 0);
  const pace = PACE * ship.speed;
  const toTurn = BENT * pace * (RIGHT_ANGLE / Math.max(1, clicks));
  return roomAhead(observation, ship) - pace * (stack.length + 1) < toTurn;
}

/** How far it is to the edge that a ship faces (mm). */
function roomAhead({ state: { width, depth } }: Observation, { x, y, facing }: Ship): number {
  const right = sin(facing);
  const ahead = cos(facing);
  const across = right === 0 ? Number.POSITIVE_INFINITY : ((right > 0 ? width : 0) - x) / right;
  const along = ahead === 0 ? Number.POSITIVE_INFINITY : ((ahead > 0 ? depth : 0) - y) / ahead;
  return Math.min(across, along);
}

/** Whether a command does something for the ship now. */
function isUseful(observation: Observation, ship: Ship, command: Command): boolean {
  switch (command) {
    case 'squadron':
      return observation.ownSquadrons.some((one) => apart(one, ship) < COMMAND_REACH + 40);
    case 'repair':
      return ship.damage.length > 0 || shieldsLost(ship) > 1;
    case 'concentrate-fire':
      return firepower(standing(ship), observation.foes) > 0;
    case 'navigate':
      return true;
  }
}

/** The command that the ship needs least. */
export function chooseDiscarded(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'discard-command-token' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  return bestOf(question.options, ({ command }) => -commandNeed(observation, ship, command, []));
}

/** A raid token is cleared by a command token; by the dial only where that could not be resolved for it. */
export function chooseClearing(
  { state }: Observation,
  { options, ship: id }: Extract<ArmadaQuestion, { kind: 'clear-raid' }>,
): number {
  const { revealed, raids } = state.ships[id]!;
  const isIdle = revealed.every((command) => raids.includes(command));
  return bestOf(options, ({ kind }) => (kind === 'token' ? 2 : kind === 'none' ? 1 : isIdle ? 1.5 : 0));
}

/** Keeps a dial that serves now, and makes a token of another. */
export function chooseDialUse(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'dial-use' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  const command = ship.revealed[0];
  const isFull = ship.tokens.length >= cardOf(ship).command;
  const keep =
    command === undefined || isFull || isUseful(observation, ship, command) || ship.tokens.includes(command);
  return bestOf(question.options, ({ kind }) => Number((kind === 'keep') === keep));
}

/** A navigate token is spent for so much of the ship's points: it may save the ship from the edge later. */
const WORTH_A_TOKEN = 0.12;

/** The whole of what a command has, where it serves; nothing else is spent. */
export function chooseResolution(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'resolve-command' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  return bestOf(question.options, (option) => {
    if (option.kind === 'none') return 0;
    if (!isUseful(observation, ship, option.command)) return -1;
    if (option.with === 'token' && option.command === 'navigate')
      return gainByToken(observation, ship) > WORTH_A_TOKEN * ship.points ? 1 : -0.5;
    return option.with === 'dial' ? 2 : option.with === 'both' ? 1.5 : 1;
  });
}

/** Discards damage cards first, faceup ones before others; then recovers shields where there are fewest. */
export function chooseRepair(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'repair' }>,
): number {
  const ship = observation.state.ships[question.ship]!;
  return bestOf(question.options, (option) => {
    switch (option.kind) {
      case 'discard-card':
        return option.name === null ? 6 : 7;
      case 'recover-shield':
        return 5 - ship.shields[option.zone] * 0.5;
      case 'salvage':
        return 5 + option.tokens;
      case 'card':
        return 5.5;
      case 'move-shield':
        return -1;
      case 'done':
        return 0;
    }
  });
}

/** The ship that can do most now; one that cannot shoot waits, the dearest longest, and passes if it may. */
export function chooseShip(
  observation: Observation,
  question: Extract<ArmadaQuestion, { kind: 'choose-ship' }>,
): number {
  return bestOf(question.options, (option) => {
    if (option.kind === 'pass') return 0.5;
    const ship = observation.state.ships[option.ship]!;
    const there = standing(ship);
    const waiting = observation.foes.filter(({ ship: foe }) => !foe.activated);
    const threat = waiting.reduce((sum, foe) => sum + firepower(foe, [there]), 0);
    const strike = firepower(there, observation.foes);
    return strike > 0 ? 1 + strike + 0.5 * threat : -0.01 * ship.points;
  });
}
