import { SECOND_COACH } from '@firing-arc/opponents';
import { writePosition } from '@firing-arc/xwing/second';
import { weigherOf } from './weigher.ts';

export const weigher = weigherOf(SECOND_COACH, writePosition);
