import { opponent } from '@firing-arc/opponents';
import { ENGLISH, SECOND, shipLabel } from '@firing-arc/xwing/second';
import { flightOf } from './flight.ts';

export const flight = flightOf({ rules: SECOND, opponent, words: { ...ENGLISH, ship: shipLabel } });
