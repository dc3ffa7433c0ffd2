import type { FirstGame } from '../game.ts';
import type { Ship } from '../state.ts';

const QUARTERS = [0, 1, 2, 3] as const;

/** Whether a ship has a mobile firing arc. */
export const hasMobileArc = (ship: Ship): boolean => ship.arc >= 0;

/** The mobile arc turns to another quarter (rotate-arc.1). */
export function rotateArc(game: FirstGame, ship: Ship, because: string): void {
  const { arc } = game.choose({
    form: 'choice',
    kind: 'rotate-arc',
    player: ship.player,
    because,
    ship: ship.id,
    options: QUARTERS.filter((quarter) => quarter !== ship.arc).map((quarter) => ({ arc: quarter })),
  });
  ship.arc = arc;
  game.emit({ kind: 'arc-rotated', ship: ship.id, arc, because });
}
