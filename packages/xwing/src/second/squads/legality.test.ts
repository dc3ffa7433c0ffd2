import { describe, expect, it } from 'vitest';
import '../cards/all.ts';
import amg from '../../../../../formats/xwing2-amg.json' with { type: 'json' };
import { FACTIONS, type Faction } from '../cards/index.ts';
import { checkSquad, moveRefusal } from './legality.ts';
import { indexPack, type Pack, packFrom } from './pack.ts';
import type { House } from './readiness.ts';
import type { Squad } from './squad.ts';

const pack = packFrom(amg);
const index = indexPack(pack);

/** A squad from lines such as `'nightbeast: marksmanship predator'`. */
function squad(faction: Faction, ...lines: readonly string[]): Squad {
  const ships = lines.map((line) => {
    const [pilot = '', upgrades = ''] = line.split(':').map((part) => part.trim());
    return { pilot, upgrades: upgrades === '' ? [] : upgrades.split(' ') };
  });
  return { faction, ships };
}

const rulings = (list: Squad, format: Pack = pack) =>
  checkSquad(list, format).refusals.map((refusal) => refusal.ruling);

const times = (count: number, line: string): readonly string[] => Array.from({ length: count }, () => line);

/** Imperial squads filled up with two cheap ships, so that only the lines named can be at fault. */
const imperial = (...lines: readonly string[]) =>
  squad('galacticempire', ...lines, ...times(2, 'academypilot'));
const rebel = (...lines: readonly string[]) =>
  squad('rebelalliance', ...lines, ...times(2, 'greensquadronpilot'));
const scum = (...lines: readonly string[]) =>
  squad('scumandvillainy', ...lines, ...times(2, 'zealousrecruit'));
const separatist = (...lines: readonly string[]) =>
  squad('separatistalliance', ...lines, ...times(2, 'tradefederationdrone'));

describe('points, ships and factions', () => {
  it('xwing2:squad-building.1 at most 20 squad points', () => {
    const over = checkSquad(squad('galacticempire', ...times(3, 'patrolleader')), pack);
    expect(over.points).toBe(21);
    expect(over.refusals).toEqual([
      {
        ruling: 'xwing2:squad-building.1',
        message: 'The squad costs 21 squad points; at most 20 are allowed, so it is 1 over.',
      },
    ]);
    const exact = squad('galacticempire', 'patrolleader', 'patrolleader', ...times(3, 'academypilot'));
    expect(checkSquad(exact, pack)).toMatchObject({ legal: true, points: 20, deficit: 0 });
  });

  it('xwing2:squad-building.2 three to eight ships', () => {
    const count = (ships: number) => rulings(squad('galacticempire', ...times(ships, 'academypilot')));
    expect(count(2)).toEqual(['xwing2:squad-building.2']);
    expect(count(3)).toEqual([]);
    expect(count(8)).toEqual([]);
    expect(count(9)).toEqual(['xwing2:squad-building.2']);
  });

  it('xwing2:squad-building.3 xwing2:faction.2 one faction', () => {
    const mixed = checkSquad(rebel('hiredgun'), pack);
    expect(mixed.refusals).toEqual([
      {
        ruling: 'xwing2:squad-building.3',
        ship: 0,
        message:
          'Hired Gun (ship 1, BTL-A4 Y-wing) belongs to scumandvillainy; this is a squad of rebelalliance.',
      },
    ]);
  });

  it('xwing2:faction.3 an upgrade without a faction fits every faction', () => {
    const talented = FACTIONS.map((faction) =>
      pack.pilots.find(
        (pilot) =>
          pilot.faction === faction &&
          pilot.formats.includes('standard') &&
          pilot.slots?.includes('talent') &&
          pilot.loadout! > 0,
      ),
    );
    for (const pilot of talented) {
      const list = squad(pilot!.faction, `${pilot!.id}: marksmanship`);
      expect(rulings(list)).toEqual(['xwing2:squad-building.2']);
    }
    expect(talented).toHaveLength(7);
  });

  it('xwing2:deficit.1 the deficit is what is missing to the maximum', () => {
    const eighteen = squad('galacticempire', ...times(2, 'patrolleader'), ...times(2, 'academypilot'));
    expect(checkSquad(eighteen, pack)).toMatchObject({ points: 18, deficit: 2 });
    expect(checkSquad(squad('galacticempire', ...times(3, 'patrolleader')), pack).deficit).toBe(0);
  });

  it('xwing2:squad-building.11 unused loadout points change nothing', () => {
    const empty = checkSquad(imperial('howlrunner'), pack);
    const used = checkSquad(imperial('howlrunner: predator marksmanship'), pack);
    expect([empty.points, empty.deficit]).toEqual([8, 12]);
    expect([used.points, used.deficit, used.legal]).toEqual([8, 12, true]);
  });

  it('refuses cards that the pack does not know', () => {
    expect(rulings(imperial('nobody'))).toEqual(['xwing2:squad-building.9']);
    expect(rulings(imperial('nightbeast: nothing'))).toEqual(['xwing2:squad-building.16']);
    expect(checkSquad(imperial('nobody'), pack).playable).toBe(false);
  });
});

describe('upgrades of one ship', () => {
  it('xwing2:squad-building.10 upgrade costs stay within the loadout value', () => {
    const check = checkSquad(imperial('howlrunner: swarmtactics crackshot'), pack);
    expect(check.refusals).toEqual([
      {
        ruling: 'xwing2:squad-building.10',
        ship: 0,
        message:
          '“Howlrunner” (ship 1, TIE/ln Fighter): its upgrades cost 9 loadout points; its loadout value is 8.',
      },
    ]);
    expect(rulings(imperial('howlrunner: swarmtactics predator'))).toEqual([]);
  });

  it('xwing2:squad-building.13 the upgrade bar limits what fits', () => {
    expect(rulings(imperial('maulermithel: marksmanship predator'))).toEqual(['xwing2:squad-building.13']);
    expect(rulings(imperial('nightbeast: marksmanship predator'))).toEqual([]);
    expect(rulings(imperial('academypilot: landingstruts'))).toContain('xwing2:squad-building.13');
  });

  it('counts slots that upgrades fill twice or add', () => {
    expect(rulings(imperial('captainoicunn: deathtroopers'))).toEqual([]);
    expect(rulings(imperial('patrolleader: deathtroopers'))).toEqual(['xwing2:squad-building.13']);
    expect(rulings(scum('emonazzameen: hotshotgunner'))).toEqual(['xwing2:squad-building.13']);
    expect(rulings(scum('emonazzameen: hotshotgunner slavei-swz82'))).toEqual([]);
  });

  it('xwing2:squad-building.14 no two upgrades of one name on a ship', () => {
    expect(rulings(imperial('nightbeast: marksmanship marksmanship'))).toEqual(['xwing2:squad-building.14']);
  });

  it('xwing2:squad-building.15 restrictions on size and faction must all hold', () => {
    expect(rulings(scum('emonazzameen: daredevil'))).toEqual(['xwing2:squad-building.15']);
    expect(rulings(rebel('jakefarrell: daredevil'))).toEqual([]);
    expect(rulings(rebel('wedgeantilles: ruthless'))).toEqual(['xwing2:squad-building.15']);
  });

  it('takes the keys of one restriction as alternatives', () => {
    expect(rulings(scum('hansolo: 000'))).toEqual([]);
    expect(rulings(imperial('captainoicunn: 000'))).toEqual(['xwing2:squad-building.15']);
    expect(rulings(imperial('captainoicunn: 000', 'darthvader'))).toEqual([]);
  });

  it('takes a ship with Twin Ion Engines for a TIE where an upgrade asks for one', () => {
    const republic = (line: string) => rulings(squad('galacticrepublic', line, 'jag', 'wolffe'));
    expect(republic('klick: precisionionengines')).toEqual([]);
    expect(republic('ahsokatano: precisionionengines')).toEqual(['xwing2:squad-building.12']);
  });

  it('asks for equipped upgrades and weapon arcs', () => {
    expect(rulings(rebel('lukeskywalker: sparepartscanisters'))).toEqual(['xwing2:squad-building.15']);
    expect(rulings(rebel('lukeskywalker: sparepartscanisters r4astromech'))).toEqual([]);
    expect(rulings(imperial('deathfire: veterantailgunner'))).toEqual(['xwing2:squad-building.15']);
  });

  it('xwing2:squad-building.12 xwing2:errata-upgrade-cards.12 xwing2:introduction.6 keywords are needed where a card asks for them', () => {
    const republic = (line: string) => rulings(squad('galacticrepublic', line, 'jag', 'wolffe'));
    expect(republic('plokoon: dedicated')).toEqual(['xwing2:squad-building.12']);
    expect(republic('sinker: dedicated')).toEqual([]);
    expect(rulings(rebel('captainrex: dedicated'))).toEqual(['xwing2:squad-building.15']);
  });

  it('xwing2:upgrade-cards.1 an action restriction needs the action on the bar itself, not as a link', () => {
    const pilot = pack.pilots.find(
      (each) => each.ship === 'rogueclassstarfighter' && each.slots?.includes('talent') && each.loadout! >= 2,
    )!;
    const alone = rulings(squad(pilot.faction, `${pilot.id}: experthandling`));
    expect(alone).toEqual(['xwing2:squad-building.2', 'xwing2:upgrade-cards.1']);
    expect(rulings(rebel('jakefarrell: experthandling'))).toEqual(['xwing2:upgrade-cards.1']);
    expect(rulings(scum('kavil: experthandling'))).toEqual([]);
  });

  it('counts actions that another upgrade adds to the bar', () => {
    expect(rulings(rebel('wedgeantilles: daredevil'))).toEqual(['xwing2:upgrade-cards.1']);
    expect(rulings(rebel('wedgeantilles: daredevil servomotorsfoils'))).toEqual([]);
  });

  it('xwing2:ship-type.2 a restriction may name a ship type', () => {
    expect(rulings(rebel('jakefarrell: servomotorsfoils'))).toEqual(['xwing2:ship-type.2']);
  });

  it('xwing2:title.1 a title belongs to its ship type', () => {
    expect(rulings(rebel('chewbacca: moldycrow'))).toEqual(['xwing2:title.1']);
    expect(rulings(rebel('chewbacca: millenniumfalcon'))).toEqual([]);
  });

  it('xwing2:faq-list-building.2 a special slot takes one upgrade that fills a single slot', () => {
    expect(rulings(scum('genesisred: barragerockets'))).toEqual(['xwing2:squad-building.13']);
    expect(rulings(scum('genesisred: concussionmissiles'))).toEqual([]);
    expect(rulings(scum('genesisred: concussionmissiles ioncannon'))).toEqual([
      'xwing2:squad-building.13',
      'xwing2:squad-building.13',
    ]);
    const oneSlot = squad('resistance', 'niennunb: barragerockets', 'jessikapava', 'jessikapava');
    expect(rulings(oneSlot)).toContain('xwing2:faq-list-building.2');
  });

  it('xwing2:saw-reaper-corrections.5 Pivot Wing is for the UT-60D U-wing', () => {
    expect(rulings(rebel('hefftobber: pivotwing'))).toEqual([]);
    expect(rulings(rebel('lukeskywalker: pivotwing'))).toEqual(['xwing2:ship-type.2']);
  });

  it('xwing2:saw-reaper-corrections.8 Swarm Tactics has no faction', () => {
    expect(rulings(rebel('wedgeantilles: swarmtactics'))).toEqual([]);
  });

  it('xwing2:saw-reaper-corrections.9 Magva Yarro and Saw Gerrera are Rebel only', () => {
    expect(rulings(scum('hansolo: magvayarro'))).toEqual(['xwing2:squad-building.15']);
    expect(rulings(scum('hansolo: sawgerrera'))).toEqual(['xwing2:squad-building.15']);
    expect(rulings(rebel('chewbacca: magvayarro sawgerrera'))).toEqual([]);
  });

  it('xwing2:saw-reaper-corrections.10 Death Troopers, Krennic and ISB Slicer are Imperial only', () => {
    for (const crew of ['deathtroopers', 'directorkrennic', 'isbslicer']) {
      expect(rulings(rebel(`chewbacca: ${crew}`)), crew).toEqual(['xwing2:squad-building.15']);
      expect(rulings(imperial(`captainoicunn: ${crew}`)), crew).toEqual([]);
    }
  });
});

describe('limited cards', () => {
  it('xwing2:limited.1 as many cards of a name as it has dots', () => {
    const jingoists = (count: number) =>
      checkSquad(squad('galacticempire', ...times(count, 'isbjingoist'), ...times(2, 'academypilot')), pack);
    expect(jingoists(2).legal).toBe(true);
    expect(jingoists(3).refusals).toEqual([
      {
        ruling: 'xwing2:limited.1',
        message:
          'ISB Jingoist is in the squad 3 times (ISB Jingoist (ship 1, TIE/ln Fighter); ISB Jingoist (ship 2, TIE/ln Fighter); ISB Jingoist (ship 3, TIE/ln Fighter)); its limit is 2.',
      },
    ]);
    expect(rulings(imperial('howlrunner', 'howlrunner'))).toEqual(['xwing2:limited.1']);
  });

  it('xwing2:limited.2 ships and upgrades of a name count together', () => {
    expect(
      rulings(squad('rebelalliance', 'lukeskywalker', 'chewbacca: lukeskywalker', 'greensquadronpilot')),
    ).toEqual(['xwing2:limited.2']);
    expect(rulings(rebel('chewbacca: lukeskywalker'))).toEqual([]);
  });

  it('xwing2:limited.3 three dots allow three copies', () => {
    const hunters = (count: number) => rulings(separatist(...times(count, 'precisehunter')));
    expect(hunters(3)).toEqual([]);
    expect(hunters(4)).toEqual(['xwing2:limited.1']);
  });

  it('xwing2:limited.4 what is printed on a standard loadout counts, also without dots', () => {
    expect(rulings(rebel('lukeskywalker-swz106', 'wedgeantilles: r2d2'))).toEqual(['xwing2:limited.4']);
    expect(rulings(rebel('jekporkins-battleofyavin', 'wedgeantilles: r5d8'))).toEqual(['xwing2:limited.4']);
    expect(index.upgrades.get('r5d8-battleofyavin')!.limited).toBe(0);
  });

  it('xwing2:solitary.1 one solitary card of an upgrade type', () => {
    expect(rulings(separatist('wattambor: kraken', 'dgs286: tv94'))).toEqual(['xwing2:solitary.1']);
    expect(rulings(separatist('wattambor: kraken', 'dgs286'))).toEqual([]);
  });
});

describe('standardized cards and standard loadouts', () => {
  const alpha = 'alphasquadronpilot';

  it('xwing2:standardized.1 all ships of the type with the ability take a copy', () => {
    const check = checkSquad(
      squad('galacticempire', `${alpha}: sensitivecontrols`, `${alpha}: sensitivecontrols`, alpha),
      pack,
    );
    expect(check.refusals).toEqual([
      {
        ruling: 'xwing2:standardized.1',
        ship: 0,
        message:
          'Alpha Squadron Pilot (ship 1, TIE/in Interceptor) has Sensitive Controls, which is standardized: Alpha Squadron Pilot (ship 3, TIE/in Interceptor) must have it too.',
      },
    ]);
    expect(rulings(squad('galacticempire', ...times(3, `${alpha}: sensitivecontrols`)))).toEqual([]);
  });

  it('xwing2:standardized.2 a ship of the type without the ability needs no copy', () => {
    const drone = 'separatistdrone: independentcalculations';
    expect(rulings(squad('separatistalliance', drone, drone, 'kelrodoaiholdout'))).toEqual([]);
    expect(rulings(squad('separatistalliance', drone, drone, 'separatistdrone'))).toEqual([
      'xwing2:standardized.1',
    ]);
  });

  it('xwing2:standardized.3 standard loadouts need no copy', () => {
    const list = squad('galacticempire', ...times(2, `${alpha}: sensitivecontrols`), 'sigma4-battleofyavin');
    expect(rulings(list)).toEqual([]);
  });

  it('xwing2:standard-loadouts.2 a standard loadout takes no further upgrades', () => {
    expect(rulings(rebel('lukeskywalker-swz106: servomotorsfoils'))).toEqual(['xwing2:standard-loadouts.2']);
    expect(rulings(rebel('lukeskywalker-swz106: instinctiveaim protontorpedoes r2d2'))).toEqual([]);
  });

  it('refuses to sell what is only printed on standard loadouts', () => {
    expect(rulings(rebel('wedgeantilles: r2a3-battleofyavin'))).toEqual(['xwing2:standard-loadouts.1']);
  });
});

describe('bans and modes', () => {
  it('xwing2:game-mode.1 only cards of the mode are legal', () => {
    expect(rulings(rebel('wildspacefringer'))).toEqual(['xwing2:game-mode.1']);
    expect(rulings({ ...rebel('wildspacefringer') }, { ...pack, mode: 'extended' })).toEqual([]);
  });

  it('xwing2:game-mode.2 both the ban list and the restricted list apply', () => {
    const list = imperial(...times(5, 'academypilot'));
    const strict = { ...pack, squad: { ...pack.squad, restricted: 1 }, restricted: ['academypilot'] };
    expect(rulings(list, strict)).toEqual(['xwing2:squad-building.7']);
    expect(rulings(imperial('vedfoslo'))).toEqual(['xwing2:ban-and-restricted-list.35']);
  });

  it('xwing2:squad-building.6 a standard loadout may print what is banned, unless the ship itself is', () => {
    const ban = { kind: 'upgrade', id: 'ionmissiles', ruling: 'xwing2:squad-building.5' } as const;
    const format: Pack = { ...pack, bans: [...pack.bans, ban] };
    expect(rulings(rebel('jakefarrell-swz106'), format)).toEqual([]);
    expect(rulings(rebel('jakefarrell: ionmissiles'), format)).toEqual(['xwing2:squad-building.5']);
    const ship = { kind: 'pilot', id: 'jakefarrell-swz106', ruling: 'xwing2:squad-building.4' } as const;
    expect(rulings(rebel('jakefarrell-swz106'), { ...pack, bans: [ship] })).toEqual([
      'xwing2:squad-building.4',
    ]);
  });

  it('xwing2:squad-building.7 at most four cards of the restricted list, copies counted', () => {
    const format = { ...pack, restricted: ['academypilot', 'marksmanship'] };
    expect(rulings(squad('galacticempire', ...times(4, 'academypilot')), format)).toEqual([]);
    expect(rulings(squad('galacticempire', ...times(5, 'academypilot')), format)).toEqual([
      'xwing2:squad-building.7',
    ]);
    const mixed = squad('galacticempire', ...times(4, 'academypilot'), 'nightbeast: marksmanship');
    expect(rulings(mixed, format)).toEqual(['xwing2:squad-building.7']);
  });
});

describe('cards with a number of copies', () => {
  const format = { ...pack, restrictedCopies: [{ name: 'Academy Pilot', most: 3 }] };

  it('xwing2:squad-building.7 may be on a restricted list that counts each by itself', () => {
    expect(rulings(squad('galacticempire', ...times(3, 'academypilot')), format)).toEqual([]);
    expect(checkSquad(squad('galacticempire', ...times(4, 'academypilot')), format).refusals).toEqual([
      {
        ruling: 'xwing2:squad-building.7',
        message:
          'Academy Pilot is in the squad 4 times (Academy Pilot (ship 1, TIE/ln Fighter); Academy Pilot (ship 2, TIE/ln Fighter); Academy Pilot (ship 3, TIE/ln Fighter); Academy Pilot (ship 4, TIE/ln Fighter)); the restricted list allows 3.',
      },
    ]);
  });
});

describe('printed numbers', () => {
  const shields = { ...index.upgrades.get('shieldupgrade')!, id: 'shields', name: 'Costly Shields' };
  const { cost: _, ...withoutCost } = shields;
  const byShields = { stat: 'shields', costs: { 0: 90, 2: 1 } } as const;
  const format: Pack = { ...pack, upgrades: [...pack.upgrades, { ...withoutCost, costBy: byShields }] };

  it('xwing2:faq-list-building.1 a variable cost looks at the printed number, whatever upgrades change', () => {
    const cost = (line: string, of: Pack = format) => checkSquad(imperial(line), of).refusals;
    const message =
      'Night Beast” (ship 1, TIE/ln Fighter): its upgrades cost 90 loadout points; its loadout value is';
    expect(cost('nightbeast: shields')[0]!.message).toContain(message);
    // Shield Upgrade makes it a ship with one shield, which would cost nothing by the table.
    expect(
      cost('nightbeast: shields shieldupgrade')
        .map((refusal) => refusal.message)
        .join(),
    ).toMatch(new RegExp(`cost ${90 + index.upgrades.get('shieldupgrade')!.cost!} loadout points`));
    const interceptor = rulings(imperial('soontirfel: shields'), format);
    expect(interceptor).toContain('xwing2:squad-building.10');
    expect(rulings(rebel('wedgeantilles: shields'), format)).toEqual([]);
  });

  it('are asked for by some cards', () => {
    const { refusals } = checkSquad(imperial('darthvader: automatedtargetpriority'), pack);
    expect(refusals.map((refusal) => refusal.message)).toContain(
      'Darth Vader (ship 1, TIE Advanced x1) cannot equip Automated Target Priority: it needs initiative of 3 or less.',
    );
    const angled = (line: string) => rulings(imperial(line));
    expect(angled('soontirfel: angleddeflectors')).toEqual(['xwing2:squad-building.15']);
    expect(rulings(rebel('wedgeantilles: angleddeflectors'))).toEqual([]);
  });
});

describe('an effect that moves an upgrade', () => {
  const freighter = { pilot: 'captainoicunn', upgrades: [] };
  const list = imperial('captainoicunn', 'nightbeast');
  const reason = (upgrade: string, ship: number) => moveRefusal(upgrade, ship, list, pack)?.ruling ?? null;

  it('xwing2:upgrade-cards.2 may move it onto a ship without its slot', () => {
    expect(index.pilots.get(freighter.pilot)!.slots).not.toContain('turret');
    expect(reason('dorsalturret', 0)).toBeNull();
    expect(rulings(imperial('captainoicunn: dorsalturret'))).toContain('xwing2:squad-building.13');
  });

  it('xwing2:upgrade-cards.3 not onto a ship that fails its restrictions, unless it says that it ignores them', () => {
    expect(reason('tacticalscrambler', 1)).toBe('xwing2:squad-building.15');
    expect(reason('tacticalscrambler', 0)).toBeNull();
    expect(moveRefusal('tacticalscrambler', 1, list, pack, { ignoringRestrictions: true })).toBeNull();
  });
});

describe('obstacles', () => {
  const withObstacles = (...obstacles: readonly string[]) =>
    rulings({ ...imperial('academypilot'), obstacles });

  it('are three different ones of the format', () => {
    expect(withObstacles('coreasteroid0', 'gascloud1', 'pomdebris2')).toEqual([]);
    expect(withObstacles('coreasteroid0', 'gascloud1')).toEqual(['xwing2:setup.5']);
    expect(withObstacles('coreasteroid0', 'coreasteroid0', 'gascloud1')).toEqual(['xwing2:setup.5']);
    expect(withObstacles('coreasteroid0', 'gascloud1', 'cloudcity')).toEqual(['xwing2:setup.5']);
  });
});

describe('what the house cannot play yet', () => {
  /** A house in which every card is written. */
  const ALL: House = {
    flies: () => true,
    pilot: () => 'all',
    upgrade: () => 'all',
    shipAbility: () => 'all',
  };

  it('names ships that cannot fly here', () => {
    const list = imperial('darthvader', 'sigma4-battleofyavin');
    const hangar: House = { ...ALL, flies: (id) => id === 'academypilot' };
    const check = checkSquad(list, pack, hangar);
    expect(check).toMatchObject({ legal: true, playable: false });
    expect(check.notices.map((notice) => `${notice.kind} ${notice.ship} ${notice.card}`)).toEqual([
      'cannot-play 0 darthvader',
      'cannot-play 1 sigma4-battleofyavin',
    ]);
  });

  it('names cards of which not all is written, pilots and printed upgrades too', () => {
    const list = imperial('wampa: marksmanship', 'alphasquadronpilot', 'darthvader-swz105');
    const silent: House = {
      flies: () => true,
      pilot: (id) => (id.endsWith('pilot') ? 'all' : 'none'),
      upgrade: (id) => (id === 'ionmissiles' ? 'part' : 'none'),
      shipAbility: () => 'none',
    };
    const check = checkSquad(list, pack, silent);
    expect(check.playable).toBe(true);
    expect(check.notices.map((notice) => notice.message)).toEqual([
      '“Wampa” (ship 1, TIE/ln Fighter) flies, but the ability of “Wampa” is not written yet.',
      '“Wampa” (ship 1, TIE/ln Fighter) flies, but the upgrade Marksmanship is not written yet.',
      'Alpha Squadron Pilot (ship 2, TIE/in Interceptor) flies, but the ship ability Autothrusters is not written yet.',
      'Darth Vader (ship 3, TIE Advanced x1) flies, but the ability of Darth Vader is not written yet.',
      'Darth Vader (ship 3, TIE Advanced x1) flies, but the ship ability Advanced Targeting Computer is not written yet.',
      'Darth Vader (ship 3, TIE Advanced x1) flies, but the upgrade Hate is not written yet.',
      'Darth Vader (ship 3, TIE Advanced x1) flies, but only part of the upgrade Ion Missiles is written yet.',
      'Darth Vader (ship 3, TIE Advanced x1) flies, but the upgrade Afterburners is not written yet.',
    ]);
    expect(checkSquad(list, pack, ALL).notices).toEqual([]);
  });
});
