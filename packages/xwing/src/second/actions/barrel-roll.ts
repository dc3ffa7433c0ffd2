import { barrelRollPlacements } from '../../common/index.ts';
import { type SecondGame, shipCard } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Resolved } from './perform.ts';
import { reposition, repositionRefusal } from './reposition.ts';

const RULINGS = {
  ship: 'xwing2:barrel-roll.7',
  obstacle: 'xwing2:barrel-roll.8',
  edge: 'xwing2:barrel-roll.9',
};

/**
 * Barrel roll: the side is declared first (barrel-roll.5), then one of the placements that are free is chosen; it
 * fails only if none is (barrel-roll.8, .11).
 */
export function barrelRollAction(game: SecondGame, ship: Ship): Resolved {
  const { side } = game.choose({
    form: 'choice',
    kind: 'barrel-roll-side',
    player: ship.player,
    because: 'xwing2:barrel-roll.5',
    ship: ship.id,
    options: [{ side: 'left' as const }, { side: 'right' as const }],
  });
  const placements = barrelRollPlacements(shipCard(ship.card).chassis.size, ship, side).map((placement) => ({
    ...placement,
    refusal: repositionRefusal(game.state, ship, placement.pose, placement.template, RULINGS),
  }));
  const free = placements.filter(({ refusal }) => refusal === null);
  if (free.length === 0) return { failed: true, because: placements[0]!.refusal ?? RULINGS.obstacle };
  const chosen = game.choose({
    form: 'choice',
    kind: 'barrel-roll-placement',
    player: ship.player,
    because: 'xwing2:barrel-roll.6',
    ship: ship.id,
    options: free.map(({ placement, pose }) => ({ placement, at: pose })),
    refused: () =>
      placements.flatMap(({ placement, refusal }) =>
        refusal ? [{ option: placement, ruling: refusal }] : [],
      ),
  });
  reposition(game, ship, chosen.at, `barrel roll ${side}`, 'xwing2:barrel-roll.3');
  return { failed: false };
}
