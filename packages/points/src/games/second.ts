/** Points of X-Wing 2.5. */

import { bareId } from '@firing-arc/xwing/common/spelling';
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
import type { CardChange, PackChanges, PointsGame } from '../import.ts';
import { finderIn } from '../meaning.ts';
import { type CardList, MODES, type PointsRow } from '../row.ts';
import { isSameBag, numberedIn, type SlotNames, slotsOf } from './shared.ts';

/** What YASB calls the slot of Weapon Hardpoint and of Versatile Frame, which packs have apart from the others. */
const SPECIAL_SLOTS = new Set(['hardpointship', 'versatileship']);

export const SECOND_POINTS: PointsGame<Pack> = {
  id: 'xwing2',
  reader: (pack) => {
    const spellers = cardSpellers(pack);
    const { pilots, upgrades } = indexPack(pack);
    const find = finderIn([
      {
        list: 'pilots',
        speller: spellers.pilots(),
        numbered: numberedIn(YASB_PILOTS),
        has: (id) => pilots.has(id),
        aliases: PILOT_ALIASES,
        isBuilt: (id) => pilots.get(id)?.standardLoadout === undefined,
      },
      {
        list: 'upgrades',
        speller: spellers.upgrades(),
        numbered: numberedIn(YASB_UPGRADES),
        has: (id) => upgrades.has(id),
        aliases: UPGRADE_ALIASES,
      },
    ]);
    const slotNamed = slotsOf(pack.upgrades, SLOT_ALIASES);
    const hasLoadout = pack.squad.upgrades !== 'squad-points';
    const changeOf = (list: CardList, id: string, row: PointsRow): CardChange => {
      if (list === 'pilots') {
        const pilot = pilots.get(id)!;
        const loadout = hasLoadout ? row.says.loadout : undefined;
        const said = { ...row.says, loadout, slots: packSlots(row, slotNamed) };
        return { ...pilotChange(pilot, said), ...formatsChange(pilot.formats, row) };
      }
      const upgrade = upgrades.get(id)!;
      return { ...upgradeChange(upgrade, row), ...formatsChange(upgrade.formats, row) };
    };
    return { find, changeOf };
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

/** The slots of a row in the pack's words; undefined where it says none, or some that the pack does not know. */
function packSlots({ says }: PointsRow, named: SlotNames): readonly string[] | undefined {
  const slots = says.slots
    ?.filter((slot) => !SPECIAL_SLOTS.has(bareId(slot)))
    .map((slot) => named.get(bareId(slot)));
  return slots?.every((slot) => slot !== undefined) ? slots : undefined;
}

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
