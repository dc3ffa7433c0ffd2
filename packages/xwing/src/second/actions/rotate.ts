import { isHuge, type SecondGame } from '../game.ts';
import { pointIndicators } from '../huge/turrets.ts';
import { hasDoubleTurret } from '../setup/setup.ts';
import type { Ship } from '../state.ts';
import type { Resolved } from './perform.ts';

/** Rotate: a single indicator turns to another arc (rotate.1), a double one to the two it was not on (rotate.2). */
export function rotateTurret(game: SecondGame, ship: Ship): Resolved {
  if (isHuge(ship)) {
    pointIndicators(game, ship, 'xwing2:huge-ships.60');
    return { failed: false };
  }
  const arcs = (hasDoubleTurret(ship.card) ? [0, 1] : [0, 1, 2, 3]).filter((arc) => arc !== ship.turret);
  const { arc } = game.choose({
    form: 'choice',
    kind: 'turret',
    player: ship.player,
    because: 'xwing2:rotate.1',
    ship: ship.id,
    options: arcs.map((arc) => ({ arc })),
  });
  ship.turret = arc;
  game.emit({ kind: 'turret', ship: ship.id, arc, because: 'xwing2:rotate.1' });
  return { failed: false };
}
