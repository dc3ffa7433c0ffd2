/** Which upgrades a ship may carry: icons of its bar, and what the cards themselves ask. */
import type { ShipCard, UpgradeCard, UpgradeIcon } from '../cards/index.ts';
import type { UpgradeBarWords } from '../words/fleets.ts';

/** A refusal before it is known which ship it concerns, and how a language says it. */
export interface UpgradeRefusal {
  readonly ruling: string;
  readonly message: (say: UpgradeBarWords) => string;
}

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
    const names = wanting.map(({ name }) => name);
    if (icon === 'commander' && ship.tags.includes('flotilla')) {
      return [{ ruling: 'armada:commanders.1', message: (say) => say.flotilla(names) }];
    }
    const ruling = icon === 'title' ? 'armada:titles.1' : 'armada:upgrade-cards.1';
    return [{ ruling, message: (say) => say.tooMany(names, icon, has) }];
  });
}

/** What one card asks of its ship. armada:upgrade-cards.3, armada:titles.1, armada:fleet-building.2 */
function needRefusals(
  ship: ShipCard,
  { name, icons, factions, needs }: UpgradeCard,
  upgrades: readonly UpgradeCard[],
): readonly UpgradeRefusal[] {
  const refusals: UpgradeRefusal[] = [];
  const refuse = (message: UpgradeRefusal['message'], ruling = 'armada:upgrade-cards.3'): void =>
    void refusals.push({ ruling, message });
  const { chassis, sizes, tag, flagship, withoutIcon, withoutIconOn } = needs;
  if (factions.length > 0 && !factions.includes(ship.faction)) {
    refuse((say) => say.forFactions(name, factions), 'armada:fleet-building.2');
  }
  if (chassis !== undefined && chassis !== ship.chassis) {
    const title = icons.includes('title');
    refuse((say) => say.forOtherType(name), title ? 'armada:titles.1' : 'armada:upgrade-cards.3');
  }
  if (sizes && !sizes.includes(ship.size)) refuse((say) => say.forSizes(name, sizes));
  if (tag !== undefined && !ship.tags.includes(tag)) {
    const title = icons.includes('title');
    refuse((say) => say.forTag(name, tag), title ? 'armada:titles.1' : 'armada:upgrade-cards.3');
  }
  if (flagship && !upgrades.some((each) => each.icons.includes('commander')))
    refuse((say) => say.forFlagship(name));
  const concerned = withoutIconOn === undefined || withoutIconOn.includes(ship.size);
  if (withoutIcon !== undefined && concerned && ship.upgrades.includes(withoutIcon)) {
    refuse((say) => say.forShipsWithout(name, withoutIcon));
  }
  for (const { forbids, name: other } of upgrades) {
    const icon = forbids.find((each) => icons.includes(each));
    if (icon !== undefined) refuse((say) => say.notWith(name, other));
  }
  return refusals;
}

/** Two of one card, or two modifications. armada:fleet-building.5, armada:upgrade-cards.2 */
function copyRefusals(upgrades: readonly UpgradeCard[]): readonly UpgradeRefusal[] {
  const twice = upgrades.filter((upgrade, at) => upgrades.indexOf(upgrade) !== at);
  const refusals: UpgradeRefusal[] = [...new Set(twice)].map(({ name }) => ({
    ruling: 'armada:fleet-building.5',
    message: (say) => say.twice(name),
  }));
  const modifications = upgrades.filter(({ modification }) => modification);
  if (modifications.length > 1) {
    const names = modifications.map(({ name }) => name);
    refusals.push({ ruling: 'armada:upgrade-cards.2', message: (say) => say.modifications(names) });
  }
  return refusals;
}
