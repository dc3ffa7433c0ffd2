import { EQUALLY_SHORT } from '@firing-arc/table';
import {
  type Arc,
  attackLines,
  attackRange,
  type BaseBody,
  type Body,
  type Line,
  linesAmong,
  type MeasuringLine,
  RANGE_BAND,
  RULER,
} from '../../common/index.ts';

/**
 * The lines an attacker may measure along: the shortest one, or of several equally short ones a clear and an
 * obstructed one, as far as there are such (obstructed.4, .5). None if the defender is not in the arc.
 */
export function measuringLines(
  attacker: BaseBody,
  arc: Arc,
  defender: Body,
  range: number,
  rocks: readonly Body[],
): readonly MeasuringLine[] {
  const families =
    range === 0
      ? contactFamilies(attacker, defender)
      : [attackLines(attacker, arc, defender, Math.max(RULER, range * RANGE_BAND))];
  return linesAmong(families, rocks);
}

/** At range 0 the lines are those of the contact, in the arc or not (attack-range.3, obstructed.6). */
function contactFamilies(attacker: BaseBody, defender: Body): readonly (readonly Line[])[] {
  const halves = (['full-front', 'full-rear'] as const)
    .map((half) => ({ half, mm: attackRange(attacker, half, defender) }))
    .filter(({ mm }) => mm >= 0);
  // Guides in between keep the bases of ships in contact a few mm apart.
  const least = Math.min(...halves.map(({ mm }) => mm)) + EQUALLY_SHORT;
  return halves.filter(({ mm }) => mm <= least).map(({ half }) => attackLines(attacker, half, defender));
}
