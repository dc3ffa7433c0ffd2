import { ARMADA, ENGLISH } from '@firing-arc/armada';
import { armadaOpponent } from '@firing-arc/opponents';
import { flightOf } from './flight.ts';

export const flight = flightOf({ rules: ARMADA, opponent: armadaOpponent, words: ENGLISH });
