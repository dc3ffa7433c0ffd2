/** Packs of X-Wing 2.5. */

import {
  cardElements,
  noOwnCard,
  noOwnPilot,
  ownCardId,
  ownPilotId,
  type Pack,
  packDifference,
  pilotCard,
  pilotElements,
  readPack,
  STANDARD_SLOTS,
  upgradeCard,
} from '@firing-arc/xwing/second';
import { words } from '../games/second/names.ts';
import type { GamePacks, PackCard } from './game-packs.ts';
import { packsOf, wholePack } from './house.ts';
import { arcOrToken, besideText, ownElements } from './own-elements.ts';
import { SECOND_SCENARIOS } from './second-scenarios.ts';

/** Formats limit the cards that may be taken: the line of the rules that a ban cites. */
const BAN = 'xwing2:game-mode.1';

export const SECOND_GAME_PACKS: GamePacks<Pack> = {
  house: packsOf('xwing2'),
  whole: wholePack,
  read: readPack,
  difference: packDifference,
  points: async () => (await import('@firing-arc/points/second')).SECOND_POINTS,
  cards: (pack, { slot, kinds }) => {
    const ships = new Map(pack.ships.map(({ id, name }) => [id, name]));
    return [
      ...pack.pilots.map(
        ({ id, name, ship, cost, loadout, standardLoadout, formats }): PackCard => ({
          list: 'pilots',
          id,
          name,
          group: [ships.get(ship) ?? ship, ...(standardLoadout ? [kinds.standardLoadout] : [])].join(', '),
          values: [
            { field: 'cost', value: cost ?? null },
            ...(loadout === undefined ? [] : [{ field: 'loadout', value: loadout } as const]),
          ],
          legal: formats.includes(pack.mode),
        }),
      ),
      ...pack.upgrades.map(
        ({ id, name, slots, cost, costBy, formats }): PackCard => ({
          list: 'upgrades',
          id,
          name,
          group: slots.map(slot).join(', '),
          // What an upgrade costs by its ship is no single number.
          values: costBy ? [] : [{ field: 'cost', value: cost ?? null }],
          legal: formats.includes(pack.mode),
        }),
      ),
    ];
  },
  conditions: ({ squad, length }) => [
    { term: 'squad points', path: ['squad', 'points'], value: squad.points },
    { term: 'fewest ships', path: ['squad', 'ships', 'least'], value: squad.ships.least },
    { term: 'most ships', path: ['squad', 'ships', 'most'], value: squad.ships.most },
    { term: 'rounds', path: ['length', 'rounds'], value: length.rounds },
    { term: 'points that end the game', path: ['length', 'points'], value: length.points },
  ],
  scenarios: ({ scenarios = [] }) => scenarios.map(({ id, name }) => ({ id, name })),
  bans: ({ mode, bans, pilots, upgrades }, { list, id }, legal) => {
    const kind = list === 'pilots' ? 'pilot' : 'upgrade';
    const { formats = [] } = (kind === 'pilot' ? pilots : upgrades).find((card) => card.id === id) ?? {};
    const others = formats.filter((each) => each !== mode);
    const isOf = (entry: unknown) =>
      typeof entry === 'object' &&
      entry !== null &&
      'id' in entry &&
      entry.id === id &&
      'kind' in entry &&
      entry.kind === kind;
    return {
      fields: { formats: legal ? (formats.includes(mode) ? formats : [...formats, mode]) : others },
      entry: legal ? null : (bans.find(isOf) ?? { kind, id, ruling: BAN }),
      isOf,
    };
  },
  ownScenarios: SECOND_SCENARIOS,
  own: [
    {
      list: 'upgrades',
      elements: (id) => ownElements(cardElements(id), arcOrToken(words)),
      idOf: ownCardId,
      says: (id) => {
        const card = upgradeCard(id);
        return card ? { text: words.upgrade(card) } : { reason: noOwnCard(id) ?? id };
      },
      slots: STANDARD_SLOTS,
      price: 'cost',
    },
    {
      list: 'pilots',
      elements: (id) => ownElements(pilotElements(id), arcOrToken(words)),
      idOf: ownPilotId,
      says: (id) => {
        const card = pilotCard(id);
        if (!card) return { reason: noOwnPilot(id) ?? id };
        const { initiative, charges, force, abilities } = card;
        return {
          text: besideText(
            [
              ['initiative', initiative],
              ['charges', charges?.limit],
              ['recurring', charges?.recurring],
              ['force', force?.limit],
              ['forceRecurring', force?.recurring],
            ],
            words.abilities(abilities),
          ),
        };
      },
      slots: [],
      price: 'cost',
      printed: (id) => ({ initiative: pilotCard(id)?.initiative ?? 0 }),
    },
  ],
  formats: [async (pack) => (await import('../games/second/menu.ts')).secondFormatOf(pack)],
};
