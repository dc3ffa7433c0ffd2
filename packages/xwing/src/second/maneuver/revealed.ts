import type { Bearing, Maneuver } from '../../common/index.ts';
import type { FlownInstead } from '../abilities/language.ts';
import type { DialEntry, ManeuverDifficulty } from '../cards/chassis.ts';
import { READINGS } from '../readings.ts';
import { dialFor } from '../ship/card.ts';
import type { Ship } from '../state.ts';

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

/** Bearings without a direction. */
const AHEAD: readonly Bearing[] = ['straight', 'koiogran', 'stationary', 'reverse-straight'];

/** The maneuver that an effect names instead of the one on a dial. */
export function otherManeuver({ maneuver, difficulty }: DialEntry, other: FlownInstead, huge: boolean) {
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

/** White, whatever changes other maneuvers (activation-phase.11). */
export const stressManeuver = (because: string): ManeuverToExecute => ({
  maneuver: STRESS_MANEUVER,
  difficulty: 'white',
  ion: false,
  because,
});

/** A speed 1 bank or straight in the direction of the dial (ion.5, .6). */
export function ionManeuver(dial: Maneuver): Maneuver {
  const direction = READINGS.ionFollowsTheDialsDirection ? dial.direction : 'straight';
  return { speed: 1, bearing: direction === 'straight' ? 'straight' : 'bank', direction };
}

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
  HARDNESS[Math.max(...all.map((one) => HARDNESS.indexOf(one)))]!;

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
