import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Faction } from '../cards/chassis.ts';
import { UPGRADE_SLOTS, UPGRADES } from '../cards/index.ts';
import { ENGLISH_SQUADS } from '../words/english/squads.ts';
import { checkSquad, fittedShips } from './legality.ts';
import { unmetNeed } from './needs.ts';
import { indexPack, packFrom } from './pack.ts';
import type { Squad } from './squad.ts';
import { checkUpgradeBar } from './upgrade-bar.ts';

const pack = packFrom(
  JSON.parse(readFileSync(new URL('../../../../../formats/xwing1.json', import.meta.url), 'utf8')),
);

/** A squad from `'pilot+upgrade+upgrade pilot'`. */
function squad(faction: Faction, ships: string): Squad {
  return {
    faction,
    ships: ships.split(' ').map((ship) => {
      const [pilot = '', ...upgrades] = ship.split('+');
      return { pilot, upgrades };
    }),
  };
}

const rulings = (faction: Faction, ships: string) =>
  checkSquad(squad(faction, ships), pack).refusals.map(({ ruling }) => ruling);

const pointsOf = (faction: Faction, ships: string) => checkSquad(squad(faction, ships), pack).points;

describe('points', () => {
  it('xwing1:squad-building.1 xwing1:formats-of-play.1 101 points are too many, 100 are not', () => {
    const hundred = squad(
      'rebel',
      'redsquadronpilot+shieldupgrade redsquadronpilot+shieldupgrade rookiepilot+shieldupgrade rookiepilot',
    );
    expect(checkSquad(hundred, pack)).toMatchObject({ legal: true, points: 100, refusals: [] });
    const more = squad('rebel', 'wedgeantilles lukeskywalker garvendreis tarnmison');
    expect(checkSquad(more, pack)).toMatchObject({ legal: false, points: 106 });
    expect(checkSquad(more, pack).refusals).toEqual([
      {
        ruling: 'xwing1:squad-building.1',
        message: 'The squad costs 106 squad points; at most 100 are allowed, so it is 6 over.',
      },
    ]);
  });

  it('xwing1:squad-points.1 a negative cost lowers the total', () => {
    expect(pointsOf('rebel', 'prototypepilot')).toBe(17);
    expect(pointsOf('rebel', 'prototypepilot+chardaanrefit')).toBe(15);
  });

  it('cards take points off others, but never below 0', () => {
    expect(pointsOf('imperial', 'tempestsquadronpilot+tiex1+advtargetingcomputer')).toBe(21 + 1);
    expect(pointsOf('imperial', 'tempestsquadronpilot+tiex1+firecontrolsystem')).toBe(21);
    expect(pointsOf('rebel', 'wedgeantilles+renegaderefit+predator')).toBe(29 - 2 + 2);
    expect(pointsOf('scum', 'cartelmarauder+vaksai+hullupgrade+shieldupgrade')).toBe(20 + 2 + 3);
  });

  it('xwing1:formats-of-play.3 xwing1:huge-ship.1 huge ships come to epic play, both sections together', () => {
    const transport = squad('rebel', 'gr75mediumtransport rookiepilot rookiepilot rookiepilot rookiepilot');
    expect(checkSquad(transport, pack).refusals.map(({ ruling }) => ruling)).toEqual([
      'xwing1:squad-building.1',
      'xwing1:formats-of-play.3',
    ]);
    expect(checkSquad(transport, pack, { play: 'epic' })).toMatchObject({ legal: true, points: 114 });
    const half = squad('rebel', 'cr90corvettefore');
    expect(checkSquad(half, pack, { play: 'epic' }).refusals.map(({ ruling }) => ruling)).toEqual([
      'xwing1:huge-ship.1',
    ]);
    expect(checkSquad(squad('rebel', 'cr90corvettefore cr90corvetteaft'), pack, { play: 'epic' }).legal).toBe(
      true,
    );
  });

  it('xwing1:setup.2 a squad has a ship, and ships that can be bought', () => {
    const empty = checkSquad({ faction: 'scum', ships: [] }, pack);
    expect(empty).toMatchObject({ legal: false, refusals: [{ ruling: 'xwing1:setup.2' }] });
    expect(rulings('scum', 'nashtahpuppilot')).toEqual(['xwing1:squad-building.1']);
    expect(rulings('scum', 'nobody')).toEqual(['xwing1:squad-building.1']);
  });
});

describe('factions and names', () => {
  it('xwing1:faction.1 Resistance flies with Rebels, First Order with the Empire', () => {
    expect(rulings('rebel', 'bluesquadronnovice rookiepilot')).toEqual([]);
    expect(rulings('imperial', 'zetasquadronpilot academypilot')).toEqual([]);
  });

  it('xwing1:faction.2 factions do not mix', () => {
    expect(rulings('rebel', 'rookiepilot academypilot')).toEqual(['xwing1:faction.2']);
  });

  it('xwing1:faction.3 an upgrade without a faction fits any', () => {
    expect(rulings('rebel', 'wedgeantilles+squadleader')).toEqual([]);
    expect(rulings('imperial', 'howlrunner+squadleader')).toEqual([]);
    expect(rulings('scum', 'torkilmux+hullupgrade')).toEqual([]);
  });

  it('xwing1:unique-names.1 a unique name is there once, whatever the kind of card', () => {
    expect(rulings('rebel', 'chewbacca landocalrissian+chewbacca')).toEqual(['xwing1:unique-names.1']);
    expect(rulings('rebel', 'rookiepilot rookiepilot')).toEqual([]);
    expect(rulings('rebel', 'zeborrelios-attackshuttle zeborrelios-tiefighter')).toEqual([
      'xwing1:unique-names.1',
    ]);
  });

  it('xwing1:faq-upgrade-cards.29 Experimental Interface is unique', () => {
    const twice = 'rookiepilot+experimentalinterface rookiepilot+experimentalinterface';
    expect(rulings('rebel', twice)).toEqual(['xwing1:unique-names.1']);
  });

  it('a card may say how many of it a squad has', () => {
    const linked = 'palobgodalhi+attannimindlink torkilmux dacebonearm+attannimindlink';
    expect(rulings('scum', linked)).toEqual([]);
    expect(
      rulings('scum', 'serissu+attannimindlink palobgodalhi+attannimindlink dacebonearm+attannimindlink'),
    ).toEqual(['xwing1:golden-rules.2']);
  });
});

describe('upgrades', () => {
  it('xwing1:upgrade-cards.1 each icon takes one upgrade', () => {
    expect(rulings('rebel', 'prototypepilot+clustermissiles')).toEqual([]);
    expect(rulings('rebel', 'prototypepilot+clustermissiles+homingmissiles')).toEqual([
      'xwing1:upgrade-cards.1',
    ]);
    expect(rulings('imperial', 'academypilot+squadleader')).toEqual(['xwing1:upgrade-cards.1']);
    expect(rulings('imperial', 'omicrongrouppilot+emperorpalpatine+gunner')).toEqual([
      'xwing1:upgrade-cards.1',
    ]);
    expect(rulings('imperial', 'omicrongrouppilot+emperorpalpatine')).toEqual([]);
  });

  it('xwing1:upgrade-cards.2 a faction on a card', () => {
    expect(rulings('rebel', 'wedgeantilles+ruthlessness')).toEqual(['xwing1:upgrade-cards.2']);
    expect(rulings('imperial', 'howlrunner+ruthlessness')).toEqual([]);
  });

  it('xwing1:upgrade-cards.3 a size on a card', () => {
    expect(rulings('imperial', 'academypilot+antipursuitlasers')).toEqual(['xwing1:upgrade-cards.3']);
    expect(rulings('imperial', 'bountyhunter+antipursuitlasers')).toEqual([]);
  });

  it('xwing1:upgrade-cards.4 a type on a card is met by any name that contains it', () => {
    expect(rulings('imperial', 'zetasquadronpilot+twinionenginemkii')).toEqual([]);
    expect(rulings('rebel', 'bluesquadronnovice+integratedastromech')).toEqual([]);
    expect(rulings('rebel', 'goldsquadronpilot+integratedastromech')).toEqual(['xwing1:upgrade-cards.4']);
  });

  it('xwing1:upgrade-icons.1 every upgrade has one of the 17 slots, and every slot has upgrades', () => {
    expect(UPGRADE_SLOTS).toHaveLength(17);
    expect(new Set(UPGRADES.map(({ slot }) => slot))).toEqual(new Set(UPGRADE_SLOTS));
  });

  it('xwing1:limited.1 xwing1:faq-errata.8 a ship does not carry a limited card twice', () => {
    expect(rulings('imperial', 'omicrongrouppilot+tactician+tactician')).toEqual(['xwing1:limited.1']);
    expect(rulings('imperial', 'omicrongrouppilot+tactician omicrongrouppilot+tactician')).toEqual([]);
  });

  it('xwing1:squad-building.2 different limited cards do', () => {
    expect(rulings('imperial', 'omicrongrouppilot+tactician+tailgunner')).toEqual([]);
  });

  it('xwing1:modifications.1 a modification needs no icon', () => {
    expect(rulings('imperial', 'academypilot+shieldupgrade')).toEqual([]);
  });

  it('xwing1:modifications.2 a ship has one modification', () => {
    expect(rulings('imperial', 'academypilot+shieldupgrade+hullupgrade')).toEqual(['xwing1:modifications.2']);
  });

  it('xwing1:title.1 a title fits the ship it is for', () => {
    expect(rulings('imperial', 'bountyhunter+millenniumfalcon')).toEqual(['xwing1:title.1']);
    expect(rulings('rebel', 'outerrimsmuggler+millenniumfalcon')).toEqual([]);
  });

  it('xwing1:title.2 a ship has one title', () => {
    expect(rulings('imperial', 'bountyhunter+slavei+andrasta')).toEqual(['xwing1:title.2']);
  });
});

describe('what cards say of other cards', () => {
  it('icons that a card adds', () => {
    expect(rulings('imperial', 'bountyhunter+protontorpedoes')).toEqual(['xwing1:upgrade-cards.1']);
    expect(rulings('imperial', 'bountyhunter+slavei+protontorpedoes')).toEqual([]);
    expect(rulings('scum', 'cartelspacer+heavyscykinterceptor+ioncannon')).toEqual([]);
    expect(rulings('scum', 'cartelspacer+heavyscykinterceptor+ioncannon+protontorpedoes')).toEqual([
      'xwing1:upgrade-cards.1',
    ]);
  });

  it.each([
    ['rebel', 'bluesquadronpilot', 'bwinge2', 'gunner'],
    ['rebel', 'goldsquadronpilot', 'bombloadout', 'protonbombs'],
    ['rebel', 'greensquadronpilot', 'awingtestpilot', 'pushthelimit+predator'],
    ['rebel', 'redsquadronpilot', 'r2d6', 'predator'],
    ['rebel', 'captainrex', 'sabinesmasterpiece', 'gunner+inertialdampeners'],
    ['rebel', 'outerrimsmuggler', 'smugglingcompartment', 'inertialdampeners'],
    ['scum', 'blacksunassassin', 'virago', 'firecontrolsystem+inertialdampeners'],
    ['scum', 'lokrevenant', 'havoc', 'firecontrolsystem+r5p8'],
    ['scum', 'mandalorianmercenary', 'andrasta', 'seismiccharges+protonbombs+ionbombs'],
    ['imperial', 'gammasquadronpilot', 'tieshuttle', 'reconspecialist+reconspecialist'],
    ['imperial', 'tempestsquadronpilot', 'tiex1', 'firecontrolsystem'],
  ] as const)('%s: %s with %s has room for %s', (faction, pilot, card, more) => {
    expect(rulings(faction, `${pilot}+${card}+${more}`)).toEqual([]);
    expect(new Set(rulings(faction, `${pilot}+${more}`))).toEqual(new Set(['xwing1:upgrade-cards.1']));
  });

  it('icons that titles of huge ships add and take', () => {
    const epic = (faction: Faction, ships: string) =>
      checkSquad(squad(faction, ships), pack, { play: 'epic' }).refusals.map(({ ruling }) => ruling);
    const corvette = (fore: string) => epic('rebel', `cr90corvettefore${fore} cr90corvetteaft`);
    const crewed = '+gunner+reconspecialist+gunneryteam+sensorteam+engineeringteam';
    expect(corvette(`+tantiveiv${crewed}`)).toEqual([]);
    expect(corvette(crewed)).toEqual(['xwing1:upgrade-cards.1', 'xwing1:upgrade-cards.1']);
    const merchant = (title: string, ...more: readonly string[]) =>
      epic('scum', `croccruiser${title}+${more.join('+')}`);
    const gained = ['gunner', 'gunner', 'reconspecialist', 'sensorteam', 'gunneryteam'];
    expect(merchant('+merchantone', ...gained)).toEqual([]);
    expect(merchant('', ...gained)).toEqual(['xwing1:upgrade-cards.1', 'xwing1:upgrade-cards.1']);
    const cargo = ['shieldprojector', 'tibannagassupplies', 'clusterbombs'];
    expect(merchant('', ...cargo)).toEqual([]);
    expect(merchant('+merchantone', ...cargo)).toEqual(['xwing1:upgrade-cards.1']);
  });

  it('icons that a card takes', () => {
    expect(rulings('scum', 'lokrevenant+gunner')).toEqual([]);
    expect(rulings('scum', 'lokrevenant+havoc+gunner')).toEqual(['xwing1:upgrade-cards.1']);
    expect(rulings('imperial', 'deltasquadronpilot+ioncannon')).toEqual([]);
    expect(rulings('imperial', 'deltasquadronpilot+tiex7+ioncannon')).toEqual(['xwing1:upgrade-cards.1']);
    expect(rulings('imperial', 'scimitarsquadronpilot+tieshuttle+protontorpedoes')).toEqual([
      'xwing1:upgrade-cards.1',
    ]);
    expect(rulings('imperial', 'scimitarsquadronpilot+tieshuttle+tactician+gunner')).toEqual([
      'xwing1:golden-rules.2',
    ]);
  });

  it('more than one modification, or none', () => {
    expect(rulings('imperial', 'soontirfel+royalguardtie+shieldupgrade+hullupgrade')).toEqual([]);
    expect(rulings('imperial', 'soontirfel+royalguardtie+hullupgrade+hullupgrade')).toEqual([
      'xwing1:golden-rules.2',
    ]);
    expect(rulings('rebel', 'outerrimsmuggler+smugglingcompartment+hullupgrade+riggedcargochute')).toEqual(
      [],
    );
    expect(rulings('rebel', 'outerrimsmuggler+smugglingcompartment+engineupgrade')).toEqual([
      'xwing1:golden-rules.2',
    ]);
    expect(rulings('scum', 'cartelspacer+lightscykinterceptor+hullupgrade')).toEqual([
      'xwing1:modifications.2',
    ]);
    expect(rulings('rebel', 'rookiepilot+renegaderefit+hullupgrade+shieldupgrade')).toEqual([]);
    expect(rulings('rebel', 'rookiepilot+renegaderefit+hullupgrade+hullupgrade')).toEqual([
      'xwing1:golden-rules.2',
    ]);
    const three = 'cartelmarauder+vaksai+hullupgrade+shieldupgrade+engineupgrade';
    expect(rulings('scum', three)).toEqual([]);
    expect(rulings('scum', `${three}+stealthdevice`)).toEqual(['xwing1:modifications.2']);
    expect(rulings('scum', 'cartelmarauder+vaksai+hullupgrade+hullupgrade')).toEqual([
      'xwing1:golden-rules.2',
    ]);
  });

  it('a pilot skill, a number, an action, an icon', () => {
    expect(rulings('imperial', 'alphasquadronpilot+royalguardtie')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('imperial', 'alphasquadronpilot+lightweightframe')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('imperial', 'sigmasquadronpilot+lightweightframe')).toEqual([]);
    expect(rulings('rebel', 'rookiepilot+autothrusters')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('rebel', 'prototypepilot+autothrusters')).toEqual([]);
    expect(rulings('imperial', 'scimitarsquadronpilot+longrangescanners')).toEqual([]);
    expect(rulings('rebel', 'rookiepilot+longrangescanners')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('rebel', 'wedgeantilles+r2d6')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('rebel', 'rookiepilot+r2d6')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('rebel', 'redsquadronpilot+r2d6+squadleader')).toEqual([]);
    expect(rulings('rebel', 'prototypepilot+awingtestpilot')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('rebel', 'greensquadronpilot+awingtestpilot+predator+predator')).toEqual([
      'xwing1:golden-rules.2',
    ]);
    expect(rulings('scum', 'blacksunenforcer+virago')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('scum', 'lokrevenant+havoc+salvagedastromech')).toEqual(['xwing1:golden-rules.2']);
  });

  it('a card that must come along', () => {
    expect(rulings('scum', 'gandfindsman+misthunter')).toEqual(['xwing1:golden-rules.2']);
    expect(rulings('scum', 'gandfindsman+misthunter+tractorbeam')).toEqual([]);
  });
});

it('obstacles are three different ones of the format', () => {
  const base = squad('rebel', 'rookiepilot');
  const check = (...obstacles: string[]) => checkSquad({ ...base, obstacles }, pack).refusals.length;
  expect(check('coreasteroid0', 'coreasteroid1', 'yt2400debris0')).toBe(0);
  expect(check('coreasteroid0', 'coreasteroid1')).toBe(1);
  expect(check('coreasteroid0', 'coreasteroid0', 'coreasteroid1')).toBe(1);
  expect(check('gascloud1', 'coreasteroid0', 'coreasteroid1')).toBe(1);
});

it('every upgrade fits some ship', () => {
  const index = indexPack(pack);
  const flown = pack.pilots.filter(({ points }) => points !== undefined);
  const fitsOn = (pilot: string, upgrades: readonly string[]): boolean => {
    const [fitted] = fittedShips({ faction: 'rebel', ships: [{ pilot, upgrades }] }, index);
    return (
      fitted !== undefined &&
      checkUpgradeBar(fitted, ENGLISH_SQUADS).length === 0 &&
      fitted.upgrades.every((upgrade) => unmetNeed(upgrade, fitted, ENGLISH_SQUADS) === null)
    );
  };
  const nowhere = pack.upgrades.filter(
    ({ id, brings }) => !flown.some((pilot) => fitsOn(pilot.id, brings ? [id, brings] : [id])),
  );
  // Its icon is one that only the title TIE/x1 brings.
  expect(nowhere.map(({ id }) => id)).toEqual(['advtargetingcomputer']);
  expect(fitsOn('tempestsquadronpilot', ['tiex1', 'advtargetingcomputer'])).toBe(true);
});
