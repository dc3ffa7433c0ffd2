/** Packs of Armada. */

import {
  cardElements,
  noOwnCard,
  noOwnSquadron,
  ownCardId,
  ownSquadronId,
  type Pack,
  packDifference,
  readPack,
  squadronCard,
  squadronElements,
} from '@firing-arc/armada';
import { capitalized } from '@firing-arc/words';
import { words } from '../games/armada/names.ts';
import { keywordNames } from '../games/armada/pieces.ts';
import type { GamePacks, PackCard } from './game-packs.ts';
import { packsOf, wholePack } from './house.ts';
import { ownElements } from './own-elements.ts';

const LISTS = ['ships', 'squadrons', 'upgrades'] as const;

export const ARMADA_GAME_PACKS: GamePacks<Pack> = {
  house: packsOf('armada'),
  whole: wholePack,
  read: readPack,
  difference: packDifference,
  points: async () => (await import('@firing-arc/points/armada')).ARMADA_POINTS,
  cards: (pack, { kinds }) => [
    ...LISTS.flatMap((list) =>
      pack[list].map(
        ({ id, name, points }): PackCard => ({
          list,
          id,
          name,
          group: kinds[list],
          values: [{ field: 'points', value: points }],
          legal: true,
        }),
      ),
    ),
    ...pack.objectives.map(
      ({ id, name }): PackCard => ({
        list: 'objectives',
        id,
        name,
        group: kinds.objectives,
        values: [],
        legal: true,
      }),
    ),
  ],
  conditions: ({ play: { standard, core } }) => [
    { term: 'fleet points of a standard game', path: ['play', 'standard', 'points'], value: standard.points },
    { term: 'rounds of a standard game', path: ['play', 'standard', 'rounds'], value: standard.rounds },
    { term: 'fleet points of a core set’s game', path: ['play', 'core', 'points'], value: core.points },
    { term: 'rounds of a core set’s game', path: ['play', 'core', 'rounds'], value: core.rounds },
  ],
  scenarios: () => [],
  bans: null,
  ownScenarios: null,
  own: [
    {
      list: 'upgrades',
      elements: (id) => ownElements(cardElements(id), (value) => words.dieColor(value as never)),
      idOf: ownCardId,
      says: (id) => {
        const reason = noOwnCard(id);
        return reason === null ? { text: words.cardText(id) ?? '' } : { reason };
      },
      // Which icons an upgrade takes up stands on its card.
      slots: [],
      price: 'points',
    },
    {
      list: 'squadrons',
      elements: (id) =>
        ownElements(squadronElements(id), (value) => words.dieColor(value as never)).map((element) =>
          element.what.startsWith('keywords.')
            ? { ...element, called: capitalized(words.keyword(element.name)) }
            : element,
        ),
      idOf: ownSquadronId,
      says: (id) => {
        const card = squadronCard(id);
        if (!card) return { reason: noOwnSquadron(id) ?? id };
        const keywords = keywordNames(card.keywords).map((keyword) => `${capitalized(keyword)}.`);
        return { text: [...keywords, ...(card.ability ? [words.cardText(id) ?? ''] : [])].join(' ') };
      },
      slots: [],
      price: 'points',
    },
  ],
  formats: [async (pack) => (await import('../games/armada/menu.ts')).armadaFormatOf(pack)],
};
