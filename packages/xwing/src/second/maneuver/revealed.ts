import type { Bearing, Maneuver } from '../../common/index.ts';
import type { FlownInstead } from '../abilities/language.ts';
import { allowedTo, valueModifiers } from '../abilities/modifiers.ts';
import { meets } from '../abilities/requirements.ts';
import { fitsManeuver } from '../abilities/scene.ts';
import type { DialEntry, ManeuverDifficulty } from '../cards/chassis.ts';
import { forceToSpend } from '../charges.ts';
import { READINGS } from '../readings.ts';
import { dialFor, isHuge } from '../ship/card.ts';
import { isIonized, isStressed } from '../ship/conditions.ts';
import type { SecondState, Ship } from '../state.ts';

/** What a ship is about to execute, and why that is not what its dial says, if it is not. */
export interface ManeuverToExecute {
  readonly maneuver: Maneuver;
  readonly difficulty: ManeuverDifficulty;
  readonly ion: boolean;
  readonly because: string;
}

const STRESS_MANEUVER: Maneuver = { speed: 2, bearing: 'straight', direction: 'straight' };

/** The maneuver on a ship's revealed dial; none before it is revealed or without a dial (maneuver.7, .8). */
export function revealedManeuver(ship: Ship): DialEntry | null {
  return ship.revealed && ship.dial >= 0 ? dialFor(ship)[ship.dial]! : null;
}

/**
 * The maneuver that a ship executes: the ion maneuver when ionized, the stress maneuver without a dial or when
 * stressed before a red one, else the one on its dial with all changes of difficulty (stress.2).
 */
export function maneuverToExecute(ship: Ship, state: SecondState | null = null): ManeuverToExecute {
  const plan = maneuverPlanned(ship, state);
  let { maneuver } = plan;
  for (const { of } of valueModifiers(ship))
    if ('value' in of && of.value === 'maneuver-speed') maneuver = changedSpeed(maneuver, of.change);
  return maneuver === plan.maneuver ? plan : { ...plan, maneuver };
}

function maneuverPlanned(ship: Ship, state: SecondState | null): ManeuverToExecute {
  const entry = revealedManeuver(ship);
  if (!entry) return stressManeuver('xwing2:planning-phase.12');
  if (isIonized(ship)) {
    return { maneuver: ionManeuver(entry.maneuver), difficulty: 'blue', ion: true, because: 'xwing2:ion.5' };
  }
  const { instead } = ship;
  if (!instead || instead.bearing === '') return attemptedManeuver(ship, entry, state);
  const { difficulty, because, ...maneuver } = instead as DialEntry['maneuver'] &
    Pick<DialEntry, 'difficulty'> & { because: string };
  const plan = attemptedManeuver(ship, { maneuver, difficulty }, state);
  return plan.because === 'xwing2:activation-phase.4' ? { ...plan, because } : plan;
}

/** Bearings without a direction. */
const AHEAD: readonly Bearing[] = ['straight', 'koiogran', 'stationary', 'reverse-straight'];

/** The maneuver that an effect names instead of the one on a dial. */
export function otherManeuver({ maneuver, difficulty }: DialEntry, other: FlownInstead, huge = false) {
  const bearing =
    other.bearing === 'sideslip'
      ? slipOf(maneuver)
      : other.bearing === 'same'
        ? maneuver.bearing
        : other.bearing;
  return {
    bearing,
    direction: other.direction ?? (AHEAD.includes(bearing) ? ('straight' as const) : maneuver.direction),
    speed: other.speed ?? changedSpeed(maneuver, other.faster ?? 0, huge).speed,
    difficulty: other.difficulty ?? changedDifficulty(difficulty, other.harder ? 1 : 0),
    ...(other.template ? { template: other.template } : {}),
  };
}

const slipOf = ({ bearing }: Maneuver): Bearing => (bearing === 'bank' ? 'sideslip-bank' : 'sideslip-turn');

/**
 * What becomes of a maneuver that a ship attempts: red while stressed or purple without Force is the stress maneuver
 * instead (activation-phase.10, .12), else it has its difficulty with all changes.
 */
export function attemptedManeuver(
  ship: Ship,
  entry: DialEntry,
  state: SecondState | null = null,
): ManeuverToExecute {
  const { maneuver } = entry;
  const difficulty = changedDifficulty(entry.difficulty, difficultyChange(ship, entry, state));
  const red = difficulty === 'red' && isStressed(ship) && ship.energy === 0; // huge-ships.47
  if (red && !mayFlyRed(state, ship, { maneuver, difficulty })) {
    return stressManeuver(isHuge(ship) ? 'xwing2:huge-ships.49' : 'xwing2:activation-phase.10');
  }
  if (difficulty === 'purple' && (state ? forceToSpend(state, ship) : ship.force) === 0)
    return stressManeuver('xwing2:activation-phase.12');
  return { maneuver, difficulty, ion: false, because: 'xwing2:activation-phase.4' };
}

/** White, whatever changes other maneuvers (activation-phase.11). */
const stressManeuver = (because: string): ManeuverToExecute => ({
  maneuver: STRESS_MANEUVER,
  difficulty: 'white',
  ion: false,
  because,
});

/** A speed 1 bank or straight in the direction of the dial (ion.5, .6). */
function ionManeuver(dial: Maneuver): Maneuver {
  const direction = READINGS.ionFollowsTheDialsDirection ? dial.direction : 'straight';
  return { speed: 1, bearing: direction === 'straight' ? 'straight' : 'bank', direction };
}

/** Steps by which cards make a maneuver easier or harder; what asks for more of the table needs the state. */
function difficultyChange(ship: Ship, entry: DialEntry, state: SecondState | null): number {
  let change = 0;
  for (const { ref, of } of valueModifiers(ship)) {
    if (!('value' in of) || of.value !== 'maneuver-difficulty') continue;
    if (of.bearing !== undefined && of.bearing !== entry.maneuver.bearing) continue;
    if (of.maneuver && !fitsManeuver({ ...entry.maneuver, difficulty: entry.difficulty }, of.maneuver))
      continue;
    if (of.requires && of.requires.length > 0 && !(state && meets(state, ship, ref, of.requires))) continue;
    change += of.change;
  }
  return change;
}

/** Whether a card lets a stressed ship execute such a red maneuver ("can": card-interpretation.5). */
const mayFlyRed = (state: SecondState | null, ship: Ship, { maneuver, difficulty }: DialEntry): boolean =>
  state !== null &&
  allowedTo(state, ship, 'fly-red-while-stressed').some(
    (can) =>
      ship.tokens.stress <= can.mostStress &&
      (!can.maneuver || fitsManeuver({ ...maneuver, difficulty }, can.maneuver)),
  );

const STEPS = ['blue', 'white', 'red'] as const;

/**
 * A difficulty changed by so many steps: the changes are added up before the ends are reached (difficulty.2-.5). What
 * it is treated as comes first, the most restrictive of several; purple neither changes nor is reached (difficulty.6-.8).
 */
export function changedDifficulty(
  printed: ManeuverDifficulty,
  change: number,
  ...treatedAs: readonly ManeuverDifficulty[]
): ManeuverDifficulty {
  const difficulty = treatedAs.length === 0 ? printed : hardest(treatedAs);
  if (difficulty === 'purple') return difficulty;
  return STEPS[Math.min(2, Math.max(0, STEPS.indexOf(difficulty) + change))]!;
}

const hardest = (all: readonly ManeuverDifficulty[]): ManeuverDifficulty =>
  all.reduce((a, b) => (compareDifficulty(b, a) > 0 ? b : a));

/** Positive when the first is the harder one; purple is harder than all others (difficulty.9). */
export const compareDifficulty = (a: ManeuverDifficulty, b: ManeuverDifficulty): number =>
  HARDNESS.indexOf(a) - HARDNESS.indexOf(b);

const HARDNESS = ['blue', 'white', 'red', 'purple'] as const;

/**
 * A maneuver with its speed changed, if there is a template for it; else as it was (speed.1, .2). The tool of huge
 * ships has a line for banks of speed 0 too (huge-ships.33).
 */
export function changedSpeed(maneuver: Maneuver, change: number, huge = false): Maneuver {
  if (maneuver.bearing === 'stationary') return maneuver;
  const curved =
    maneuver.bearing !== 'straight' &&
    maneuver.bearing !== 'koiogran' &&
    maneuver.bearing !== 'reverse-straight';
  const speed = maneuver.speed + change;
  const least = huge && maneuver.bearing === 'bank' ? 0 : 1;
  return speed >= least && speed <= (curved ? 3 : 5) ? { ...maneuver, speed } : maneuver;
}

/** Straights, banks and turns are basic; all others are advanced (bearing.2). */
export const isBasic = (maneuver: Maneuver): boolean =>
  ['straight', 'bank', 'turn'].includes(maneuver.bearing);

/** Maneuvers that start from the front guides: neither stationary, reverse nor sideslip (bearing.3, .17, .21). */
export const isForward = ({ bearing }: Maneuver): boolean =>
  bearing !== 'stationary' && !bearing.startsWith('reverse') && !bearing.startsWith('sideslip');
