import { boostPlacement } from '../../common/index.ts';
import { type SecondGame, shipCard } from '../game.ts';
import type { Ship } from '../state.ts';
import type { Resolved } from './perform.ts';
import { reposition, repositionRefusal } from './reposition.ts';

const RULINGS = { ship: 'xwing2:boost.4', obstacle: 'xwing2:boost.5', edge: 'xwing2:boost.6' };

/** Boost: the direction is declared (boost.3); a free place must be taken (boost.8), else it fails (boost.7). */
export function boostAction(game: SecondGame, ship: Ship): Resolved {
  const { direction } = game.choose({
    form: 'choice',
    kind: 'boost-direction',
    player: ship.player,
    because: 'xwing2:boost.1',
    ship: ship.id,
    options: [
      { direction: 'left' as const },
      { direction: 'straight' as const },
      { direction: 'right' as const },
    ],
  });
  const { pose, templateBody } = boostPlacement(shipCard(ship.card).chassis.size, ship, direction);
  const refusal = repositionRefusal(game.state, ship, pose, templateBody, RULINGS);
  if (refusal) return { failed: true, because: refusal };
  reposition(game, ship, pose, `boost ${direction}`, 'xwing2:boost.2');
  return { failed: false };
}
