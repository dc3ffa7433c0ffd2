import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/reserve.ts';

export const RESERVE_POSSIBLE: Possible<Kinds> = {
  'come-back': ({ self }) => self.place === 'reserve',
};
