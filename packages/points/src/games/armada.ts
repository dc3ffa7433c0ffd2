/** Points of Armada. */

import { type Pack, type PackCard, shipCard, squadronCard, upgradeCard } from '@firing-arc/armada';
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
  }),
  cards: ({ ships, squadrons, upgrades }) => ({ ships, squadrons, upgrades }),
  without: null,
};

function spelled(list: List, { id, name }: PackCard): Spelled {
  const marks = { ships: shipMarks, squadrons: squadronMarks, upgrades: upgradeMarks }[list](id);
  // "Whisper - TIE Phantom Squadron" is called by either part, the ace by its own.
  const [ace = '', type] = name.split(' - ');
  return { id, name, also: type === undefined ? [] : [ace], marks };
}

const shipMarks = (id: string): readonly string[] => {
  const card = shipCard(id);
  return card ? [card.faction] : [];
};

const squadronMarks = (id: string): readonly string[] => {
  const card = squadronCard(id);
  return card ? [card.faction] : [];
};

const upgradeMarks = (id: string): readonly string[] => {
  const card = upgradeCard(id);
  return card ? [...card.icons] : [];
};
