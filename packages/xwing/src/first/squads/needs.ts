import { type ActionName, FACTION_OF } from '../cards/chassis.ts';
import type { Fitted, Refusal } from './legality.ts';
import { isOfType, type PackNeeds, type PackUpgrade } from './pack.ts';
import { upgradeBar } from './upgrade-bar.ts';

/** The first thing an upgrade asks of its ship that the ship does not have, as a refusal; null if it has all. */
export function unmetNeed(upgrade: PackUpgrade, fitted: Fitted): Refusal | null {
  if (!upgrade.needs) return null;
  const unmet = firstUnmet(upgrade.needs, upgrade, fitted);
  if (!unmet) return null;
  return {
    ruling: `xwing1:${unmet.ruling}`,
    ship: fitted.at,
    message: `${fitted.label} cannot equip ${upgrade.name}: it needs ${unmet.what}.`,
  };
}

interface Unmet {
  readonly ruling: string;
  readonly what: string;
}

function firstUnmet(needs: PackNeeds, upgrade: PackUpgrade, fitted: Fitted): Unmet | null {
  const { pilot, ship } = fitted;
  const { factions, sizes, types, ships, action, bar, notInBar } = needs;
  if (factions && !factions.includes(FACTION_OF[pilot.faction])) {
    return { ruling: 'upgrade-cards.2', what: `the faction ${or(factions)}` };
  }
  if (sizes && !sizes.includes(ship.size)) {
    return { ruling: 'upgrade-cards.3', what: `a ${or(sizes)} ship` };
  }
  if (types && !types.some((type) => isOfType(ship.name, type))) return ofType(upgrade, types);
  if (ships && !ships.includes(ship.id)) return ofType(upgrade, ships);
  if (action && !actionBar(fitted).includes(action)) {
    return { ruling: 'golden-rules.2', what: `the ${action} action on the action bar` };
  }
  const icons = upgradeBar(fitted);
  const lacking = bar?.filter((slot) => (icons.get(slot) ?? 0) === 0) ?? [];
  if (lacking.length > 0) {
    return { ruling: 'golden-rules.2', what: `the icon ${lacking.join(' and ')} in the upgrade bar` };
  }
  const printed = notInBar?.filter((slot) => pilot.slots.includes(slot)) ?? [];
  if (printed.length > 0) {
    return { ruling: 'golden-rules.2', what: `an upgrade bar without the icon ${or(printed)}` };
  }
  return (
    outOfSpan('skill', pilot.skill, needs) ??
    outOfSpan('agility', pilot.agility ?? ship.agility, needs) ??
    outOfSpan('hull', pilot.hull ?? ship.hull, needs) ??
    outOfSpan('shields', pilot.shields ?? ship.shields, needs)
  );
}

const or = (list: readonly string[]): string => list.join(' or ');

/** Titles and other cards for one type of ship. */
const ofType = (upgrade: PackUpgrade, types: readonly string[]): Unmet => ({
  ruling: upgrade.slots[0] === 'title' ? 'title.1' : 'upgrade-cards.4',
  what: `the ship type ${or(types)}`,
});

/** The printed action bar and what the ship's upgrades add to it. */
export const actionBar = ({ ship, upgrades }: Fitted): readonly ActionName[] => [
  ...ship.actions,
  ...upgrades.flatMap(({ actions }) => actions ?? []),
];

const STAT_WORDS = {
  skill: 'a pilot skill',
  agility: 'an agility',
  hull: 'a hull',
  shields: 'a shield',
} as const;

/** A printed number that an upgrade asks for. */
function outOfSpan(stat: keyof typeof STAT_WORDS, printed: number, needs: PackNeeds): Unmet | null {
  const span = needs[stat];
  if (!span) return null;
  const { least = 0, most = Number.POSITIVE_INFINITY } = span;
  if (printed >= least && printed <= most) return null;
  const words =
    least === most
      ? String(least)
      : most === Number.POSITIVE_INFINITY
        ? `${least} or more`
        : `${most} or less`;
  return { ruling: 'golden-rules.2', what: `${STAT_WORDS[stat]} value of ${words}` };
}
