import { beginsWith } from '@firing-arc/referee';
import { characterName } from '../../common/squads/own-pilots.ts';
import { bar } from '../cards/chassis.ts';
import { pilotCard, upgradeCard } from '../cards/index.ts';
import { SHIP_ABILITIES } from '../cards/ship-abilities.ts';
import type { SquadWords } from '../words/squads.ts';
import type { Fitted, Refusal } from './legality.ts';
import type { PackUpgrade, PrintedStat, Restriction } from './pack-schema.ts';

/** The first restriction of an upgrade that its ship does not meet, as a refusal; null if it meets all. */
export function unmetRestriction(
  upgrade: PackUpgrade,
  fitted: Fitted,
  ships: readonly Fitted[],
  say: SquadWords,
): Refusal | null {
  const refuse = (ruling: string, needs: string): Refusal => ({
    ruling: `xwing2:${ruling}`,
    ship: fitted.at,
    message: say.cannotEquip(fitted.label, upgrade.name, needs),
  });
  if (upgrade.limitedShipsOnly && fitted.pilot.limited === 0) {
    return refuse('squad-building.15', say.needsLimited());
  }
  const unmet = upgrade.restrictions?.find((each) => !meets(each, upgrade, fitted, ships));
  if (!unmet) return null;
  return refuse(rulingFor(unmet, upgrade), needsText(unmet, say));
}

/** What a ship's ability needs in the squad and is not there, as a refusal; null when nothing lacks. */
export function unmetNeed(
  { at, label, pilot }: Fitted,
  ships: readonly Fitted[],
  say: SquadWords,
): Refusal | null {
  for (const ability of SHIP_ABILITIES[pilot.shipAbility ?? ''] ?? []) {
    if (ability.kind !== 'starts-docked') continue;
    if (ships.some(({ upgrades }) => upgrades.some(({ id }) => beginsWith(id) === ability.title))) continue;
    const title = upgradeCard(ability.title)?.name ?? ability.title;
    return { ruling: 'xwing2:abilities.1', ship: at, message: say.docksWith(label, title) };
  }
  return null;
}

/** A number printed on a ship; upgrades that change it do not count. */
export function printedStat(stat: PrintedStat, { pilot, ship }: Fitted): number {
  switch (stat) {
    case 'initiative':
      return pilot.initiative;
    case 'agility':
      return pilot.agility ?? ship.agility;
    case 'shields':
      return pilot.shields ?? ship.shields;
    case 'energy':
      return ship.energy ?? 0;
  }
}

function within({ stat, least = 0, most = Number.POSITIVE_INFINITY }: Restriction, fitted: Fitted): boolean {
  if (stat === undefined) return false;
  const printed = printedStat(stat, fitted);
  return printed >= least && printed <= most;
}

/** The keys of one restriction are alternatives: one that holds is enough. */
function meets(
  restriction: Restriction,
  upgrade: PackUpgrade,
  fitted: Fitted,
  ships: readonly Fitted[],
): boolean {
  const {
    factions,
    sizes,
    ships: types,
    keywords,
    names,
    shipAbilities,
    equipped,
    arcs,
    action,
  } = restriction;
  const { pilot, ship } = fitted;
  const others = fitted.extra.filter((other) => other !== upgrade);
  const added = others.flatMap((other) => (other.addsActions ? bar(other.addsActions) : []));
  return (
    (factions?.includes(pilot.faction) ?? false) ||
    (sizes?.includes(ship.size) ?? false) ||
    (types?.includes(ship.id) ?? false) ||
    (keywords?.some((keyword) => pilot.keywords.includes(keyword) || countsAs(fitted, keyword)) ?? false) ||
    (names?.some((name) => ships.some((other) => carries(other, name))) ?? false) ||
    (shipAbilities?.includes(pilot.shipAbility ?? '') ?? false) ||
    (equipped?.some((slot) => others.some((other) => other.slots.includes(slot))) ?? false) ||
    within(restriction, fitted) ||
    (arcs?.some((arc) => (pilot.arcs ?? ship.arcs).includes(arc)) ?? false) ||
    (action !== undefined &&
      [...fitted.actions, ...added].some(
        (own) =>
          own.action === action.action &&
          (action.difficulty === undefined || own.difficulty === action.difficulty),
      ))
  );
}

/** Whether a ship ability lifts the restriction to a keyword. */
const countsAs = ({ pilot }: Fitted, keyword: string): boolean =>
  keyword === 'TIE' && pilot.shipAbility === 'Twin Ion Engines';

function carries(fitted: Fitted, name: string): boolean {
  return (
    characterName(fitted.pilot, pilotCard) === name ||
    fitted.upgrades.some((upgrade) => upgrade.name === name)
  );
}

function rulingFor(restriction: Restriction, upgrade: PackUpgrade): string {
  if (restriction.action) return 'upgrade-cards.1';
  if (restriction.keywords) return 'squad-building.12';
  if (restriction.ships) return upgrade.slots.includes('title') ? 'title.1' : 'ship-type.2';
  return 'squad-building.15';
}

function needsText(restriction: Restriction, say: SquadWords): string {
  const { factions, sizes, ships, keywords, names, shipAbilities, equipped, arcs, action } = restriction;
  const { stat, least, most } = restriction;
  const parts = [
    factions && say.needsFaction(factions),
    sizes && say.needsSize(sizes),
    ships && say.needsShip(ships),
    keywords && say.needsKeyword(keywords),
    names && say.needsName(names),
    shipAbilities && say.needsAbility(shipAbilities),
    equipped && say.needsUpgrade(equipped),
    stat && say.needsNumber(stat, least, most),
    arcs && say.needsArc(arcs),
    action && say.needsAction(action),
  ];
  return say.oneOf(parts.filter((part) => part !== undefined));
}
