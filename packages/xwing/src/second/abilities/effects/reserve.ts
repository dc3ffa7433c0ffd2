import { inPlay } from '../../bodies.ts';
import { jettison } from '../../scenarios/jettison.ts';
import { edgeOf } from '../../setup/edges.ts';
import { comeBack, edgeLeft, placeInReserve } from '../../setup/reserve.ts';
import { type Resolvers, targetOf } from './acting.ts';

export type Kinds = 'reserve' | 'come-back';

/** Into reserve, and back. */
export const RESERVE_EFFECTS: Resolvers<Kinds> = {
  reserve: (act, { until }) => {
    const { game, ship, owned } = act;
    const edge = until === 'edge-it-left' ? edgeLeft(game.state, ship) : edgeOf(game.state, ship.player);
    ship.destroyed = false;
    placeInReserve(game, ship, until === 'called' ? until : `edge-${edge}`, owned.ruling);
    // What a ship that flees drops lies where it came from (scenario-salvage-mission.14).
    if (until !== 'edge-it-left') jettison(game, ship, ship, 'xwing2:scenario-salvage-mission.13');
  },
  'come-back': (act, { beyondEnemies }) => {
    const ship = targetOf(act, 'self');
    if (!ship || inPlay(ship)) return;
    if (comeBack(act.game, ship, { edge: 'any', beyondEnemies }, act.owned.ruling)) act.pay?.();
  },
};
