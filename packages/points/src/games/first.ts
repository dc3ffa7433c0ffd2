/** Points of First Edition. */

import { bareId } from '@firing-arc/xwing/common/spelling';
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
import type { CardChange, PointsGame } from '../import.ts';
import { finderIn } from '../meaning.ts';
import type { CardList, PointsRow } from '../row.ts';
import { isSameBag, numberedIn, slotsOf } from './shared.ts';

export const FIRST_POINTS: PointsGame<Pack> = {
  id: 'xwing1',
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
      },
      {
        list: 'upgrades',
        speller: spellers.upgrades(),
        numbered: numberedIn(YASB_UPGRADES),
        has: (id) => upgrades.has(id),
        aliases: UPGRADE_ALIASES,
      },
    ]);
    const named = slotsOf(pack.upgrades, SLOT_ALIASES);
    const changeOf = (list: CardList, id: string, { says: { cost, slots } }: PointsRow): CardChange => {
      const card = list === 'pilots' ? pilots.get(id)! : upgrades.get(id)!;
      const now = list === 'pilots' ? slots?.map((slot) => named.get(bareId(slot))) : undefined;
      const areOthers = now?.every((slot) => slot !== undefined) && !isSameBag(now, card.slots);
      return {
        ...(cost === undefined || cost === (card.points ?? 0) ? {} : { points: cost }),
        ...(areOthers ? { slots: now } : {}),
      };
    };
    return { find, changeOf };
  },
  cards: ({ pilots, upgrades }) => ({ pilots, upgrades }),
  without: null,
};
