import { matesOf } from '../../wings/members.ts';
import type { Possible } from '../effects/acting.ts';
import type { Kinds } from '../effects/wings.ts';

export const WING_POSSIBLE: Possible<Kinds> = {
  'split-wing': ({ state, self }) => matesOf(state, self).length > 0,
};
