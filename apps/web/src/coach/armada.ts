import { writeArmadaPosition } from '@firing-arc/armada';
import { ARMADA_COACH } from '@firing-arc/opponents';
import { weigherOf } from './weigher.ts';

export const weigher = weigherOf(ARMADA_COACH, writeArmadaPosition);
