import { type ActionName, FACTION_OF } from '../cards/chassis.ts';
import type { NeededStat, SquadWords } from '../words/squads.ts';
import type { Fitted, Refusal } from './legality.ts';
import { isOfType, type PackNeeds, type PackUpgrade } from './pack.ts';
import { upgradeBar } from './upgrade-bar.ts';

/** The first thing an upgrade asks of its ship that the ship does not have, as a refusal; null if it has all. */
export function unmetNeed(upgrade: PackUpgrade, fitted: Fitted, say: SquadWords): Refusal | null {
  if (!upgrade.needs) return null;
  const unmet = firstUnmet(upgrade.needs, upgrade, fitted, say);
  if (!unmet) return null;
  return {
    ruling: `xwing1:${unmet.ruling}`,
    ship: fitted.at,
    message: say.cannotEquip(fitted.label, upgrade.name, unmet.what),
  };
}

interface Unmet {
  readonly ruling: string;
  readonly what: string;
}

function firstUnmet(needs: PackNeeds, upgrade: PackUpgrade, fitted: Fitted, say: SquadWords): Unmet | null {
  const { pilot, ship } = fitted;
  const { factions, sizes, types, ships, action, bar, notInBar } = needs;
  if (factions && !factions.includes(FACTION_OF[pilot.faction])) {
    return { ruling: 'upgrade-cards.2', what: say.needsFaction(factions) };
  }
  if (sizes && !sizes.includes(ship.size)) {
    return { ruling: 'upgrade-cards.3', what: say.needsSize(sizes) };
  }
  if (types && !types.some((type) => isOfType(ship.name, type))) {
    return ofType(upgrade, say.needsType(types));
  }
  if (ships && !ships.includes(ship.id)) return ofType(upgrade, say.needsShip(ships));
  if (action && !actionBar(fitted).includes(action)) {
    return { ruling: 'golden-rules.2', what: say.needsAction(action) };
  }
  const icons = upgradeBar(fitted);
  const lacking = bar?.filter((slot) => (icons.get(slot) ?? 0) === 0) ?? [];
  if (lacking.length > 0) {
    return { ruling: 'golden-rules.2', what: say.needsIcons(lacking) };
  }
  const printed = notInBar?.filter((slot) => pilot.slots.includes(slot)) ?? [];
  if (printed.length > 0) {
    return { ruling: 'golden-rules.2', what: say.needsNoIcon(printed) };
  }
  return (
    outOfSpan('skill', pilot.skill, needs, say) ??
    outOfSpan('agility', pilot.agility ?? ship.agility, needs, say) ??
    outOfSpan('hull', pilot.hull ?? ship.hull, needs, say) ??
    outOfSpan('shields', pilot.shields ?? ship.shields, needs, say)
  );
}

/** Titles and other cards for one type of ship. */
const ofType = (upgrade: PackUpgrade, what: string): Unmet => ({
  ruling: upgrade.slots[0] === 'title' ? 'title.1' : 'upgrade-cards.4',
  what,
});

/** The printed action bar and what the ship's upgrades add to it. */
export const actionBar = ({ ship, upgrades }: Fitted): readonly ActionName[] => [
  ...ship.actions,
  ...upgrades.flatMap(({ actions }) => actions ?? []),
];

/** A printed number that an upgrade asks for. */
function outOfSpan(stat: NeededStat, printed: number, needs: PackNeeds, say: SquadWords): Unmet | null {
  const span = needs[stat];
  if (!span) return null;
  const { least = 0, most = Number.POSITIVE_INFINITY } = span;
  if (printed >= least && printed <= most) return null;
  return { ruling: 'golden-rules.2', what: say.needsNumber(stat, span.least ?? null, span.most ?? null) };
}
