import { describe, expect, it } from 'vitest';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import xwa from '../../../../../formats/xwing2-xwa.json' with { type: 'json' };
import { indexPack, packFrom } from './pack.ts';
import { readSquad } from './read-squad.ts';
import { YASB_PILOTS, YASB_UPGRADES } from './yasb-ids.ts';
import { isYasbLink, readYasbLink } from './yasb-link.ts';

const pack = packFrom(amg);
const community = packFrom(xwa);
const read = (query: string) => readYasbLink(`https://yasb.app/?${query}`, pack);
const messages = (query: string) => read(query).problems.map((problem) => problem.message);

describe('links of the squad builder', () => {
  it('are read: faction, ships, upgrades, name and obstacles', () => {
    const query =
      'f=Rebel%20Alliance&d=v9ZsZ20Z4X124WW136Y5X127WW3&sn=Luke+%26%20Wedge&obs=coreasteroid0,gascloud1,pomdebris2';
    expect(read(query)).toEqual({
      squad: {
        name: 'Luke & Wedge',
        faction: 'rebelalliance',
        ships: [
          { pilot: 'lukeskywalker', upgrades: ['lonewolf', 'protontorpedoes'] },
          { pilot: 'wedgeantilles', upgrades: ['predator', 'r2d2'] },
        ],
        obstacles: ['coreasteroid0', 'gascloud1', 'pomdebris2'],
      },
      problems: [],
    });
  });

  it('are read in the versions of 200 and 50 points too', () => {
    const old = read('f=Galactic%20Republic&d=v8ZsZ200Z273XW2W201WY278XWW200WY333X123&sn=&obs=');
    expect(old).toEqual({
      squad: {
        faction: 'galacticrepublic',
        ships: [
          { pilot: 'anakinskywalker', upgrades: ['r2astromech', 'delta7b'] },
          { pilot: 'obiwankenobi', upgrades: ['calibratedlasertargeting'] },
          { pilot: 'ricolie', upgrades: ['juke'] },
        ],
      },
      problems: [],
    });
    const ships = 'v10ZsZ50Z714XY229X';
    const link = `https://yasb.app/?f=Scum%20and%20Villainy&d=${ships}`;
    expect(readYasbLink(link, community).squad!.ships.map((ship) => ship.pilot)).toEqual([
      'hansolo-armedanddangerous',
      'academypilot',
    ]);
    // The pack of the publisher has no such card, and says so.
    expect(readYasbLink(link, pack).problems.map((problem) => problem.message)).toEqual([
      "ship 1: the pilot 'hansolo-armedanddangerous' (number 714) is not in xwing2-amg",
    ]);
  });

  it('leave out the upgrades of standard loadouts, which their card prints', () => {
    const number = YASB_PILOTS.indexOf('lukeskywalker-battleofyavin');
    const reading = read(`f=Rebel%20Alliance&d=v9ZsZ20Z${number}X136W3`);
    expect(reading.squad!.ships).toEqual([{ pilot: 'lukeskywalker-battleofyavin', upgrades: [] }]);
  });

  it('name what they do not know and where', () => {
    expect(messages('f=Rebel%20Alliance&d=v9ZsZ20Z4X9999WWY11XY99999XYfooX&obs=wall')).toEqual([
      'ship 1: no upgrade has the number 9999',
      'ship 2: no pilot has the number 11',
      'ship 3: no pilot has the number 99999',
      'ship 4: no pilot has the number foo',
      "obstacles[0]: no obstacle 'wall' is known",
    ]);
    expect(messages('f=Hutts&d=v9ZsZ20Z4X')[0]).toContain("'Hutts' is no faction");
    expect(messages('f=constructor&d=v9ZsZ20Z4X')[0]).toContain("'constructor' is no faction");
    expect(messages('f=Resistance&d=v9')).toEqual([
      "d: 'v9' is no squad of version 1 to 10; it says version 9",
    ]);
    expect(messages('f=%E0%A4%A&d=v9ZsZ20Z4X').length).toBeGreaterThan(0);
  });

  it('are told from XWS text', () => {
    expect(isYasbLink(' https://yasb.app/?f=Resistance&d=v9ZsZ20Z4X\n')).toBe(true);
    expect(isYasbLink('https://example.org/?d=tea')).toBe(false);
    expect(isYasbLink('{"faction": "resistance"}')).toBe(false);
    const link = 'https://yasb.app/?f=Rebel%20Alliance&d=v9ZsZ20Z4X';
    expect(readSquad(link, pack).squad!.ships).toHaveLength(1);
    expect(readSquad('{"faction": "rebel", "pilots": [{"id": "jakefarrell"}]}', pack).squad!.ships).toEqual([
      { pilot: 'jakefarrell', upgrades: [] },
    ]);
  });

  it('have numbers for every card of both packs but the command cards of epic play', () => {
    const { pilots, upgrades } = indexPack(community);
    for (const id of YASB_PILOTS) expect(id === '-' || pilots.has(id), id).toBe(true);
    for (const id of YASB_UPGRADES) expect(id === '-' || upgrades.has(id), id).toBe(true);
    expect([...pilots.values()].filter(({ id }) => !YASB_PILOTS.includes(id))).toEqual([]);
    expect([...upgrades.keys()].filter((id) => !YASB_UPGRADES.includes(id))).toEqual([]);
  });

  it('keep numbers that were seen in the builder’s own data', () => {
    const pilots = [217, 236, 269, 436, 507, 554, 651, 731].map((number) => YASB_PILOTS[number]);
    expect(pilots).toEqual([
      'howlrunner',
      'kyloren',
      'epsilonsquadroncadet',
      'jedigeneral',
      'previzsla',
      'garvendreis-battleofyavin',
      'leebo-swz103-rebelalliance',
      'kijimispicerunner-wartime',
    ]);
    const upgrades = [75, 142, 171, 186, 210, 256, 311, 353, 618].map((number) => YASB_UPGRADES[number]);
    expect(upgrades).toEqual([
      'sense',
      'servomotorsfoils',
      'blackone',
      'advancedoptics',
      'dedicated',
      'snapshot',
      'magpulsewarheads',
      'kalani',
      'chewbacca-armedanddangerous',
    ]);
  });
});
