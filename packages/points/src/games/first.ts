/** Points of First Edition. */

import {
  cardSpellers,
  indexPack,
  type Pack,
  PILOT_ALIASES,
  SLOT_ALIASES,
  UPGRADE_ALIASES,
  YASB_PILOTS,
  YASB_UPGRADES,
} from '@firing-arc/xwing/first';
import type { PointsGame, RowChange } from '../import.ts';
import type { CardList, PointsRow } from '../row.ts';
import { editionFinder, isNumber, isSameBag, packSlots, slotsOf } from './shared.ts';

export const FIRST_POINTS: PointsGame<Pack> = {
  id: 'xwing1',
  reader: (pack) => {
    const spellers = cardSpellers(pack);
    const { pilots, upgrades } = indexPack(pack);
    const find = editionFinder({
      pilots: { speller: spellers.pilots, known: pilots, aliases: PILOT_ALIASES, numbers: YASB_PILOTS },
      upgrades: {
        speller: spellers.upgrades,
        known: upgrades,
        aliases: UPGRADE_ALIASES,
        numbers: YASB_UPGRADES,
      },
    });
    const named = slotsOf(pack.upgrades, SLOT_ALIASES);
    const changeOf = (list: CardList, id: string, row: PointsRow): RowChange => {
      const card = list === 'pilots' ? pilots.get(id)! : upgrades.get(id)!;
      const { cost } = row.says;
      const { slots, faults } = packSlots(list === 'pilots' ? row : { ...row, says: {} }, named);
      const change = {
        ...(cost === undefined || cost === (card.points ?? 0) ? {} : { points: cost }),
        ...(slots === undefined || isSameBag(slots, card.slots) ? {} : { slots }),
      };
      return { change, faults };
    };
    const costsOf = (id: string) => [pilots.get(id)?.points, upgrades.get(id)?.points].filter(isNumber);
    return { find, changeOf, costsOf, hasLoadout: false };
  },
  cards: ({ pilots, upgrades }) => ({ pilots, upgrades }),
  without: null,
};
