import { readFileSync } from 'node:fs';
import { thrice } from '@firing-arc/referee/testing';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import { noOwnCard, upgradeCard } from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { checkFleet } from '../fleets/legality.ts';
import { indexPack, packFrom, readPack } from '../fleets/pack.ts';
import { readFleetText } from '../fleets/read-text.ts';
import { writeFleetText } from '../fleets/write-text.ts';
import { ARMADA } from '../rules.ts';
import { setupFromFleets } from '../setup/from-fleets.ts';
import { cr90, keenAnswerer, table, victory } from '../testing/index.ts';
import { ENGLISH } from '../words/english/index.ts';
import { FRENCH } from '../words/french/index.ts';
import { GERMAN } from '../words/german/index.ts';
import { cardsWith } from './library.ts';
import { cardElements, ownCardId } from './own-cards.ts';

const armada = JSON.parse(readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8'));

/** The id of a card like one of the house, with another value of the elements of some names. */
function own(id: string, name: string, changes: Readonly<Record<string, number | string>>): string {
  const elements = cardElements(id);
  const values = Object.entries(changes).map(([of, value]) => {
    const element = elements.find(({ what }) => what === of);
    if (!element) throw new Error(`${id} has no ${of}: ${elements.map(({ what }) => what).join(', ')}`);
    return [element.at, value] as const;
  });
  return ownCardId(id, new Map(values), name);
}

const ARMAMENT = own('enhanced-armament', 'Heavy Armament', { 'battery.dice': 2, 'battery.color': 'blue' });
const RACKS = own('external-racks', 'Single Rack', { 'add-dice.dice': 1 });

const withCards = (...ids: readonly string[]) => ({
  ...armada,
  upgrades: [...armada.upgrades, ...ids.map((id) => ({ id, name: 'Ours', points: 12 }))],
});

const FLEET = {
  faction: 'empire' as const,
  ships: [
    { ship: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin-commander', ARMAMENT] },
    { ship: 'gladiator-i-class-star-destroyer', upgrades: [RACKS] },
  ],
  squadrons: [],
  objectives: {
    assault: 'most-wanted',
    defense: 'contested-outpost',
    navigation: 'superior-positions',
  },
};

describe('a card of a club’s own', () => {
  it('is said by its id, and reads as any card in each language', () => {
    expect(ARMAMENT).toBe('enhanced-armament--e0-red-blue--e1-1-2--as-heavy-armament');
    const card = upgradeCard(ARMAMENT)!;
    const house = upgradeCard('enhanced-armament')!;
    expect([card.name, card.icons, card.modification]).toEqual([
      'Heavy Armament',
      house.icons,
      house.modification,
    ]);
    for (const { cardText, upgrade } of [ENGLISH, GERMAN, FRENCH]) {
      const [text, before] = [cardText(ARMAMENT), cardText('enhanced-armament')];
      expect(text).toMatch(/2/);
      expect(text).not.toBe(before);
      expect(upgrade(ARMAMENT)).toBe('Heavy Armament');
    }
  });

  it('does what it says', () => {
    const dice = (upgrade: string, count: number) => {
      const game = table({
        us: [victory([900, 300, 0], { upgrades: [upgrade] })],
        them: [cr90([700, 300, 90])],
      });
      game
        .rolls(...Array.from({ length: count }, () => 'hit' as const))
        .attack(0)
        .pick({ attacker: { kind: 'zone', id: 0, zone: 'left' } });
      const [told] = game.eventsOf('dice-gathered');
      game.passAll();
      return told?.dice;
    };
    expect(dice('enhanced-armament', 4)).toEqual(['red', 'red', 'red', 'blue']);
    expect(dice(ARMAMENT, 5)).toEqual(['red', 'red', 'blue', 'blue', 'blue']);
  });

  it('is among the cards of its kinds before anybody has looked at it', () => {
    const racks = own('external-racks', 'Never seen', { 'add-dice.dice': 1 });
    expect([cardsWith('at attack-effects').has(racks), cardsWith('battery').has(racks)]).toEqual([
      true,
      false,
    ]);
  });

  it('is made of every upgrade with an element, by each value that one of the house has there', () => {
    const made = UPGRADE_CARDS.flatMap(({ id }) =>
      cardElements(id).flatMap(({ at, choices, value }) =>
        choices.flatMap((choice) =>
          choice === value ? [] : [ownCardId(id, new Map([[at, choice]]), 'Ours')],
        ),
      ),
    );
    expect(made.length).toBeGreaterThan(450);
    expect(made.flatMap((id) => noOwnCard(id) ?? [])).toEqual([]);
    const unsaid = made.filter((id) => ENGLISH.cardText(id) === ENGLISH.cardText(id.split('--')[0]!));
    expect(unsaid.length).toBeLessThan(25);
  });

  it.each([
    ['external-racks--e1-2-9--as-ours', "'e1-2-9': value 1 of external-racks is 2, and may be 1, 2"],
    ['external-racks--e7-1-2--as-ours', "'e7-1-2' is no value of external-racks"],
    ['external-racks--e1-2-1--e1-2-1--as-ours', "'e1-2-1' is no value of external-racks"],
    ['external-racks--e1-2-1', "it ends in no name, as 'as-keen-eye'"],
    ['external-racks--as-<b>', "it ends in no name, as 'as-keen-eye'"],
    ['__proto__--as-ours', "there is no upgrade '__proto__' to begin with"],
    [`external-racks--as-${'x'.repeat(300)}`, 'it is longer than 300 letters'],
  ])('is none by the id %s, and the reason is told', (id, reason) => {
    expect(noOwnCard(id)).toBe(reason);
    expect(upgradeCard(id)).toBeUndefined();
  });

  it('stands in a pack, which tells why another id is none, and in fleets that are read and written', () => {
    expect(readPack(withCards('external-racks--e1-2-9--as-ours'))).toMatchObject({
      ok: false,
      problems: [
        {
          path: `/upgrades/${armada.upgrades.length}/id`,
          message: expect.stringContaining("is no card made of the house's: 'e1-2-9'"),
        },
      ],
    });
    const pack = packFrom(withCards(ARMAMENT, RACKS));
    expect(indexPack(pack).own.map(({ name }) => name)).toEqual(['Heavy Armament', 'Single Rack']);
    const { refusals, notices, playable } = checkFleet(FLEET, pack);
    expect([refusals, notices, playable]).toEqual([[], [], true]);
    const read = readFleetText(writeFleetText(FLEET, pack), pack);
    expect(read.problems).toEqual([]);
    expect(read.fleet?.ships.map(({ upgrades }) => upgrades)).toEqual(
      FLEET.ships.map(({ upgrades }) => upgrades),
    );
    expect(checkFleet(FLEET, packFrom(armada)).legal).toBe(false);
  });

  it('is flown in whole games that are the same straight, saved and restored, undone and repeated', () => {
    const pack = packFrom(withCards(ARMAMENT, RACKS));
    const setup = setupFromFleets(pack, [FLEET, FLEET]);
    expect(JSON.stringify(setup)).toContain(ARMAMENT);
    const played = thrice(
      ARMADA,
      () => ARMADA.begin(setup, growStreams('own cards', ARMADA.streams)),
      () => {
        const streams = growStreams('minds', ['one', 'two']);
        return [0, 1].map((index) => keenAnswerer(streams, index));
      },
      { saveEvery: 5 },
    );
    expect(played.outcome).not.toBeNull();
  });
});
