import { upgradeCard, type Weapon } from '../cards/index.ts';
import type { SecondGame } from '../game.ts';
import { isHuge } from '../ship/card.ts';
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
  const own = ship.upgrades.find((upgrade) => upgrade.id === id);
  const used = own?.sharesWith ? ship.upgrades.find((upgrade) => upgrade.id === own.sharesWith) : own;
  return used?.turret ?? ship.turret;
}

/** The upgrades of a ship that have an indicator of their own. */
export const indicators = (ship: Ship): readonly Upgrade[] =>
  ship.upgrades.filter((upgrade) => upgrade.turret >= 0 && !upgrade.sharesWith);

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

/** A huge ship has two indicators: of more turret upgrades, two of a kind share one, as its player picks (huge-ship-faq.8). */
export function shareIndicators(game: SecondGame, ship: Ship): void {
  while (indicators(ship).length > MOST_INDICATORS) {
    const own = indicators(ship);
    const pairs = own.flatMap((one, at) =>
      own
        .slice(at + 1)
        .filter((other) => isDoubleTurret(other.id) === isDoubleTurret(one.id))
        .map((other) => ({ upgrade: one.id, other: other.id })),
    );
    if (pairs.length === 0) return;
    const because = 'xwing2:huge-ship-faq.8';
    const { upgrade, other } = game.choose({
      form: 'choice',
      kind: 'share-indicator',
      player: ship.player,
      because,
      ship: ship.id,
      options: pairs,
    });
    own.find(({ id }) => id === other)!.sharesWith = upgrade;
    game.emit({ kind: 'indicator-shared', ship: ship.id, upgrade, other, because });
  }
}

const MOST_INDICATORS = 2;
