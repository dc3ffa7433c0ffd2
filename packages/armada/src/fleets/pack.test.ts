import { readFileSync } from 'node:fs';
import { growStreams } from '@firing-arc/table';
import { describe, expect, it } from 'vitest';
import {
  COMMANDS,
  FACTIONS,
  SHIP_CARDS,
  SQUADRON_CARDS,
  shipCard,
  squadronCard,
  UPGRADE_ICONS,
  upgradeCard,
} from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import { OBJECTIVE_CARDS, objectiveCard } from '../objectives/cards.ts';
import { packCoverage } from './coverage.ts';
import { checkFleet } from './legality.ts';
import { packFrom, readPack, readPackText } from './pack.ts';
import { fleetPool, randomFleet } from './random-fleet.ts';
import { CORE_FLEETS, READY_FLEETS } from './ready.ts';

const text = readFileSync(new URL('../../../../formats/armada.json', import.meta.url), 'utf8');
const pack = packFrom(JSON.parse(text));

describe('the pack', () => {
  it('has all ships, squadrons, upgrades and standard objectives, and the house has a card for each', () => {
    expect([pack.ships.length, pack.squadrons.length]).toEqual([66, 107]);
    expect([pack.upgrades.length, pack.objectives.length]).toEqual([292, 36]);
    expect([SHIP_CARDS.length, SQUADRON_CARDS.length, UPGRADE_CARDS.length]).toEqual([66, 107, 292]);
    for (const { id, name } of pack.ships) expect(shipCard(id)?.name).toBe(name);
    for (const { id, name } of pack.squadrons) {
      const card = squadronCard(id)!;
      expect(card.ace === undefined ? card.name : `${card.ace} - ${card.name}`).toBe(name);
    }
    for (const { id, name } of pack.upgrades) expect(upgradeCard(id)?.name).toBe(name);
    for (const { id, name } of pack.objectives) expect(objectiveCard(id)?.name).toBe(name);
  });

  it('is refused with the place of what is wrong', () => {
    const reading = readPackText(text.replace('"points": 52', '"points": "52"'));
    expect(reading.ok ? [] : reading.problems).toMatchObject([{ path: '/ships/0/points' }]);
    const strange = readPack({ ...pack, ships: [{ id: 'death-star', name: 'Death Star', points: 1 }] });
    expect(strange.ok ? [] : strange.problems).toMatchObject([{ path: '/ships/0/id' }]);
  });

  it('counts what is exact, and says what is missing', () => {
    const { cards, totals } = packCoverage(pack);
    expect(cards).toHaveLength(66 + 107 + 292 + 36);
    const ships = cards.filter(({ kind }) => kind === 'ship');
    expect(ships.filter(({ missing }) => missing.length === 0)).toHaveLength(66);
    expect(totals.filter(({ kind }) => kind === 'ship').map(({ group }) => group)).toEqual([
      'empire',
      'rebel',
      'republic',
      'separatist',
    ]);
    const missing = (id: string) => cards.find((one) => one.id === id)?.missing;
    expect(missing('demolisher-title')).toEqual([]);
  });
});

describe('the cards', () => {
  it('armada:faction.1 there are four factions, and every card is of one or of some', () => {
    expect(FACTIONS).toEqual(['rebel', 'empire', 'republic', 'separatist']);
    expect(new Set(SHIP_CARDS.map(({ faction }) => faction))).toEqual(new Set(FACTIONS));
    expect(new Set(SQUADRON_CARDS.map(({ faction }) => faction))).toEqual(new Set(FACTIONS));
    expect(upgradeCard('general-dodonna-commander')?.factions).toEqual(['rebel']);
    expect(upgradeCard('thermal-shields')?.factions).toEqual(['republic', 'separatist']);
  });

  it('armada:upgrade-icons.1 every upgrade has one of 14 icons, boarding teams a pair', () => {
    expect(UPGRADE_ICONS).toHaveLength(14);
    expect(new Set(UPGRADE_CARDS.flatMap(({ icons }) => icons))).toEqual(new Set(UPGRADE_ICONS));
    expect(upgradeCard('boarding-troopers-boarding-team')?.icons).toEqual([
      'weapons-team',
      'offensive-retrofit',
    ]);
  });

  it('armada:irregular-squadron.1 a single model makes a squadron irregular, and changes nothing else', () => {
    expect(squadronCard('yt-2400')).toMatchObject({ irregular: true, hull: 6, speed: 4, unique: false });
    expect(squadronCard('x-wing-squadron')).toMatchObject({ irregular: false });
  });

  it('armada:flotillas.2 a flotilla has the size of its base', () => {
    expect(shipCard('gr75-medium-transports')).toMatchObject({ size: 'small', tags: ['flotilla'] });
  });

  it('armada:objective-cards.3 every objective is of one of three categories', () => {
    const count = (category: string) => OBJECTIVE_CARDS.filter((card) => card.category === category).length;
    expect([count('assault'), count('defense'), count('navigation')]).toEqual([12, 12, 12]);
  });

  it('say how they are readied, and what they begin with', () => {
    expect(upgradeCard('leading-shots')?.exhausts).toBe('recur');
    expect(upgradeCard('electronic-countermeasures')?.exhausts).toEqual({ readyFor: ['repair'] });
    expect(upgradeCard('grand-admiral-thrawn-commander')?.starts).toEqual({
      with: 'dials',
      count: 3,
      of: COMMANDS,
    });
  });
});

describe('fleets of the house', () => {
  it('are fourteen of four factions at 400 points, legal', () => {
    expect(READY_FLEETS).toHaveLength(14);
    expect(new Set(READY_FLEETS.map(({ fleet }) => fleet.faction))).toEqual(new Set(FACTIONS));
    for (const { id, fleet } of READY_FLEETS) {
      const check = checkFleet(fleet, pack);
      expect([id, check.refusals]).toEqual([id, []]);
      expect(check.points).toBeGreaterThanOrEqual(380);
    }
  });

  it.each(['open-circle', 'droid-destroyers', 'siege-line', 'battle-of-jakku'])(
    '%s has large ships, and every card of it acts',
    (id) => {
      const { fleet } = READY_FLEETS.find((one) => one.id === id)!;
      expect(fleet.ships.some(({ ship }) => shipCard(ship)!.size === 'large')).toBe(true);
      expect(checkFleet(fleet, pack).notices).toEqual([]);
    },
  );

  it('of a core set are three at 180 points', () => {
    expect(CORE_FLEETS).toHaveLength(3);
    for (const { id, fleet } of CORE_FLEETS) {
      const check = checkFleet(fleet, pack, 'core');
      expect([id, check.refusals]).toEqual([id, []]);
      expect(check.points).toBeGreaterThanOrEqual(170);
    }
  });

  it('by chance are legal at both sizes, and the same from the same seed', () => {
    for (const play of ['standard', 'core'] as const) {
      const pool = fleetPool(pack, play);
      for (let n = 0; n < 20; n++) {
        const fleet = randomFleet(pool, growStreams(`fleet ${n}`, ['fleet']), 0);
        expect(checkFleet(fleet, pack, play).refusals).toEqual([]);
        expect(randomFleet(pool, growStreams(`fleet ${n}`, ['fleet']), 0)).toEqual(fleet);
      }
    }
  });
});
