import { firstOpponent } from '@firing-arc/opponents';
import { ENGLISH, FIRST, shipLabel } from '@firing-arc/xwing/first';
import { flightOf } from './flight.ts';

export const flight = flightOf({
  rules: FIRST,
  opponent: firstOpponent,
  words: { ...ENGLISH, ship: shipLabel },
});
