import { FIRST_COACH } from '@firing-arc/opponents';
import { writePosition } from '@firing-arc/xwing/first';
import { weigherOf } from './weigher.ts';

export const weigher = weigherOf(FIRST_COACH, writePosition);
