/** Which upgrades a ship may carry: icons of its bar, and what the cards themselves ask. */
import type { ShipCard, UpgradeCard, UpgradeIcon } from '../cards/index.ts';

/** A refusal before it is known which ship it concerns. */
export interface UpgradeRefusal {
  readonly ruling: string;
  readonly message: string;
}

const words = (icon: UpgradeIcon): string => icon.replaceAll('-', ' ');

/** Icons of the bar, with those that upgrades add. */
export const upgradeBar = (ship: ShipCard, upgrades: readonly UpgradeCard[]): readonly UpgradeIcon[] => [
  ...ship.upgrades,
  ...upgrades.flatMap(({ gains }) => gains),
];

/** Everything that is wrong with the upgrades of a ship. */
export function upgradeRefusals(ship: ShipCard, upgrades: readonly UpgradeCard[]): readonly UpgradeRefusal[] {
  return [
    ...iconRefusals(ship, upgrades),
    ...upgrades.flatMap((upgrade) => needRefusals(ship, upgrade, upgrades)),
    ...copyRefusals(upgrades),
  ];
}

/** More upgrades of an icon than the bar has. armada:upgrade-cards.1, armada:titles.1, armada:commanders.1 */
function iconRefusals(ship: ShipCard, upgrades: readonly UpgradeCard[]): readonly UpgradeRefusal[] {
  const bar = upgradeBar(ship, upgrades);
  const taken = new Set(upgrades.flatMap(({ icons }) => icons));
  return [...taken].flatMap((icon) => {
    const wanting = upgrades.filter(({ icons }) => icons.includes(icon));
    const has = bar.filter((each) => each === icon).length;
    if (wanting.length <= has) return [];
    const names = wanting.map(({ name }) => name).join(', ');
    if (icon === 'commander' && ship.tags.includes('flotilla')) {
      return [{ ruling: 'armada:commanders.1', message: `a flotilla cannot carry a commander (${names}).` }];
    }
    const ruling = icon === 'title' ? 'armada:titles.1' : 'armada:upgrade-cards.1';
    return [{ ruling, message: `${names}: the upgrade bar has the icon ${words(icon)} ${times(has)}.` }];
  });
}

const times = (count: number): string =>
  count === 0 ? 'not at all' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`;

/** What one card asks of its ship. armada:upgrade-cards.3, armada:titles.1, armada:fleet-building.2 */
function needRefusals(
  ship: ShipCard,
  { name, icons, factions, needs }: UpgradeCard,
  upgrades: readonly UpgradeCard[],
): readonly UpgradeRefusal[] {
  const refusals: UpgradeRefusal[] = [];
  const refuse = (message: string, ruling = 'armada:upgrade-cards.3'): void =>
    void refusals.push({ ruling, message: `${name} ${message}` });
  const { chassis, sizes, tag, flagship, withoutIcon, withoutIconOn } = needs;
  if (factions.length > 0 && !factions.includes(ship.faction)) {
    refuse(`is for ${factions.join(' or ')} ships.`, 'armada:fleet-building.2');
  }
  if (chassis !== undefined && chassis !== ship.chassis) {
    const title = icons.includes('title');
    refuse('is for another type of ship.', title ? 'armada:titles.1' : 'armada:upgrade-cards.3');
  }
  if (sizes && !sizes.includes(ship.size)) refuse(`is for ${sizes.join(' or ')} ships.`);
  if (tag !== undefined && !ship.tags.includes(tag)) {
    const title = icons.includes('title');
    refuse(`is for ships with the tag ${tag}.`, title ? 'armada:titles.1' : 'armada:upgrade-cards.3');
  }
  if (flagship && !upgrades.some((each) => each.icons.includes('commander'))) refuse('is for the flagship.');
  const concerned = withoutIconOn === undefined || withoutIconOn.includes(ship.size);
  if (withoutIcon !== undefined && concerned && ship.upgrades.includes(withoutIcon)) {
    refuse(`is for ships without the icon ${words(withoutIcon)}.`);
  }
  for (const { forbids, name: other } of upgrades) {
    const icon = forbids.find((each) => icons.includes(each));
    if (icon !== undefined) refuse(`cannot be carried with ${other}.`);
  }
  return refusals;
}

/** Two of one card, or two modifications. armada:fleet-building.5, armada:upgrade-cards.2 */
function copyRefusals(upgrades: readonly UpgradeCard[]): readonly UpgradeRefusal[] {
  const twice = upgrades.filter((upgrade, at) => upgrades.indexOf(upgrade) !== at);
  const refusals: UpgradeRefusal[] = [...new Set(twice)].map(({ name }) => ({
    ruling: 'armada:fleet-building.5',
    message: `${name} is there more than once.`,
  }));
  const modifications = upgrades.filter(({ modification }) => modification);
  if (modifications.length > 1) {
    const names = modifications.map(({ name }) => name).join(', ');
    refusals.push({ ruling: 'armada:upgrade-cards.2', message: `${names}: one modification is allowed.` });
  }
  return refusals;
}
