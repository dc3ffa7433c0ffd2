/** Points of Armada. */

import { type Pack, type PackCard, shipCard, upgradeCard } from '@firing-arc/armada';
import { type Spelled, spellers } from '@firing-arc/xwing/common/spelling';
import type { PointsGame } from '../import.ts';
import { finderIn } from '../meaning.ts';

const LISTS = ['ships', 'squadrons', 'upgrades'] as const;
type List = (typeof LISTS)[number];

export const ARMADA_POINTS: PointsGame<Pack> = {
  id: 'armada',
  reader: (pack) => ({
    find: finderIn(
      LISTS.map((list) => {
        const ids = new Set(pack[list].map(({ id }) => id));
        const cards = pack[list].map((card) => spelled(list, card));
        return { list, speller: spellers(cards)(), has: (id) => ids.has(id) };
      }),
    ),
    changeOf: (list, id, { says: { cost } }) => {
      const card = list === 'pilots' ? undefined : pack[list].find((each) => each.id === id);
      return { change: cost === undefined || cost === card?.points ? {} : { points: cost }, faults: [] };
    },
    costsOf: (id) => LISTS.flatMap((list) => pack[list].find((card) => card.id === id)?.points ?? []),
    hasLoadout: false,
  }),
  cards: ({ ships, squadrons, upgrades }) => ({ ships, squadrons, upgrades }),
  without: null,
};

function spelled(list: List, { id, name }: PackCard): Spelled {
  // "Whisper - TIE Phantom Squadron" is called by either part, the ace by its own.
  const [ace = '', type] = name.split(' - ');
  return { id, name, also: type === undefined ? [] : [ace], marks: marksOf(list, id) };
}

/** What tells cards of one name apart: of ships their factions, of upgrades their icons. No two squadrons have one name. */
function marksOf(list: List, id: string): readonly string[] {
  switch (list) {
    case 'ships':
      return [shipCard(id)?.faction ?? ''];
    case 'upgrades':
      return upgradeCard(id)?.icons ?? [];
    case 'squadrons':
      return [];
  }
}
