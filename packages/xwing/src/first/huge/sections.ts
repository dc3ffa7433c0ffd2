import type { UpgradeSlot } from '../cards/index.ts';
import { cardOf, type FirstGame, leads, otherSection, typeOf } from '../game.ts';
import type { FirstState, Ship } from '../state.ts';
import { discardUpgrade } from '../upgrades.ts';
import { energyCode, setEnergy } from './energy.ts';
import { energyLimit, sectionsOf } from './energy-held.ts';

/** Makes pairs of the sections that a side brings, the first fore one with the first aft one (huge-ships.2). */
export function joinSections(ships: readonly Ship[]): void {
  for (const ship of ships) {
    const { huge } = typeOf(ship);
    if (huge?.otherSection === undefined || ship.section >= 0) continue;
    const other = ships.find(
      (one) => one.player === ship.player && one.section < 0 && typeOf(one).id === huge.otherSection,
    );
    if (!other) continue;
    ship.section = other.id;
    other.section = ship.id;
  }
}

/** The aft section stands where the fore one does. */
export function bringAlong(state: FirstState, ship: Ship): void {
  const other = otherSection(state, ship);
  if (!other || !leads(ship)) return;
  Object.assign(other, { x: ship.x, y: ship.y, facing: ship.facing, place: ship.place });
}

/** A section with as many damage cards as its hull is crippled: its card is flipped, what it does not hold any more goes (huge-ships.33, .34). */
export function cripple(game: FirstGame, ship: Ship): void {
  const because = 'xwing1:huge-ships.33';
  ship.crippled = true;
  ship.shields = 0;
  game.emit({ kind: 'crippled', ship: ship.id, because });
  const room = [...(typeOf(ship).huge?.crippled?.slots ?? [])];
  ship.upgrades.forEach((upgrade, at) => {
    const { slot } = cardOf(upgrade);
    const place = room.indexOf(slot);
    if (upgrade.discarded || WITHOUT_ICON.includes(slot)) return;
    if (place >= 0) room.splice(place, 1);
    else discardUpgrade(game, ship, at, because);
  });
  const most = energyLimit(game.state, ship);
  if (ship.tokens.energy > most) setEnergy(game, ship, most, because);
}

/** Whether a ship may fly an entry of its dial: a crippled section may take some away (huge-ships.34). */
export const isFlyable = (state: FirstState, ship: Ship, entry: number): boolean => {
  const shown = typeOf(ship).dial[entry];
  return (
    shown !== undefined &&
    !sectionsOf(state, ship).some(
      (section) =>
        section.crippled && typeOf(section).huge?.crippled?.without.includes(energyCode(shown.maneuver)),
    )
  );
};

/** They belong to the ship, not to a section. */
const WITHOUT_ICON: readonly UpgradeSlot[] = ['title', 'modification'];
