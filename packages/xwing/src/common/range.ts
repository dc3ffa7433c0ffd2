import { CONTACT, ON_LINE } from '@firing-arc/table';

/** Length of one band of the range ruler, mm. */
export const RANGE_BAND = 100;
/** Bands of the range ruler. */
export const RANGE_BANDS = 3;
/** Length of the range ruler, mm. */
export const RULER = RANGE_BAND * RANGE_BANDS;

/** Range band of a distance: 0 in contact, 4 beyond the ruler; on a line the nearer band. xwing2:range.1 */
export function band(mm: number): 0 | 1 | 2 | 3 | 4 {
  if (mm <= CONTACT) return 0;
  if (mm <= RANGE_BAND + ON_LINE) return 1;
  if (mm <= 2 * RANGE_BAND + ON_LINE) return 2;
  return mm <= RULER + ON_LINE ? 3 : 4;
}
