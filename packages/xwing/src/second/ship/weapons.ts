/** The weapons of a ship, those of its upgrades too. */

import type { Weapon } from '../cards/chassis.ts';
import type { TurnedArc } from '../cards/gathered.ts';
import { shipCard, upgradeOf } from '../cards/library.ts';
import type { Ship } from '../state.ts';
import { faceOf } from './upgrades.ts';

/** Every weapon: the primary ones of the ship card, then the special ones of its upgrades, by which attacks count them. */
export function weaponsOf(ship: Ship): readonly Weapon[] {
  const printed = shipCard(ship.card).chassis.weapons;
  if (ship.upgrades.length === 0 && !ship.aboard) return printed;
  let more = 0;
  for (const upgrade of ship.upgrades) more += faceOf(upgrade).frontValue;
  const own =
    more === 0
      ? printed
      : printed.map((weapon) =>
          weapon.arc === 'front' ? { ...weapon, value: weapon.value + more } : weapon,
        );
  const turned = ship.upgrades.some(({ id }) => upgradeOf(id).card.turnsFront);
  return [
    ...(turned ? own.map(throughTurret) : own),
    ...ship.upgrades.flatMap((upgrade) =>
      upgrade.flipped ? [] : asTurned(ship, upgradeOf(upgrade.id).weapons),
    ),
    ...tailGun(ship),
  ];
}

const throughTurret = (weapon: Weapon): Weapon =>
  weapon.arc === 'front' ? { ...weapon, arc: 'single-turret' } : weapon;

/** The rear gun that a ship has from the front arc weapon of the one docked with it. */
function tailGun(ship: Ship): readonly Weapon[] {
  const [docked] = ship.aboard ?? [];
  if (!docked || shipCard(ship.card).chassis.shipAbility !== 'Tail Gun') return NO_WEAPONS;
  const front = shipCard(docked).chassis.weapons.find(({ arc }) => arc === 'front');
  return front ? [{ arc: 'rear', value: front.value }] : NO_WEAPONS;
}

const NO_WEAPONS: readonly Weapon[] = [];

/** Weapons of an upgrade, with another arc than the front one where the ship's card says so. */
function asTurned(ship: Ship, weapons: readonly Weapon[]): readonly Weapon[] {
  if (weapons.length === 0) return weapons;
  const arcs = arcsTurned(ship);
  if (arcs.length === 0) return weapons;
  return weapons.map((weapon) => {
    const turned = arcs.find(({ slot }) => slot === weapon.special?.slot);
    return turned && weapon.arc === 'front' ? { ...weapon, arc: turned.to } : weapon;
  });
}

/** What the cards of a ship say now about the arcs of its front arc weapons. */
function arcsTurned(ship: Ship): readonly TurnedArc[] {
  let all = shipCard(ship.card).arcs;
  for (const { id, flipped } of ship.upgrades) {
    const { arcs } = upgradeOf(id);
    if (arcs.length > 0)
      all = [...all, ...arcs.filter(({ onBack }) => onBack === undefined || onBack === flipped)];
  }
  return all;
}
