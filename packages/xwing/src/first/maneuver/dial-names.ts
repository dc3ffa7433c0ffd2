import type { Maneuver } from '../../common/index.ts';
import { CHASSIS, chassisOf } from '../cards/index.ts';

/** Place on a pilot's dial of a maneuver named like `3 bank left` or `2 straight`; undefined when it is not there. */
export function dialEntry(card: string, name: string): number | undefined {
  const [speed, bearing, direction = 'straight'] = name.split(' ');
  const at = chassisOf(card)?.dial.findIndex(
    ({ maneuver }) =>
      maneuver.speed === Number(speed) && maneuver.bearing === bearing && maneuver.direction === direction,
  );
  return at === undefined || at < 0 ? undefined : at;
}

/** The name by which `dialEntry` finds a place on a pilot's dial. */
export function dialName(card: string, entry: number): string | undefined {
  const shown = chassisOf(card)?.dial[entry];
  if (!shown) return undefined;
  const { speed, bearing, direction } = shown.maneuver;
  return direction === 'straight' ? `${speed} ${bearing}` : `${speed} ${bearing} ${direction}`;
}

/** The maneuver that a name means; undefined for what is no name of one. */
export function dialManeuver(name: string): Maneuver | undefined {
  const [speed, bearing, direction = 'straight'] = name.split(' ');
  return MANEUVERS.find(
    (one) => one.speed === Number(speed) && one.bearing === bearing && one.direction === direction,
  );
}

const MANEUVERS: readonly Maneuver[] = CHASSIS.flatMap(({ dial }) => dial.map(({ maneuver }) => maneuver));
