import { matesOf, split } from '../../wings/members.ts';
import type { Resolvers } from './acting.ts';

export type Kinds = 'split-wing';

/** What effects do to wings. */
export const WING_EFFECTS: Resolvers<Kinds> = {
  'split-wing': ({ game, ship, owned }) => {
    for (const mate of matesOf(game.state, ship)) split(game, mate, owned.ruling);
  },
};
