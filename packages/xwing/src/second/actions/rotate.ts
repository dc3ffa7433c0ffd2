import { activeModifiers, isHuge, type SecondGame } from '../game.ts';
import { pointIndicators } from '../huge/turrets.ts';
import { hasDoubleTurret } from '../setup/setup.ts';
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

/** Rotate: a single indicator turns to another arc (rotate.1), a double one to the two it was not on (rotate.2). */
export function rotateTurret(game: SecondGame, ship: Ship): Resolved {
  if (isHuge(ship)) {
    pointIndicators(game, ship, 'xwing2:huge-ships.60');
    return { failed: false };
  }
  const arcs = turretChoices(ship).filter((arc) => arc !== ship.turret);
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
