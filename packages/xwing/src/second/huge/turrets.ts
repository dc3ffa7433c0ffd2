import { upgradeCard, type Weapon } from '../cards/index.ts';
import { isHuge, type SecondGame } from '../game.ts';
import type { Ship, Upgrade } from '../state.ts';

/** The arc of an upgrade's turret weapon; undefined for one without. */
function turretArc(id: string): Weapon['arc'] | undefined {
  for (const ability of upgradeCard(id)?.abilities ?? []) {
    if (ability.kind === 'attack' && ability.arc.endsWith('turret')) return ability.arc;
  }
  return undefined;
}

/** Whether the turret weapon of an upgrade points two ways at once. */
export const isDoubleTurret = (id: string): boolean => turretArc(id) === 'double-turret';

/** Where the indicator of an upgrade points at first on a huge ship, which has one for each mount; -1 without one (huge-ships.58). */
export const firstIndicator = (huge: boolean, id: string): number => (huge && turretArc(id) ? 0 : -1);

/** Where the indicator of a weapon points: on a huge ship that of its own upgrade (huge-ships.58). */
export function indicatorOf(ship: Ship, weapon: Weapon): number {
  if (!weapon.special || !isHuge(ship)) return ship.turret;
  const { upgrade: id } = weapon.special;
  return ship.upgrades.find((upgrade) => upgrade.id === id)?.turret ?? ship.turret;
}

/** The upgrades of a ship that have an indicator of their own. */
export const indicators = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter((upgrade) => upgrade.turret >= 0);

/** Points every indicator of a huge ship, in setup and by a rotate action, where each may also stay (huge-ships.60). */
export function pointIndicators(game: SecondGame, ship: Ship, because: string): void {
  for (const upgrade of indicators(ship)) {
    const arcs = isDoubleTurret(upgrade.id) ? [0, 1] : [0, 1, 2, 3];
    const { arc } = game.choose({
      form: 'choice',
      kind: 'turret',
      player: ship.player,
      because,
      ship: ship.id,
      upgrade: upgrade.id,
      options: arcs.map((one) => ({ arc: one })),
    });
    if (arc === upgrade.turret) continue;
    upgrade.turret = arc;
    game.emit({ kind: 'turret', ship: ship.id, arc, upgrade: upgrade.id, because });
  }
}
