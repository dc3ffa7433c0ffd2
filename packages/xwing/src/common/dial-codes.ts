/** How the files of ships write their dials. */

import type { Bearing, Maneuver } from './maneuvers.ts';

const BEARINGS: Readonly<Record<string, readonly [Bearing, Maneuver['direction']]>> = {
  T: ['turn', 'left'],
  Y: ['turn', 'right'],
  B: ['bank', 'left'],
  N: ['bank', 'right'],
  F: ['straight', 'straight'],
  O: ['stationary', 'straight'],
  K: ['koiogran', 'straight'],
  L: ['segnor', 'left'],
  P: ['segnor', 'right'],
  E: ['tallon', 'left'],
  R: ['tallon', 'right'],
  A: ['reverse-bank', 'left'],
  S: ['reverse-straight', 'straight'],
  D: ['reverse-bank', 'right'],
};

/**
 * The entries of a dial from codes such as `'1TW 4KR'`: speed, bearing letter (T/Y turn, B/N bank, F straight, O stop,
 * K Koiogran, L/P Segnor, E/R Tallon, A/S/D reverse), difficulty letter as `difficulties` names them. Throws on
 * anything else and on repeats.
 */
export function dialOf<Difficulty extends string>(
  codes: string,
  difficulties: Readonly<Record<string, Difficulty>>,
): readonly { readonly maneuver: Maneuver; readonly difficulty: Difficulty }[] {
  const list = codes.trim().split(/\s+/);
  return list.map((code, at) => {
    const bearing = BEARINGS[code[1] ?? ''];
    const difficulty = difficulties[code[2] ?? ''];
    if (!/^[0-5]..$/.test(code) || !bearing || !difficulty) throw new Error(`Dial: '${code}' is no maneuver`);
    if (list.findIndex((other) => other.slice(0, 2) === code.slice(0, 2)) !== at) {
      throw new Error(`Dial: '${code}' repeats a maneuver`);
    }
    return { maneuver: { speed: Number(code[0]), bearing: bearing[0], direction: bearing[1] }, difficulty };
  });
}
