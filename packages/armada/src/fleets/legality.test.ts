import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHIP_CARDS } from '../cards/index.ts';
import '../cards/upgrades.ts';
import '../objectives/cards.ts';
import type { Fleet } from './fleet.ts';
import { checkFleet, flagshipOf, fleetLimits } from './legality.ts';
import { type Play, packFrom } from './pack.ts';
import { HOUSE } from './readiness.ts';
import { shorthand } from './shorthand.ts';

const file = new URL('../../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));

const OBJECTIVES = { assault: 'most-wanted', defense: 'fire-lanes', navigation: 'minefields' };

const fleet = (ships: string, squadrons = '', changes: Partial<Fleet> = {}): Fleet => ({
  faction: 'rebel',
  ...shorthand(ships, squadrons),
  objectives: OBJECTIVES,
  ...changes,
});

const LED = 'cr90-corvette-a+general-dodonna-commander';
const rulings = (of: Fleet, play: Play = 'standard') =>
  checkFleet(of, pack, play).refusals.map(({ ruling }) => ruling);

/** A pack with other points for the first ship, to come to an exact sum. */
const withCost = (id: string, points: number) => ({
  ...pack,
  ships: pack.ships.map((ship) => (ship.id === id ? { ...ship, points } : ship)),
});

describe('points', () => {
  it('armada:fleet-building.1 400 points are legal, 401 are not, and 180 with the pieces of a core set', () => {
    const lone = fleet(LED);
    const cost = (points: number) => checkFleet(lone, withCost('cr90-corvette-a', points - 20), 'standard');
    expect(cost(400)).toMatchObject({ legal: true, points: 400 });
    expect(cost(401).refusals).toMatchObject([{ ruling: 'armada:fleet-building.1' }]);
    expect(cost(401).refusals[0]?.message).toBe(
      'The fleet costs 401 points; at most 400 are allowed, so it is 1 over.',
    );
    const small = withCost('cr90-corvette-a', 161);
    expect(checkFleet(lone, small, 'core').refusals).toMatchObject([{ ruling: 'armada:fleet-building.1' }]);
  });

  it('armada:fleet-building.3 a third of the points goes to squadrons: 134 of 400, not 135', () => {
    const cost = (points: number) => ({
      ...pack,
      squadrons: pack.squadrons.map((each) => (each.id === 'yt-2400' ? { ...each, points } : each)),
    });
    const flown = fleet(LED, 'yt-2400');
    expect(checkFleet(flown, cost(134)).refusals).toEqual([]);
    expect(checkFleet(flown, cost(135)).refusals).toMatchObject([{ ruling: 'armada:fleet-building.3' }]);
  });

  it('armada:fleet-building.1 armada:fleet-building.3 armada:fleet-building.4 all limits follow the points that are agreed', () => {
    expect(fleetLimits(pack)).toEqual({ points: 400, squadronPoints: 134, aces: 4 });
    expect(fleetLimits(pack, 'core')).toEqual({ points: 180, squadronPoints: 60, aces: 1 });
    expect(fleetLimits(pack, 250)).toEqual({ points: 250, squadronPoints: 84, aces: 2 });
    const lone = fleet(LED);
    expect(checkFleet(lone, pack, 64).legal).toBe(true);
    expect(checkFleet(lone, pack, 63).refusals).toMatchObject([{ ruling: 'armada:fleet-building.1' }]);
  });

  it('armada:squadron.1 three X-wing squadrons of one card cost three times 13', () => {
    expect(checkFleet(fleet(LED, 'x-wing-squadron*3'), pack).squadronPoints).toBe(39);
  });

  it('armada:fleet-building.4 four unique squadrons with defense tokens in 400 points, not five', () => {
    const four =
      'luke-skywalker-x-wing-squadron biggs-darklighter-x-wing-squadron tycho-celchu-a-wing-squadron shara-bey-a-wing-squadron';
    expect(rulings(fleet(LED, four))).toEqual([]);
    expect(rulings(fleet(LED, `${four} rogue-squadron-x-wing-squadron`))).toEqual([]);
    expect(rulings(fleet(LED, `${four} ten-numb-b-wing-squadron`))).toEqual(['armada:fleet-building.4']);
  });

  it('names cards that have no cost', () => {
    const check = checkFleet(fleet(`${LED}+warp-drive enterprise`, 'tribble'), pack);
    expect(check.refusals.map(({ message }) => message)).toEqual([
      "CR90 Corvette A (ship 1): 'warp-drive' has no cost in this format.",
      "Ship 2: 'enterprise' has no cost in this format.",
      "Squadrons: 'tribble' has no cost in this format.",
    ]);
    expect(check.playable).toBe(false);
  });
});

describe('factions', () => {
  it('armada:fleet-building.2 ships and squadrons of two factions are refused, cards for both are not', () => {
    expect(rulings(fleet(`${LED} victory-i-class-star-destroyer`))).toEqual(['armada:fleet-building.2']);
    expect(rulings(fleet(LED, 'tie-fighter-squadron*2'))).toEqual(['armada:fleet-building.2']);
    expect(rulings(fleet('nebulon-b-escort-frigate+admiral-motti-commander'))).toEqual([
      'armada:fleet-building.2',
    ]);
    const republic = 'acclamator-i-class-assault-ship+obi-wan-kenobi-commander';
    const both = fleet(`${republic}+swivel-mount-batteries`, '', { faction: 'republic' });
    expect(rulings(both)).toEqual([]);
  });
});

describe('commanders', () => {
  it('armada:commanders.1 a flotilla cannot carry one', () => {
    expect(rulings(fleet('gr75-medium-transports+general-dodonna-commander'))).toEqual([
      'armada:commanders.1',
    ]);
  });

  it('armada:commanders.2 a fleet has one at most', () => {
    expect(rulings(fleet(`${LED} cr90-corvette-b+mon-mothma-commander`))).toEqual(['armada:commanders.2']);
  });

  it('armada:commanders.3 the ship that carries it is the flagship', () => {
    expect(flagshipOf(fleet(`gr75-medium-transports ${LED}`))).toBe(1);
    expect(flagshipOf(fleet('gr75-medium-transports'))).toBe(-1);
  });

  it('armada:flagship.1 a fleet without a commander has no flagship', () => {
    expect(rulings(fleet('cr90-corvette-a'))).toEqual(['armada:flagship.1']);
  });
});

describe('upgrades', () => {
  it('armada:fleet-building.5 a ship cannot carry two copies of a card', () => {
    const twice = `${LED} mc80l-star-cruiser+xi7-turbolasers+xi7-turbolasers`;
    expect(rulings(fleet(twice))).toEqual(['armada:fleet-building.5']);
  });

  it('armada:upgrade-cards.1 each icon takes one card, a boarding team takes two icons', () => {
    expect(rulings(fleet(`${LED}+xi7-turbolasers+h9-turbolasers`))).toEqual(['armada:upgrade-cards.1']);
    const raider = 'hammerhead-scout-corvette+jyn-erso-boarding-team';
    expect(rulings(fleet(`${LED} ${raider}`))).toEqual([]);
    expect(rulings(fleet(`${LED} ${raider}+gunnery-team`))).toEqual(['armada:upgrade-cards.1']);
    expect(rulings(fleet(`${LED} cr90-corvette-b+jyn-erso-boarding-team`))).toEqual([
      'armada:upgrade-cards.1',
      'armada:upgrade-cards.1',
    ]);
  });

  it('armada:upgrade-cards.2 one modification a ship', () => {
    const two = 'mc80l-star-cruiser+enhanced-armament+high-capacity-ion-turbines';
    expect(rulings(fleet(`${LED} ${two}`))).toEqual(['armada:upgrade-cards.2']);
  });

  it('armada:upgrade-cards.3 what a card asks of its ship must hold', () => {
    expect(rulings(fleet(`${LED} cr90-corvette-b+ordnance-pods`))).toContain('armada:upgrade-cards.3');
    const pods = 'mc75-ordnance-cruiser+ordnance-pods';
    expect(rulings(fleet(`${LED} ${pods}`))).toEqual([]);
    const bridge = 'assault-frigate-mark-ii-a+flag-bridge';
    expect(rulings(fleet(`${bridge}+general-dodonna-commander`))).toEqual([]);
    expect(rulings(fleet(`${LED} ${bridge}`))).toEqual(['armada:upgrade-cards.3']);
  });

  it('armada:tags.1 a card may ask for a tag', () => {
    const reserves = (ship: string) =>
      fleet(`${ship}+kraken-commander+battle-droid-reserves`, '', { faction: 'separatist' });
    expect(rulings(reserves('hardcell-class-transport'))).toEqual([]);
    const gunners = (ship: string) =>
      fleet(`${ship}+plo-koon-commander+clone-gunners`, '', { faction: 'republic' });
    expect(rulings(gunners('acclamator-i-class-assault-ship'))).toEqual([]);
    expect(rulings(gunners('consular-class-armed-cruiser'))).toContain('armada:upgrade-cards.3');
  });

  it('some cards add icons, and some forbid others', () => {
    const home = 'modified-pelta-class-command-ship+leia-organa-commander+phoenix-home-title';
    expect(rulings(fleet(`${home}+raymus-antilles-officer+adar-tallon-officer`))).toEqual([]);
    const seven = 'consular-class-charger-c70+plo-koon-commander+radiant-vii-title+xi7-turbolasers';
    expect(rulings(fleet(seven, '', { faction: 'republic' }))).toEqual(['armada:upgrade-cards.3']);
  });

  it('Minister Tua and Invincible add a defensive retrofit, Radiant VII a fleet support', () => {
    const tua = 'gladiator-i-class-star-destroyer+grand-moff-tarkin-commander';
    const empire = (ship: string) => rulings(fleet(ship, '', { faction: 'empire' }));
    expect(empire(`${tua}+redundant-shields`)).toEqual(['armada:upgrade-cards.1']);
    expect(empire(`${tua}+minister-tua-officer+redundant-shields`)).toEqual([]);
    const large = 'imperial-ii-class-star-destroyer+grand-moff-tarkin-commander+minister-tua-officer';
    expect(empire(large)).toEqual(['armada:upgrade-cards.3']);
    const one = 'providence-class-dreadnought+kraken-commander+redundant-shields';
    const separatist = (ship: string) => rulings(fleet(ship, '', { faction: 'separatist' }));
    expect(separatist(one)).toEqual(['armada:upgrade-cards.1']);
    expect(separatist(`${one}+invincible-title`)).toEqual([]);
    const seven = 'consular-class-charger-c70+plo-koon-commander+comms-net';
    const republic = (ship: string) => rulings(fleet(ship, '', { faction: 'republic' }));
    expect(republic(seven)).toEqual(['armada:upgrade-cards.1']);
    expect(republic(`${seven}+radiant-vii-title`)).toEqual([]);
  });

  it('armada:titles.1 a title fits its ships, one on each', () => {
    expect(rulings(fleet(`${LED}+yavaris-title`))).toEqual(['armada:titles.1']);
    expect(rulings(fleet(`${LED}+tantive-iv-title`))).toEqual([]);
    expect(rulings(fleet(`${LED}+tantive-iv-title+jainas-light-title`))).toEqual(['armada:titles.1']);
  });
});

describe('unique names', () => {
  it('armada:unique-names.1 no two cards share one, whatever they are', () => {
    const twice = 'cr90-corvette-a+leia-organa-commander cr90-corvette-b+leia-organa-officer';
    expect(rulings(fleet(twice))).toEqual(['armada:unique-names.1']);
    const hera = 'hera-syndulla-ghost hera-syndulla-x-wing-squadron';
    expect(rulings(fleet(LED, hera))).toEqual(['armada:unique-names.1']);
  });

  it('armada:unique-names.2 no two aces share a craft', () => {
    const falcons = 'han-solo-millennium-falcon lando-calrissian-millennium-falcon';
    expect(rulings(fleet(LED, falcons))).toEqual(['armada:unique-names.2']);
    const pilots = 'luke-skywalker-x-wing-squadron wedge-antilles-x-wing-squadron';
    expect(rulings(fleet(LED, pilots))).toEqual([]);
  });
});

describe('objectives', () => {
  it('armada:fleet-building.6 one of each category', () => {
    expect(rulings(fleet(LED, '', { objectives: {} }))).toHaveLength(3);
    const two = { ...OBJECTIVES, defense: 'opening-salvo' };
    expect(checkFleet(fleet(LED, '', { objectives: two }), pack).refusals).toEqual([
      {
        ruling: 'armada:fleet-building.6',
        message: 'Opening Salvo is a assault objective, not one of defense.',
      },
    ]);
  });
});

describe('what the house can play', () => {
  it('are all ships', () => {
    for (const { id } of SHIP_CARDS) expect([id, HOUSE.ship(id)]).toEqual([id, 'all']);
    expect(HOUSE.ship('death-star')).toBe('none');
  });
});
