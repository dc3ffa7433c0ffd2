/** Points of X-Wing 2.5. */

import {
  cardSpellers,
  indexPack,
  type Pack,
  type PackPilot,
  type PackUpgrade,
  PILOT_ALIASES,
  SLOT_ALIASES,
  UPGRADE_ALIASES,
  YASB_PILOTS,
  YASB_UPGRADES,
} from '@firing-arc/xwing/second';
import type { CardChange, PackChanges, PointsGame, RowChange } from '../import.ts';
import { type CardList, MODES, type PointsRow } from '../row.ts';
import { editionFinder, isNumber, isSameBag, packSlots, slotsOf } from './shared.ts';

export const SECOND_POINTS: PointsGame<Pack> = {
  id: 'xwing2',
  reader: (pack) => {
    const spellers = cardSpellers(pack);
    const { pilots, upgrades } = indexPack(pack);
    const find = editionFinder({
      pilots: {
        speller: spellers.pilots,
        known: pilots,
        aliases: PILOT_ALIASES,
        numbers: YASB_PILOTS,
        isBuilt: (id) => pilots.get(id)?.standardLoadout === undefined,
      },
      upgrades: {
        speller: spellers.upgrades,
        known: upgrades,
        aliases: UPGRADE_ALIASES,
        numbers: YASB_UPGRADES,
      },
    });
    const named = slotsOf(pack.upgrades, SLOT_ALIASES);
    const hasLoadout = pack.squad.upgrades !== 'squad-points';
    const changeOf = (list: CardList, id: string, row: PointsRow): RowChange => {
      if (list === 'pilots') {
        const pilot = pilots.get(id)!;
        const { slots, faults } = packSlots(row, named);
        const said = { ...row.says, loadout: hasLoadout ? row.says.loadout : undefined, slots };
        return { change: { ...pilotChange(pilot, said), ...formatsChange(pilot.formats, row) }, faults };
      }
      const upgrade = upgrades.get(id)!;
      return {
        change: { ...upgradeChange(upgrade, row), ...formatsChange(upgrade.formats, row) },
        faults: [],
      };
    };
    const costsOf = (id: string) => [pilots.get(id)?.cost, upgrades.get(id)?.cost].filter(isNumber);
    return { find, changeOf, costsOf, hasLoadout };
  },
  cards: ({ pilots, upgrades, mode }) => ({
    pilots: pilots.filter(({ formats }) => formats.includes(mode)),
    upgrades: upgrades.filter(
      ({ formats, standardLoadoutOnly }) => formats.includes(mode) && !standardLoadoutOnly,
    ),
  }),
  without: { formats: [] },
  alsoChanged: bansLeft,
};

interface PilotSaid {
  readonly cost?: number;
  readonly loadout: number | undefined;
  readonly slots: readonly string[] | undefined;
}

/** What differs of a pilot; a standard loadout card has neither loadout nor slots. */
function pilotChange(pilot: PackPilot, { cost, loadout, slots }: PilotSaid): CardChange {
  const isBuilt = pilot.standardLoadout === undefined;
  return {
    ...(cost === undefined || cost === pilot.cost ? {} : { cost }),
    ...(!isBuilt || loadout === undefined || loadout === pilot.loadout ? {} : { loadout }),
    ...(!isBuilt || slots === undefined || isSameBag(slots, pilot.slots ?? []) ? {} : { slots }),
  };
}

function upgradeChange({ cost, costBy }: PackUpgrade, { says }: PointsRow): CardChange {
  if (says.costBy !== undefined) {
    if (costBy?.stat === says.costBy.stat && isSameCosts(costBy.costs, says.costBy.costs)) return {};
    return { costBy: says.costBy, ...(cost === undefined ? {} : { cost: null }) };
  }
  if (says.cost === undefined || says.cost === cost) return {};
  return { cost: says.cost, ...(costBy === undefined ? {} : { costBy: null }) };
}

type Costs = Readonly<Record<string, number>>;

/** Whether costs are the same for every value that a pack knows; documents list more. */
const isSameCosts = (own: Costs, said: Costs): boolean =>
  Object.entries(own).every(([value, cost]) => said[value] === cost);

function formatsChange(formats: readonly string[], { says: { legal = {} } }: PointsRow): CardChange {
  const now = MODES.filter((mode) => legal[mode] ?? formats.includes(mode));
  return isSameBag(now, formats) ? {} : { formats: now };
}

/** A card that is legal again stands on no ban list. */
function bansLeft({ bans, mode }: Pack, changes: PackChanges): CardChange {
  const isLegalAgain = (list: 'pilots' | 'upgrades', id: string) => {
    const formats = changes[list]?.[id]?.formats;
    return Array.isArray(formats) && formats.includes(mode);
  };
  const left = bans.filter(({ kind, id }) => !isLegalAgain(kind === 'pilot' ? 'pilots' : 'upgrades', id));
  return left.length === bans.length ? {} : { bans: left };
}
