import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FACTIONS, SHIP_CARDS, SQUADRON_CARDS } from '../cards/index.ts';
import { UPGRADE_CARDS } from '../cards/upgrades.ts';
import type { Fleet } from './fleet.ts';
import { packFrom } from './pack.ts';
import { readFleetText } from './read-text.ts';
import { CORE_FLEETS, READY_FLEETS } from './ready.ts';
import { FLEET_TEXTS, writeFleetText } from './write-text.ts';

const file = new URL('../../../../formats/armada.json', import.meta.url);
const pack = packFrom(JSON.parse(readFileSync(file, 'utf8')));

/** A fleet with its squadrons in one order: texts gather those of one card. */
const sorted = (fleet: Fleet | null) => fleet && { ...fleet, squadrons: [...fleet.squadrons].sort() };

const KINGSTON = `Name: Core
Faction: Rebel
Commander: General Dodonna

Assault: Opening Salvo
Defense: Contested Outpost
Navigation: Superior Positions

CR90 Corvette A (44)
• General Dodonna (20)
• Turbolaser Reroute Circuits (7)
= 71 Points

Nebulon-B Escort Frigate (57)
• Yavaris (5)
= 62 Points

Squadrons:
• 3 x X-wing Squadron (39)
= 39 Points

Total Points: 172
`;

const WARLORDS = `Two wings

Faction: Rebel Alliance
Points: 160/400
Commander: Admiral Raddus

Assault Objective: Most Wanted
Defense Objective: Capture the VIP
Navigation Objective: Superior Positions


[ flagship ] MC75 Ordnance Cruiser (100 points)
-  Admiral Raddus  ( 26  points)
-  Profundity  ( 7  points)
= 133 total ship cost


GR-75 Medium Transports (18 points)
= 18 total ship cost


1 Corran Horn ( 22 points)
2 YT-2400s ( 32 points)
= 54 total squadron cost
`;

const STAR_FORGE = ` Name: Hunt
Faction: Empire
Commander: Darth Vader (34)

Assault: Most Wanted
Defense: Fire Lanes
Navigation: Intel Sweep

Victory II-class Star Destroyer (80)
• Darth Vader (34)
• Gunnery Team (7)
= 121 Points

Squadrons:
• Darth Vader - TIE Defender Squadron (25)
• 2 x TIE Fighter Squadron (16)
= 41 Points

Total Points: 162`;

describe('texts of list builders', () => {
  it("are read: Kingston's", () => {
    const { fleet, problems } = readFleetText(KINGSTON, pack);
    expect(problems).toEqual([]);
    expect(fleet).toEqual({ ...CORE_FLEETS[0]!.fleet, name: 'Core' });
  });

  it('are read: Armada Warlords, with points of another year', () => {
    const { fleet, problems } = readFleetText(WARLORDS, pack);
    expect(problems).toEqual([]);
    expect(fleet).toEqual({
      name: 'Two wings',
      faction: 'rebel',
      ships: [
        { ship: 'mc75-ordnance-cruiser', upgrades: ['admiral-raddus-commander', 'profundity-title'] },
        { ship: 'gr75-medium-transports', upgrades: [] },
      ],
      squadrons: ['corran-horn-e-wing-squadron', 'yt-2400', 'yt-2400'],
      objectives: { assault: 'most-wanted', defense: 'capture-the-vip', navigation: 'superior-positions' },
    });
  });

  it('are read: Star Forge, where three cards are called Darth Vader', () => {
    const { fleet, problems } = readFleetText(STAR_FORGE, pack);
    expect(problems).toEqual([]);
    expect(fleet?.ships[0]?.upgrades).toEqual(['darth-vader-commander', 'gunnery-team']);
    expect(fleet?.squadrons).toEqual([
      'darth-vader-tie-defender-squadron',
      'tie-fighter-squadron',
      'tie-fighter-squadron',
    ]);
  });

  it('are read without a faction, and with the marks of icons', () => {
    const text = 'Old list\n\nGladiator I (56)\n· Darth Vader (off) (4)\n· Darth Vader (com) (36)\n';
    const { fleet, problems } = readFleetText(text, pack);
    expect(problems).toEqual([]);
    expect(fleet).toMatchObject({
      name: 'Old list',
      faction: 'empire',
      ships: [
        {
          ship: 'gladiator-i-class-star-destroyer',
          upgrades: ['darth-vader-officer', 'darth-vader-commander'],
        },
      ],
    });
  });

  it('name the line that says nothing to us', () => {
    const text = KINGSTON.replace('Yavaris', 'Warp Drive')
      .replace('X-wing Squadron', 'Tribble')
      .replace('Opening Salvo', 'Picnic')
      .replace('Nebulon-B Escort Frigate', 'Enterprise');
    const { problems } = readFleetText(text, pack);
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      "5: the objective 'Picnic' is unknown",
      "14: the ship 'Enterprise' is unknown",
      "15: the upgrade 'Warp Drive' is unknown",
      "19: the squadron 'Tribble' is unknown",
    ]);
    const campaign = readFleetText(KINGSTON.replace('Opening Salvo', 'Hyperlane Raid'), pack);
    expect(campaign.fleet?.objectives.assault).toBeUndefined();
    expect(campaign.problems.map(({ line, message }) => `${line}: ${message}`)).toEqual([
      "5: 'Hyperlane Raid' is an objective for battles of a campaign, which are not played here",
    ]);
    expect(readFleetText('hello', pack).fleet).toBeNull();
    expect(readFleetText('', pack).problems).toHaveLength(1);
  });

  it('bring back every fleet of the house, in each of the three ways', () => {
    for (const { fleet } of [...CORE_FLEETS, ...READY_FLEETS]) {
      for (const as of FLEET_TEXTS) {
        const reading = readFleetText(writeFleetText(fleet, pack, as), pack);
        expect(reading.problems).toEqual([]);
        expect(sorted(reading.fleet)).toEqual(sorted(fleet));
      }
    }
  });

  it('bring back every card, also those that share a name', () => {
    for (const as of FLEET_TEXTS) {
      for (const faction of FACTIONS) {
        const upgrades = UPGRADE_CARDS.filter(
          ({ factions }) => factions.length === 0 || factions.includes(faction),
        ).map((card) => card.id);
        const ships = SHIP_CARDS.filter((card) => card.faction === faction).map(({ id }, at) => ({
          ship: id,
          upgrades: at === 0 ? upgrades : [],
        }));
        const squadrons = SQUADRON_CARDS.filter((card) => card.faction === faction).map((card) => card.id);
        const fleet: Fleet = { name: 'All', faction, ships, squadrons, objectives: {} };
        const reading = readFleetText(writeFleetText(fleet, pack, as), pack);
        expect(reading.problems).toEqual([]);
        expect(sorted(reading.fleet)).toEqual(sorted(fleet));
      }
    }
  });
});
