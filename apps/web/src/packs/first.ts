/** Packs of First Edition. */

import {
  cardElements,
  indexPack,
  noOwnCard,
  noOwnPilot,
  ownCardId,
  ownPilotId,
  type Pack,
  type Play,
  packDifference,
  pilotCard,
  pilotElements,
  readPack,
  UPGRADE_SLOTS,
  wasThere,
} from '@firing-arc/xwing/first';
import { words } from '../games/first/names.ts';
import type { MenuFormat } from '../games/format.ts';
import type { GamePacks, PackCard } from './game-packs.ts';
import { packsOf, wholePack } from './house.ts';
import { arcOrToken, besideText, ownElements } from './own-elements.ts';

const formatFor =
  (play: Play) =>
  async (pack: Pack): Promise<MenuFormat> =>
    (await import('../games/first/menu.ts')).firstFormatOf(pack, play);

export const FIRST_GAME_PACKS: GamePacks<Pack> = {
  house: packsOf('xwing1'),
  whole: wholePack,
  read: readPack,
  difference: packDifference,
  points: async () => (await import('@firing-arc/points/first')).FIRST_POINTS,
  cards: (pack, { slot }) => {
    const { ships, pilots, upgrades } = pack;
    const index = indexPack(pack);
    const names = new Map(ships.map(({ id, name }) => [id, name]));
    const card = (list: string, { id, name, points }: Pack['pilots'][number] | Pack['upgrades'][number]) => ({
      list,
      id,
      name,
      values: [{ field: 'points', value: points ?? null }] as const,
      legal: true,
    });
    return [
      ...pilots
        .filter((pilot) => wasThere(index, 'pilots', pilot))
        .map(
          (pilot): PackCard => ({
            ...card('pilots', pilot),
            group: names.get(pilot.ship) ?? pilot.ship,
          }),
        ),
      ...upgrades
        .filter((upgrade) => wasThere(index, 'upgrades', upgrade))
        .map(
          (upgrade): PackCard => ({
            ...card('upgrades', upgrade),
            group: upgrade.slots.map(slot).join(', '),
          }),
        ),
    ];
  },
  conditions: ({ play }) => [
    {
      term: 'squad points of standard play',
      path: ['play', 'standard', 'points'],
      value: play.standard.points,
    },
    { term: 'squad points of epic play', path: ['play', 'epic', 'points'], value: play.epic.points },
  ],
  scenarios: () => [],
  bans: null,
  ownScenarios: null,
  own: [
    {
      list: 'upgrades',
      elements: (id) => ownElements(cardElements(id), arcOrToken(words)),
      idOf: ownCardId,
      says: (id) => {
        const reason = noOwnCard(id);
        return reason === null ? { text: words.upgradeText(id).join(' ') } : { reason };
      },
      slots: UPGRADE_SLOTS,
      price: 'points',
    },
    {
      list: 'pilots',
      elements: (id) => ownElements(pilotElements(id), arcOrToken(words)),
      idOf: ownPilotId,
      says: (id) => {
        const card = pilotCard(id);
        if (!card) return { reason: noOwnPilot(id) ?? id };
        return { text: besideText([['skill', card.skill]], words.pilotText(id)) };
      },
      slots: [],
      price: 'points',
      printed: (id) => ({ skill: pilotCard(id)?.skill ?? 0 }),
    },
  ],
  formats: [formatFor('standard'), formatFor('epic')],
};
