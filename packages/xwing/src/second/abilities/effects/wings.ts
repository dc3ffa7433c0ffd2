import { matesOf, split } from '../../wings/wings.ts';
import type { Possible, Resolvers } from './acting.ts';

type Kinds = 'split-wing';

/** What effects do to wings. */
export const WING_EFFECTS: Resolvers<Kinds> = {
  'split-wing': ({ game, ship, owned }) => {
    for (const mate of matesOf(game.state, ship)) split(game, mate, owned.ruling);
  },
};

export const WING_POSSIBLE: Possible<Kinds> = {
  'split-wing': ({ state, self }) => matesOf(state, self).length > 0,
};
