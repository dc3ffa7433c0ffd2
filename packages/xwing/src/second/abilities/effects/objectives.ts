import { carriedBy } from '../../scenarios/markers.ts';
import { loseTokens } from '../../tokens.ts';
import { type Resolvers, targetOf } from './acting.ts';

export type Kinds = 'move-objective';

/** Objectives of the scenario on the cards of ships, of which each carries one at most. */
export const OBJECTIVE_EFFECTS: Resolvers<Kinds> = {
  'move-objective': (act, { from, to }) => {
    const [giver, taker] = [targetOf(act, from), targetOf(act, to)];
    const marker = giver && carriedBy(act.game.state, giver);
    if (!taker || !marker || carriedBy(act.game.state, taker)) return;
    marker.carrier = taker.id;
    act.game.emit({ kind: 'towed', ship: taker.id, marker: marker.id, because: act.owned.ruling });
    loseTokens(act.game, taker, 'cloak', taker.tokens.cloak, 'xwing2:scenario-salvage-mission.9');
  },
};
