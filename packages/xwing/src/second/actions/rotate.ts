import { inArc } from '../../common/index.ts';
import { bodyOf } from '../bodies.ts';
import { unitBody } from '../devices/bodies.ts';
import type { SecondGame } from '../game.ts';
import { pointIndicators } from '../huge/turrets.ts';
import { hasDoubleTurret } from '../setup/setup.ts';
import { activeModifiers } from '../ship/abilities.ts';
import { isHuge } from '../ship/card.ts';
import type { Ship } from '../state.ts';
import type { Resolved } from './perform.ts';

/** Where a ship may point its turret: all ways, unless a card names the only ones. */
export function turretChoices(ship: Ship): readonly number[] {
  if (hasDoubleTurret(ship.card)) return [0, 1];
  const only = activeModifiers(ship).flatMap(({ ability }) =>
    ability.kind === 'modifier' && 'permission' in ability.of && ability.of.permission === 'turret'
      ? [ability.of.only]
      : [],
  );
  return [0, 1, 2, 3].filter((arc) => only.every((allowed) => allowed.includes(WAYS[arc]!)));
}

const WAYS = ['front', 'right', 'rear', 'left'] as const;

/** A single indicator turns to an arc in which another ship is; of several its player picks. */
export function turnTurretTo(game: SecondGame, ship: Ship, target: Ship): void {
  const arcs = turretChoices(ship).filter((arc) => inArc(bodyOf(ship), WAYS[arc]!, unitBody(target)));
  if (arcs.length > 0) point(game, ship, arcs);
}

/** The player picks where the indicator of a ship points. */
function point(game: SecondGame, ship: Ship, arcs: readonly number[]): void {
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
}

/** Rotate: a single indicator turns to another arc (rotate.1), a double one to the two it was not on (rotate.2). */
export function rotateTurret(game: SecondGame, ship: Ship): Resolved {
  if (isHuge(ship)) {
    pointIndicators(game, ship, 'xwing2:huge-ships.60');
    return { failed: false };
  }
  point(
    game,
    ship,
    turretChoices(ship).filter((arc) => arc !== ship.turret),
  );
  return { failed: false };
}
