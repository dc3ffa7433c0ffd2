import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { checkSquad } from './legality.ts';
import { indexPack, type Pack, packFrom } from './pack.ts';
import type { Squad } from './squad.ts';

const pack = packFrom(amg);
const index = indexPack(pack);
const { bans: _, ...rest } = pack;
const withoutBans: Pack = { ...rest, bans: [] };

const rulings = (list: Squad, format: Pack) =>
  checkSquad(list, format).refusals.map((refusal) => refusal.ruling);

/** Three ships of a faction, the first with the card: a pilot of its own, or an upgrade on any pilot. */
function squadWith(kind: 'pilot' | 'upgrade', id: string): Squad {
  const faction = kind === 'pilot' ? index.pilots.get(id)!.faction : 'galacticempire';
  const [filler] = pack.pilots.filter(
    (pilot) => pilot.faction === faction && pilot.limited === 0 && pilot.formats.includes('standard'),
  );
  const first = kind === 'pilot' ? { pilot: id, upgrades: [] } : { pilot: 'soontirfel', upgrades: [id] };
  const plain = { pilot: filler!.id, upgrades: [] };
  return { faction, ships: [first, plain, plain] };
}

/** The ledger's list, line by line: what it names and the id of the card. */
const LIST = [
  ['xwing2:ban-and-restricted-list.2', 'Admiral Sloane (crew)', 'upgrade', 'admiralsloane'],
  ['xwing2:ban-and-restricted-list.3', 'Advanced Sensors (sensor)', 'upgrade', 'advancedsensors'],
  ['xwing2:ban-and-restricted-list.4', 'Autoblasters (cannon)', 'upgrade', 'autoblasters'],
  ['xwing2:ban-and-restricted-list.5', 'Boba Fett (crew)', 'upgrade', 'bobafett'],
  ['xwing2:ban-and-restricted-list.6', 'Cassian Andor (crew)', 'upgrade', 'cassianandor'],
  ['xwing2:ban-and-restricted-list.7', 'Commander Pyre (crew)', 'upgrade', 'commanderpyre'],
  ['xwing2:ban-and-restricted-list.8', 'Delta-7B (configuration)', 'upgrade', 'delta7b'],
  ['xwing2:ban-and-restricted-list.9', 'Han Solo (Scavenged YT-1300)', 'pilot', 'hansolo-scavengedyt1300'],
  [
    'xwing2:ban-and-restricted-list.10',
    'Hera Syndulla (VCX-100 Light Freighter)',
    'pilot',
    'herasyndulla-vcx100lightfreighter',
  ],
  ['xwing2:ban-and-restricted-list.11', 'Inertial Dampeners (illicit)', 'upgrade', 'inertialdampeners'],
  ['xwing2:ban-and-restricted-list.12', 'Hull Upgrade (modification)', 'upgrade', 'hullupgrade'],
  ['xwing2:ban-and-restricted-list.13', 'Informant (crew)', 'upgrade', 'informant'],
  ['xwing2:ban-and-restricted-list.14', 'Interloper Turn (talent)', 'upgrade', 'interloperturn'],
  ['xwing2:ban-and-restricted-list.15', 'Intimidation (talent)', 'upgrade', 'intimidation'],
  ['xwing2:ban-and-restricted-list.16', 'Kaydel Connix (crew)', 'upgrade', 'kaydelconnix'],
  [
    'xwing2:ban-and-restricted-list.17',
    'Phlac-Arphocc Prototype (Droid Tri-Fighter)',
    'pilot',
    'phlacarphoccprototype',
  ],
  [
    'xwing2:ban-and-restricted-list.18',
    'Precognitive Reflexes (force-power)',
    'upgrade',
    'precognitivereflexes',
  ],
  ['xwing2:ban-and-restricted-list.19', 'R2-A6 (astromech)', 'upgrade', 'r2a6'],
  ['xwing2:ban-and-restricted-list.20', 'Saesee Tiin (Delta-7 Aethersprite)', 'pilot', 'saeseetiin'],
  ['xwing2:ban-and-restricted-list.21', 'R2 Astromech (astromech)', 'upgrade', 'r2astromech'],
  ['xwing2:ban-and-restricted-list.22', 'R5 Astromech (astromech)', 'upgrade', 'r5astromech'],
  ['xwing2:ban-and-restricted-list.23', 'Sabine Wren (crew)', 'upgrade', 'sabinewren'],
  [
    'xwing2:ban-and-restricted-list.24',
    'Saesee Tiin (Delta-7B Aethersprite)',
    'pilot',
    'saeseetiin-delta7baethersprite',
  ],
  ['xwing2:ban-and-restricted-list.25', 'Seasoned Navigator (crew)', 'upgrade', 'seasonednavigator'],
  ['xwing2:ban-and-restricted-list.26', 'Sense (force-power)', 'upgrade', 'sense'],
  ['xwing2:ban-and-restricted-list.27', 'Slave I (title)', 'upgrade', 'slavei'],
  [
    'xwing2:ban-and-restricted-list.28',
    'Static Discharge Vanes (modification)',
    'upgrade',
    'staticdischargevanes',
  ],
  ['xwing2:ban-and-restricted-list.29', 'Stealth Device (modification)', 'upgrade', 'stealthdevice'],
  [
    'xwing2:ban-and-restricted-list.30',
    'Supernatural Reflexes (force-power)',
    'upgrade',
    'supernaturalreflexes',
  ],
  ['xwing2:ban-and-restricted-list.31', 'Supreme Leader Snoke (crew, crew)', 'upgrade', 'supremeleadersnoke'],
  ['xwing2:ban-and-restricted-list.32', 'Tal Merrik (crew)', 'upgrade', 'talmerrik'],
  ['xwing2:ban-and-restricted-list.33', 'Tobias Beckett (crew)', 'upgrade', 'tobiasbeckett'],
  ['xwing2:ban-and-restricted-list.34', 'Trajectory Simulator (sensor)', 'upgrade', 'trajectorysimulator'],
  ['xwing2:ban-and-restricted-list.35', 'Ved Foslo (TIE Advanced x1)', 'pilot', 'vedfoslo'],
  ['xwing2:ban-and-restricted-list.36', 'Vi Moradi (Resistance Transport Pod)', 'pilot', 'vimoradi'],
] as const;

describe('the ban list of the standard format', () => {
  it.each(LIST)('%s %s is banned', (ruling, name, kind, id) => {
    const card = (kind === 'pilot' ? index.pilots : index.upgrades).get(id)!;
    expect(name.startsWith(card.name)).toBe(true);
    const list = squadWith(kind, id);
    expect(rulings(list, pack)).toContain(ruling);
    // The list alone makes it illegal: with an empty one, in a mode that has the card, nothing speaks of a ban.
    const elsewhere = rulings(list, { ...withoutBans, mode: 'extended' });
    expect(elsewhere.filter((each) => each.includes('ban-and-restricted-list'))).toEqual([]);
    expect(elsewhere.includes('xwing2:game-mode.1')).toBe(id === 'delta7b');
  });

  it('xwing2:squad-building.4 xwing2:squad-building.5 holds nothing else', () => {
    const listed = LIST.map(([ruling, , kind, id]) => ({ kind, id, ruling }));
    expect(pack.bans).toEqual(listed);
  });

  it('bans Delta-7B in the extended format too', () => {
    const list = squadWith('upgrade', 'delta7b');
    expect(rulings(list, { ...withoutBans, mode: 'extended' })).toContain('xwing2:game-mode.1');
  });
});
