import type { Maneuver } from '../../common/index.ts';
import { shipCard } from '../cards/library.ts';

/** Place on a pilot's dial of a maneuver named like `3 bank left` or `2 straight`; undefined when it is not there. */
export function dialEntry(card: string, name: string): number | undefined {
  const [speed, bearing, direction = 'straight'] = name.split(' ');
  const at = shipCard(card).chassis.dial.findIndex(
    ({ maneuver }) =>
      maneuver.speed === Number(speed) && maneuver.bearing === bearing && maneuver.direction === direction,
  );
  return at < 0 ? undefined : at;
}

/** The name by which `dialEntry` finds a place on a pilot's dial. */
export function dialName(card: string, entry: number): string | undefined {
  const shown = shipCard(card).chassis.dial[entry];
  return shown && nameOf(shown.maneuver);
}

/** How a file calls a maneuver. */
export const nameOf = ({ speed, bearing, direction }: Maneuver): string =>
  direction === 'straight' ? `${speed} ${bearing}` : `${speed} ${bearing} ${direction}`;

const BEARINGS: readonly Maneuver['bearing'][] = [
  'straight',
  'bank',
  'turn',
  'koiogran',
  'segnor',
  'tallon',
  'stationary',
  'reverse-straight',
  'reverse-bank',
  'sideslip-bank',
  'sideslip-turn',
];
const DIRECTIONS: readonly Maneuver['direction'][] = ['left', 'straight', 'right'];

/** The maneuver with such a name, on whatever dial; undefined when it is no name of one. */
export function maneuverNamed(name: string): Maneuver | undefined {
  const [speed = '', bearing, direction = 'straight'] = name.split(' ');
  const known = BEARINGS.find((one) => one === bearing);
  const way = DIRECTIONS.find((one) => one === direction);
  return /^\d$/.test(speed) && known && way
    ? { speed: Number(speed), bearing: known, direction: way }
    : undefined;
}
